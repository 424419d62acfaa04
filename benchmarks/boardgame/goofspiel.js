// Goofspiel for four: every seat lays a card face down, the highest alone takes the prize. The same kind of work as a
// contest of Douro: secret bids that nobody else may see, settled when the last one is in.
const CARDS = 200; // enough for a long run: a match never ends under load

function setup({ ctx }) {
  const hand = () => Array.from({ length: CARDS }, (_, card) => card + 1);
  const players = Object.fromEntries(ctx.playOrder.map((id) => [id, { hand: hand(), bid: null, points: 0 }]));
  return { players, prize: 1, round: 0 };
}

function settle(G) {
  const seats = Object.values(G.players);
  const highest = Math.max(...seats.map((seat) => seat.bid));
  const winners = seats.filter((seat) => seat.bid === highest);
  if (winners.length === 1) winners[0].points += G.prize;
  for (const seat of seats) seat.bid = null;
  G.round += 1;
  G.prize = 1 + ((G.round * 7) % 13);
}

function bid({ G, playerID }, card) {
  const seat = G.players[playerID];
  if (seat.bid !== null || !seat.hand.includes(card)) return "INVALID_MOVE";
  seat.hand.splice(seat.hand.indexOf(card), 1);
  seat.bid = card;
  if (Object.values(G.players).every((other) => other.bid !== null)) settle(G);
}

// What a seat may see: its own hand and bid, of the others how many cards they hold.
function playerView({ G, playerID }) {
  const seen = ([id, seat]) => [id, id === playerID ? seat : { hand: seat.hand.length, points: seat.points }];
  return { ...G, players: Object.fromEntries(Object.entries(G.players).map(seen)) };
}

const Goofspiel = {
  name: "goofspiel",
  minPlayers: 4,
  maxPlayers: 4,
  setup,
  turn: { activePlayers: { all: "bidding" }, stages: { bidding: {} } },
  moves: { bid: { move: bid, client: false, ignoreStaleStateID: true } },
  playerView,
};

module.exports = { Goofspiel };
