// The crowd of benchmarks/crowd.py with boardgame.io's own client: node crowd.js '{"url": …, "pid": …, …}'
const { readFileSync } = require("node:fs");
const { performance } = require("node:perf_hooks");
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Goofspiel } = require("./goofspiel");

const wanted = JSON.parse(process.argv[2]);
const SEATS = 4;
const CALM = 3; // moves a second at each of the first few tables
const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const kib = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${wanted.pid}/status`, "utf8"))[1]);
const TICKS = 100; // a second, in which Linux counts processor time
const cpu = () => {
  const fields = readFileSync(`/proc/${wanted.pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
};
const tables = [];
let done = []; // milliseconds from a move to its answer
let told = []; // … until the last of the others has it
let late = []; // how late this program was to send

function sit(number) {
  const table = { seats: [], busy: false };
  for (let id = 0; id < SEATS; id += 1) {
    const client = Client({
      game: Goofspiel,
      numPlayers: SEATS,
      matchID: `table-${number}`,
      playerID: String(id),
      debug: false,
      multiplayer: SocketIO({ server: wanted.url, socketOpts: { transports: ["websocket"], forceNew: true } }),
    });
    const seat = { client, id: String(id), since: 0 };
    client.subscribe((state) => state && hear(table, seat, state));
    client.start();
    table.seats.push(seat);
  }
  tables.push(table);
}

// A move shows at its own seat when the bid lies there or the round is over, and everywhere by the state's number.
function hear(table, seat, state) {
  seat.state = state;
  const move = table.move;
  if (!move || state._stateID <= move.before) return;
  const spent = performance.now() - move.at;
  if (seat === move.seat) done.push(spent);
  else move.others -= 1;
  if (seat !== move.seat && move.others === 0) told.push(spent);
  move.left -= 1;
  if (move.left === 0) table.move = undefined;
}

function asked(table) {
  return table.seats.filter((seat) => seat.state.G.players[seat.id].bid === null);
}

function choose() {
  const free = tables.filter((table) => !table.move);
  const table = free[Math.floor(Math.random() * free.length)];
  if (!table) return;
  const seats = asked(table);
  const seat = seats[Math.floor(Math.random() * seats.length)];
  const { hand } = seat.state.G.players[seat.id];
  const before = Math.max(...table.seats.map((other) => other.state._stateID));
  table.move = { seat, before, at: performance.now(), others: SEATS - 1, left: SEATS };
  seat.client.moves.bid(hand[Math.floor(Math.random() * hand.length)]);
}

// Moves come at random moments, as people's do: `rate` a second on average, whatever the server's pace.
async function load(seconds, rate) {
  const end = performance.now() + seconds * 1000;
  let next = performance.now();
  while (next < end) {
    await pause(Math.max(0, next - performance.now()));
    for (; next <= performance.now() && next < end; next -= (Math.log(1 - Math.random()) * 1000) / rate) {
      late.push(performance.now() - next);
      choose();
    }
  }
}

async function everybody() {
  while (!tables.every((table) => table.seats.every((seat) => seat.state))) await pause(20);
}

async function main() {
  for (let number = 0; number < wanted.few; number += 1) sit(number);
  await everybody();
  await load(wanted.warm_up, CALM * wanted.few);
  const few = kib();
  for (let number = wanted.few; number < wanted.tables; number += 1) {
    sit(number);
    if (number % 10 === 0) await everybody();
  }
  await everybody();
  await load(wanted.warm_up, wanted.rate);
  const many = kib();
  [done, told, late] = [[], [], []];
  const used = cpu();
  await load(wanted.seconds, wanted.rate);
  const busy = (cpu() - used) / wanted.seconds;
  await pause(500);
  const found = { done, told, late, few, many, after: kib(), busy, refused: 0 };
  process.stdout.write(JSON.stringify(found), () => process.exit(0)); // a long answer takes a moment to be read
}

main();
