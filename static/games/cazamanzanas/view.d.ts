/** What the engine tells this page: the public part of a Cazamanzanas view and what one seat sees beyond it. */

export type Mechanism =
  | "trampoline_left"
  | "trampoline_right"
  | "platform"
  | "leaf"
  | "doubler"
  | "portal"
  | "trap";
export type Kind = Mechanism | "bomb" | "rotate";
/** One for each seat, in this order. */
export type SetName = "amber" | "teal" | "plum" | "slate";
export type Colour =
  | "red"
  | "orange"
  | "yellow"
  | "green"
  | "turquoise"
  | "blue"
  | "violet"
  | "pink";

/** A card as it is printed; `points` are ripening points. */
export interface Face {
  kind: Kind;
  set: SetName;
  points: number;
}

/** What happens to an apple in a cell; the last of a run ends it. */
export type Event =
  | "pass"
  | "bounce"
  | "roll"
  | "knock"
  | "stick"
  | "split"
  | "no-spare"
  | "teleport"
  | "loop"
  | "trap"
  | "basket"
  | "lost";

/** Row, column and event; of a teleport also row and column of the portal it comes out of. */
export type Step = [number, number, Event] | [number, number, Event, number, number];

/** A stretch of one apple's way: where it starts, and the cells it enters. */
export interface Run {
  apple: string;
  how: "hangs" | "released" | "left" | "right" | "knocked" | "waited";
  origin: [number, number];
  path: Step[];
}

/** Runs by the column of the branch that causes them; "now": apples that would be set free at once. */
export type Paths = Record<string, Run[]>;

export interface Place {
  row: number;
  column: number;
}

/** A mechanism on the table. */
export interface Card extends Face, Place {
  cell: string;
  /** a trampoline acts as the other one, a platform stands upright */
  turned: boolean;
  stuck: number;
  /** of a portal: the cell of the other */
  partner?: string;
}

export interface Branch {
  column: number;
  picture: string;
  apple: boolean;
}

export interface Basket {
  column: number;
  colour: Colour;
  symbol: string;
  apples: number;
}

export interface Player {
  set: SetName;
  hand: number;
  deck: number;
  /** oldest first */
  discard: Face[];
  /** the second portal still waits beside the deck */
  portal: boolean;
  hunters?: Colour[];
  cards?: Face[];
  counts?: [fuller: number, other: number];
}

export interface Public {
  phase: "opening" | "turn" | "over";
  round: number;
  rounds: number;
  turn: number;
  active: number | null;
  rows: number;
  columns: [number, number];
  track: { cap: number; start: number; last: number };
  apples: { supply: number; reserve: number; spare: number };
  doublers: { count: number; most: number };
  branches: Branch[];
  blossoms: { shown: number[][]; pile: number; left: number[] | null };
  baskets: Basket[];
  removed: Colour[];
  table: Card[];
  players: Player[];
  unseen: { count: number; colours: Colour[] | null };
  paths: Paths | null;
}

export interface HandCard extends Face {
  card: number;
  /** the space of the track to which it would move the cap */
  reaches: number;
}

export interface Own {
  hand: HandCard[];
  hunters: { colour: Colour; column: number }[];
}

/** What the board shows: a view, or a moment between two views. */
export interface Scene {
  rows: number;
  columns: [number, number];
  cap: number;
  start: number;
  spare: number;
  branches: Branch[];
  baskets: Basket[];
  cards: Card[];
  /** apples that have lost their hold and wait for their turn to fall */
  loose: (Place & { count: number })[];
  /** whose baskets they are, once it is known; null: nobody's */
  hunters: Partial<Record<Colour, number | null>>;
  /** what the film points at: cells by name */
  lit: string[];
}

export type Table = import("../../table/types").Table<Public, Own>;
export type SeatInfo = import("../../table/types").SeatInfo;
export type Entry = import("../../table/types").Entry;
export type Choice = import("../../table/types").Choice;
export type Sentence = import("../../table/types").Sentence;
export type Reveal = import("../../table/types").Reveal<Public, Own>;
