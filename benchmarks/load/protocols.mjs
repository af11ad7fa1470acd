// What each server speaks. A protocol opens a table's four connections, makes moves, and tells the
// table of every update that a move caused: `table.updated(connection, bytes)`.
import http from "node:http";
import WebSocket from "ws";
import { Hands } from "./hands.mjs";

function connect(url, heard, headers = {}) {
  return new Promise((opened, failed) => {
    const socket = new WebSocket(url, { perMessageDeflate: false, headers });
    socket.on("message", heard);
    socket.once("open", () => opened(socket));
    socket.once("error", failed);
  });
}

/** A new match of the cut-down game on the connections that a table has, or on new ones. */
class Peer {
  constructor({ url, deals, chance }) {
    Object.assign(this, { url, deals, chance, number: 0 });
  }

  async fresh(table) {
    table.hands ??= new Hands(this.deals, this.chance);
    table.hands.begin();
    table.match = `m${process.pid}-${this.number++}`;
    table.connections ??= [0, 1, 2, 3].map((seat) => ({ seat, table }));
    for (const connection of table.connections) await this.sit(connection);
  }

  isOver(table) {
    return table.hands.over;
  }

  next(table) {
    const { seat, cards, port } = table.hands.next();
    const connection = table.connections[seat];
    return [connection, this.message(connection, cards, port)];
  }
}

/** boardgame.io over socket.io. */
export class BoardgameIo extends Peer {
  async sit(connection) {
    if (!connection.socket) {
      const joined = new Promise((done) => {
        connection.joined = done;
      });
      const address = `${this.url}/socket.io/?EIO=4&transport=websocket`;
      connection.opening = connect(address, (bytes) => this.hear(connection, bytes));
      connection.socket = await connection.opening;
      await joined;
    }
    await new Promise((synced) => {
      connection.synced = synced;
      connection.socket.send(
        `42/kamozza,["sync","${connection.table.match}","${connection.seat}",null,4]`,
      );
    });
    connection.table.state = 0;
  }

  async hear(connection, bytes) {
    if (bytes[0] === 0x30)
      (await connection.opening).send("40/kamozza,"); // engine.io is open
    else if (bytes[0] === 0x32)
      connection.socket.send("3"); // ping
    else if (bytes[1] === 0x30) connection.joined();
    else this.event(connection, bytes);
  }

  event(connection, bytes) {
    const head = bytes.latin1Slice(0, Math.min(48, bytes.length));
    if (head.includes('["sync"')) connection.synced();
    else if (head.includes('["update"')) connection.table.updated(connection, bytes);
  }

  message({ seat, table }, cards, port) {
    const payload = `{"type":"choose","args":[[${cards}],${port}],"playerID":"${seat}"}`;
    const action = `{"type":"MAKE_MOVE","payload":${payload}}`;
    return `42/kamozza,["update",${action},${table.hands.moves - 1},"${table.match}","${seat}"]`;
  }
}

/** Colyseus: every match is a room with connections of its own. */
export class Colyseus extends Peer {
  agent = new http.Agent({ keepAlive: true, maxSockets: 64 });

  async sit(connection) {
    connection.socket?.removeAllListeners("message").close();
    const { table, seat } = connection;
    const place = await this.post("/matchmake/joinOrCreate/kamozza", { table: table.match, seat });
    const address = `${this.url}/${place.processId}/${place.roomId}?sessionId=${place.sessionId}`;
    const socket = new WebSocket(address, { perMessageDeflate: false });
    connection.socket = socket;
    await new Promise((joined, failed) => {
      socket.once("error", failed);
      socket.on("message", (bytes) => {
        if (bytes[0] === 10)
          socket.send(Buffer.from([10])); // joined
        else if (bytes[0] === 14) joined();
        else if (bytes[0] === 15) connection.table.updated(connection, bytes);
      });
    });
    if (seat === 3) await new Promise((quiet) => setTimeout(quiet, 5)); // patches of the joining
  }

  post(path, body) {
    const text = JSON.stringify(body);
    const headers = { "content-type": "application/json", "content-length": text.length };
    const options = { method: "POST", headers, agent: this.agent };
    return new Promise((answered, failed) => {
      const request = http.request(this.url.replace("ws:", "http:") + path, options, (response) => {
        let answer = "";
        response.on("data", (part) => {
          answer += part;
        });
        response.on("end", () => answered(JSON.parse(answer)));
      });
      request.on("error", failed);
      request.end(text);
    });
  }

  message(_, cards, port) {
    // room data, the text "choose", and in MessagePack {cards: [...], port}
    const choose = [
      13, 0xa6, 0x63, 0x68, 0x6f, 0x6f, 0x73, 0x65, 0x82, 0xa5, 0x63, 0x61, 0x72, 0x64, 0x73,
    ];
    return Buffer.from([
      ...choose,
      0x90 | cards.length,
      ...cards,
      0xa4,
      0x70,
      0x6f,
      0x72,
      0x74,
      port,
    ]);
  }
}

/** The thinnest server with the cut-down game. */
export class Thin extends Peer {
  async sit(connection) {
    if (!connection.socket) {
      connection.socket = await connect(`${this.url}/ws`, (bytes) => {
        if (connection.synced) connection.synced();
        else connection.table.updated(connection, bytes);
      });
    }
    await new Promise((synced) => {
      connection.synced = synced;
      connection.socket.send(`{"match":"${connection.table.match}","seat":${connection.seat}}`);
    });
    connection.synced = null;
  }

  message(_, cards, port) {
    return `{"cards":[${cards}],"port":${port}}`;
  }
}

const QUESTION = Buffer.from('"decision":{"id":');
const AFTER = Buffer.from(',"answers":[');
const VIEW = 0x76;
const ERROR = 0x65;

/** Sobremesa: any game, played from the questions in the views; `matches` are there already. */
export class Sobremesa {
  constructor({ url, chance, matches, ahead }) {
    Object.assign(this, { url, chance, matches, ahead, sent: 0, waiting: [] });
  }

  /** Open so many matches before the measurement, as peers' long matches are. */
  async prepare() {
    while (this.waiting.length < this.ahead) this.waiting.push(await this.open(this.matches.pop()));
  }

  async fresh(table) {
    for (const { socket } of table.connections ?? []) socket.close();
    const waiting = this.waiting.pop();
    if (!waiting && !this.matches.length) throw new Error("no match is left: more are needed");
    table.connections = waiting ?? (await this.open(this.matches.pop()));
    for (const connection of table.connections) connection.table = table;
  }

  open({ slug, keys }) {
    return Promise.all(keys.map((key, seat) => this.sit(slug, key, seat)));
  }

  async sit(slug, key, seat) {
    const connection = { seat, question: null, table: null };
    const heard = (bytes) => this.hear(connection, bytes);
    const headers = { cookie: `sobremesa=${key}` };
    connection.socket = await connect(`${this.url}/t/${slug}/ws`, heard, headers);
    await new Promise((shown) => {
      connection.shown = shown;
      connection.socket.send('{"type":"hello","log":0}');
    });
    return connection;
  }

  hear(connection, bytes) {
    if (bytes[9] === ERROR) return connection.table?.failed(bytes.toString());
    if (bytes[9] !== VIEW) return connection.table?.other(bytes);
    const start = bytes.indexOf(QUESTION);
    const end = start < 0 ? -1 : bytes.indexOf(AFTER, start);
    connection.question = start < 0 ? null : bytes.subarray(start + 11, end);
    if (connection.table) connection.table.updated(connection, bytes);
    else connection.shown();
  }

  isOver(table) {
    return table.connections.every((connection) => connection.question === null);
  }

  next(table) {
    const asked = table.connections.filter((connection) => connection.question !== null);
    const connection = asked[this.below(asked.length)];
    const {
      id,
      choices,
      at_least: least,
      at_most: most,
    } = JSON.parse(connection.question.toString());
    const count = least + this.below(most - least + 1);
    const chosen = Array.from(
      { length: count },
      () => choices.splice(this.below(choices.length), 1)[0],
    );
    const move = { type: "move", id: `c${this.sent++}`, decision: id, choices: chosen };
    return [connection, JSON.stringify(move)];
  }

  below(bound) {
    return Math.floor(this.chance() * bound);
  }
}

export const PROTOCOLS = {
  boardgameio: BoardgameIo,
  colyseus: Colyseus,
  thin: Thin,
  sobremesa: Sobremesa,
};
