// Colyseus with the cut-down Kamozza and a patch right after every move; it stores nothing.
// Environment: PORT, DEALS.
import http from "node:http";
import { Room, Server } from "@colyseus/core";
import { StateView, schema } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";
import rules from "./rules.cjs";

const { HAND, SHIPS, ROUNDS, PLAYERS, isLegal } = rules;
const DEALS = Number(process.env.DEALS || 1);

const Player = schema(
  {
    score: "uint16",
    loaded: ["uint8"],
    sunk: "uint8",
    left: "uint8",
    chosen: "boolean",
    hand: { array: "uint8", view: true },
    pick: { array: "uint8", view: true },
    port: { type: "int8", view: true },
  },
  "Player",
);
const Round = schema({ capacities: ["uint8"], sums: ["uint8"], picks: ["string"] }, "Round");
const State = schema(
  {
    seq: "uint32",
    deal: "uint16",
    round: "uint8",
    over: "boolean",
    ships: ["uint8"],
    players: [Player],
    history: [Round],
  },
  "State",
);

function refill(list, items) {
  list.clear();
  for (const item of items) list.push(item);
}

function shuffled(items) {
  const left = items.slice();
  return items.map(() => left.splice(Math.floor(Math.random() * left.length), 1)[0]);
}

class Kamozza extends Room {
  maxClients = PLAYERS;
  seats = new Map();

  onCreate() {
    this.setPatchRate(null);
    const state = new State();
    Object.assign(state, { seq: 0, deal: 0, over: false });
    for (let seat = 0; seat < PLAYERS; seat++) {
      const player = new Player();
      player.score = 0;
      state.players.push(player);
    }
    this.state = state;
    this.deal();
    this.onMessage("choose", (client, message) => this.choose(client, message));
  }

  deal() {
    const state = this.state;
    this.ships = SHIPS.map((ships) => shuffled(ships).slice(0, ROUNDS));
    state.round = 0;
    state.history.clear();
    this.showShips();
    for (const player of state.players) {
      refill(player.hand, HAND);
      this.clearPick(player);
      player.loaded.clear();
      Object.assign(player, { sunk: 0, left: HAND.length });
    }
  }

  showShips() {
    refill(
      this.state.ships,
      this.ships.map((deck) => deck[this.state.round]),
    );
  }

  clearPick(player) {
    player.pick.clear();
    player.port = -1;
    player.chosen = false;
  }

  onJoin(client, options) {
    const seat = Number(options.seat);
    this.seats.set(client.sessionId, seat);
    client.view = new StateView();
    client.view.add(this.state.players[seat]);
  }

  choose(client, { cards, port }) {
    const state = this.state;
    const me = state.players[this.seats.get(client.sessionId)];
    if (state.over || me.chosen || !isLegal([...me.hand], cards, port, state.round)) return;
    refill(me.pick, cards);
    me.port = port;
    me.chosen = true;
    if (state.players.every((player) => player.chosen)) this.resolve();
    state.seq++;
    this.broadcastPatch();
  }

  resolve() {
    const state = this.state;
    const sums = [0, 0];
    for (const player of state.players) for (const card of player.pick) sums[player.port] += card;
    const round = new Round();
    round.capacities.push(...state.ships);
    round.sums.push(...sums);
    for (const player of state.players)
      this.load(player, round, sums[player.port] <= state.ships[player.port]);
    state.history.push(round);
    state.round++;
    if (state.round < ROUNDS) return this.showShips();
    state.deal++;
    if (state.deal === DEALS) state.over = true;
    else this.deal();
  }

  load(player, round, sails) {
    const cards = [...player.pick];
    refill(
      player.hand,
      [...player.hand].filter((card) => !cards.includes(card)),
    );
    player.left = player.hand.length;
    for (const card of cards) {
      if (sails) {
        player.score += card;
        player.loaded.push(card);
      } else player.sunk++;
    }
    round.picks.push(`${cards.join("+")}@${player.port}${sails ? "" : "!"}`);
    this.clearPick(player);
  }
}

const server = http.createServer();
process.on("SIGUSR2", () => global.gc?.());
const transport = new WebSocketTransport({ server, pingInterval: 0 });
const colyseus = new Server({ greet: false, gracefullyShutdown: false, transport });
colyseus.define("kamozza", Kamozza).filterBy(["table"]);
await colyseus.listen(Number(process.env.PORT), "127.0.0.1");
