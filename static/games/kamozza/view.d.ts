/** What the engine tells this page: the public part of a Kamozza view, what one seat sees beyond it, and the
 *  data of the log entries that are drawn. */

export type Kind = "rat" | "tea" | "silk" | "porcelain" | "rice" | "timber" | "gold";
export type PortId = "A" | "B";
export type Result = "departed" | "sunk" | "empty" | "loaded" | "typhoon";

export interface Arrival {
  kind: "ship" | "cat" | "typhoon";
  id: string;
  capacity?: number | null;
}

export interface Gone {
  id: string;
  capacity: number | null;
  result: Result;
  round: number;
}

export interface Port {
  arrival: Arrival | null;
  /** oldest first */
  gone: Gone[];
  /** ids that may still come, never their order */
  to_come: string[];
}

export interface Player {
  hand: number;
  laid: number;
  up: { kind: Kind; owner: number }[];
  lost: number;
  lost_kinds?: Kind[];
  /** kinds still in hand: with the option, and when all is over */
  left?: Kind[];
  points: number;
  /** round and position of the last boarding */
  stamp: [number, number];
  /** round in which this player was eliminated */
  out: number | null;
}

export interface Public {
  mode: "main" | "variant";
  round: number;
  rounds: number;
  phase: "cargo" | "port" | "over";
  start: number;
  /** seats still in, clockwise from the start player */
  order: number[];
  ports: { A: Port; B?: Port };
  players: Player[];
}

export interface Own {
  hand: Kind[];
  laid: Kind[];
  lost: Kind[];
  /** hand minus rounds left, this one included */
  spare: number;
}

/** Data of `ports`: who chose what, and which port is first. */
export interface PortsData {
  a: number[];
  b: number[];
  first: PortId;
}

/** Data of `port`: how one port ended, for good. */
export interface PortData {
  port: PortId;
  ship: string;
  capacity: number | null;
  result: Result;
  seats: number[];
  boarded: number[];
  points: Record<string, number>;
  lost: Record<string, number>;
}

export interface Good {
  seat: number;
  kind: Kind;
}

/** What everybody sees while the port is resolved. */
export interface PortThen {
  cargo: Record<string, Kind[]>;
  refused: Good[];
  confiscated: Good[];
  eaten: (Good & { by: number | null })[];
  swallowed: { rat: number; gold: number } | null;
  /** in the order of loading */
  loaded: (Good & { weight: number })[];
  left: Good[];
  load: number;
}

export type Table = import("../../table/types").Table<Public, Own>;
export type SeatInfo = import("../../table/types").SeatInfo;
export type Entry = import("../../table/types").Entry;
