// boardgame.io's own server with its in-memory store: node serve.js PORT
const { Server } = require("boardgame.io/server");
const { Goofspiel } = require("./goofspiel");

const server = Server({ games: [Goofspiel], origins: [/127\.0\.0\.1/] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("listening") });
