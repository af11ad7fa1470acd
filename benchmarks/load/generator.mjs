// Load: many tables of four players over raw sockets, cheaper than any server under test.
//
//   node generator.mjs '{"protocol": "sobremesa", "url": "ws://127.0.0.1:8000", "tables": 64, ...}'
//
// Without `rate` each table has one move under way, and the next is made when the last of the four
// has the update (closed loop: the server is full). With it, moves are due at even distances and
// given to a table that is free (open loop); a latency counts from the moment its move was due.
// Prints one JSON object.
import fs from "node:fs";
import { cpuOf, machineCpu, memoryOf } from "./machine.mjs";
import { PROTOCOLS } from "./protocols.mjs";

const job = {
  tables: 64,
  seconds: 5,
  warm: 2,
  rate: 0,
  deals: 10,
  seed: 1,
  ahead: 0,
  server: 0,
  database: 0,
  idle: false,
  ...JSON.parse(process.argv[2]),
};
const pause = (milliseconds) => new Promise((over) => setTimeout(over, milliseconds));
const seen = {
  moves: 0,
  updates: 0,
  updateBytes: 0,
  messages: 0,
  matches: 0,
  latencies: [],
  errors: [],
};
let recording = false;
let stopping = false;

let state = job.seed;
function chance() {
  // Park and Miller's generator: the same moves in every run
  state = (state * 48271) % 2147483647;
  return (state - 1) / 2147483646;
}

/** Takes one out: in turn, all tables would come to their ends at once. */
function anyOf(tables) {
  return tables.splice(Math.floor(chance() * tables.length), 1)[0];
}

/** So many tables are open when everything is loaded that all of them share. */
const FEW = 50;

const matches = job.matches ? JSON.parse(fs.readFileSync(job.matches, "utf8")) : [];
const protocol = new PROTOCOLS[job.protocol]({ ...job, chance, matches });
const free = [];
const due = [];

class Table {
  updatesLeft = 0;

  async begin() {
    await protocol.fresh(this);
  }

  ready() {
    if (stopping) return;
    if (!job.rate) this.move(performance.now());
    else if (due.length) this.move(due.shift());
    else free.push(this);
  }

  move(since) {
    this.since = since;
    this.updatesLeft = this.connections.length;
    const [connection, message] = protocol.next(this);
    connection.socket.send(message);
  }

  updated(_, bytes) {
    if (recording) {
      seen.messages++;
      seen.updates++;
      seen.updateBytes += bytes.length;
    }
    if (this.updatesLeft && --this.updatesLeft === 0) this.moved();
  }

  other() {
    if (recording) seen.messages++;
  }

  failed(text) {
    if (seen.errors.length < 5) seen.errors.push(text);
  }

  moved() {
    if (recording) {
      seen.moves++;
      seen.latencies.push(performance.now() - this.since);
    }
    if (protocol.isOver(this)) this.again();
    else this.ready();
  }

  async again() {
    if (stopping) return;
    try {
      await this.begin();
    } catch (error) {
      this.failed(String(error));
      return;
    }
    if (recording) seen.matches++;
    this.ready();
  }
}

function keepTime() {
  const began = performance.now();
  let given = 0;
  const tick = () => {
    const wanted = Math.floor(((performance.now() - began) / 1000) * job.rate);
    for (; given < wanted; given++) {
      const now = performance.now();
      if (free.length) anyOf(free).move(now);
      else due.push(now);
    }
    if (!stopping) setTimeout(tick, 1);
  };
  tick();
}

function now() {
  const { user, system } = process.cpuUsage();
  const clocks = {
    server: cpuOf(job.server),
    database: cpuOf(job.database),
    generator: (user + system) / 1000,
  };
  return { wall: performance.now(), ...clocks, ...machineCpu() };
}

async function measure() {
  const before = now();
  recording = true;
  await pause(job.seconds * 1000);
  recording = false;
  const after = now();
  stopping = true;
  return Object.fromEntries(Object.keys(before).map((key) => [key, after[key] - before[key]]));
}

const quantile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

function result(spent) {
  const sorted = seen.latencies.sort((a, b) => a - b);
  const perMove = (milliseconds) => (milliseconds * 1000) / Math.max(1, seen.moves);
  const share = (milliseconds) => (100 * milliseconds) / spent.wall;
  return {
    rate: (seen.moves * 1000) / spent.wall,
    p50: quantile(sorted, 0.5),
    p90: quantile(sorted, 0.9),
    p99: quantile(sorted, 0.99),
    serverCpu: perMove(spent.server),
    databaseCpu: perMove(spent.database),
    serverShare: share(spent.server),
    generatorShare: share(spent.generator),
    foreignShare: share(spent.busy - spent.server - spent.database - spent.generator),
    stealShare: share(spent.steal),
    updateBytes: seen.updateBytes / Math.max(1, seen.updates),
    messages: seen.messages / Math.max(1, seen.moves),
    moves: seen.moves,
    matches: seen.matches,
    backlog: due.length,
    errors: seen.errors,
  };
}

const memory = { before: memoryOf(job.server) };
const tables = Array.from({ length: job.tables }, () => new Table());
for (const [number, table] of tables.entries()) {
  await table.begin();
  if (number + 1 === FEW) memory.few = memoryOf(job.server);
}
await protocol.prepare?.();
await pause(500);
memory.open = memoryOf(job.server);
if (job.idle) {
  await pause(job.seconds * 1000);
  memory.later = memoryOf(job.server);
  console.log(JSON.stringify({ memory, sockets: tables.length * 4 }));
  process.exit(0);
}
for (const table of tables) table.ready();
if (job.rate) keepTime();
await pause(job.warm * 1000);
const spent = await measure();
memory.played = memoryOf(job.server);
console.log(JSON.stringify({ ...result(spent), memory }));
process.exit(seen.errors.length ? 1 : 0);
