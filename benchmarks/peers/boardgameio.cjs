// boardgame.io with the cut-down Kamozza. Environment: PORT, DEALS, and FLATFILE, a folder, for its
// persistent storage instead of the one in memory.
"use strict";
process.env.NODE_ENV = "production";
const http = require("node:http");
const { INVALID_MOVE } = require("boardgame.io/core");
const { FlatFile, Server } = require("boardgame.io/server");
const { HAND, SHIPS, ROUNDS, PLAYERS, isLegal } = require("./rules.cjs");

const DEALS = Number(process.env.DEALS || 1);

function deal(G, random) {
  G.ships = SHIPS.map((ships) => random.Shuffle(ships).slice(0, ROUNDS));
  G.round = 0;
  G.history = [];
  for (const player of Object.values(G.players)) {
    Object.assign(player, { hand: HAND.slice(), loaded: [], sunk: [], pick: null });
  }
}

function setup({ random }) {
  const G = { deal: 0, over: false, players: {} };
  for (let seat = 0; seat < PLAYERS; seat++) G.players[seat] = { score: 0 };
  deal(G, random);
  return G;
}

function choose({ G, playerID, random }, cards, port) {
  const me = G.players[playerID];
  if (!me || me.pick || !isLegal(me.hand, cards, port, G.round)) return INVALID_MOVE;
  me.pick = { cards, port };
  if (Object.values(G.players).every((player) => player.pick)) resolve(G, random);
}

function resolve(G, random) {
  const capacities = G.ships.map((ships) => ships[G.round]);
  const sums = [0, 0];
  const players = Object.values(G.players);
  for (const { pick } of players) for (const card of pick.cards) sums[pick.port] += card;
  const picks = players.map((player) =>
    load(player, sums[player.pick.port] <= capacities[player.pick.port]),
  );
  G.history.push({ capacities, sums, picks });
  G.round++;
  if (G.round < ROUNDS) return;
  G.deal++;
  if (G.deal === DEALS) G.over = true;
  else deal(G, random);
}

function load(player, sails) {
  const { cards, port } = player.pick;
  player.hand = player.hand.filter((card) => !cards.includes(card));
  for (const card of cards) {
    if (sails) player.score += card;
    (sails ? player.loaded : player.sunk).push(card);
  }
  player.pick = null;
  return { cards, port, sails };
}

function playerView({ G, playerID }) {
  const players = {};
  for (const [seat, p] of Object.entries(G.players)) {
    const open = {
      score: p.score,
      loaded: p.loaded,
      sunk: p.sunk.length,
      left: p.hand.length,
      chosen: !!p.pick,
    };
    players[seat] = seat === playerID ? { ...open, hand: p.hand, pick: p.pick } : open;
  }
  const ships = G.ships.map((deck) => deck[G.round] ?? null);
  return { deal: G.deal, round: G.round, over: G.over, ships, players, history: G.history };
}

const move = {
  client: false,
  redact: true,
  ignoreStaleStateID: true,
  undoable: false,
  move: choose,
};
const game = {
  name: "kamozza",
  minPlayers: PLAYERS,
  maxPlayers: PLAYERS,
  disableUndo: true,
  setup,
  turn: { activePlayers: { all: null } },
  moves: { choose: move },
  endIf: ({ G }) => (G.over ? { scores: Object.values(G.players).map((p) => p.score) } : undefined),
  playerView,
};

const listen = http.Server.prototype.listen; // its own call would listen on every address
http.Server.prototype.listen = function (port, ...rest) {
  return listen.call(this, { port: Number(port), host: "127.0.0.1" }, ...rest);
};
process.on("SIGUSR2", () => global.gc?.());
const folder = process.env.FLATFILE;
const server = Server({
  games: [game],
  origins: ["http://127.0.0.1"],
  ...(folder ? { db: new FlatFile({ dir: folder }) } : {}),
});
server.app.silent = true;
server.run(Number(process.env.PORT));
