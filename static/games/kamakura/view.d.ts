/** What the engine tells this page: the public part of a Kamakura view and what one seat sees beyond it. */

export type Soldier = "samurai" | "ninja" | "geisha";
export type Weapon = "kunai" | "katana" | "naginata" | "yumi";
export type Kind = Soldier | Weapon | "barrage" | "wall";
export type LandKind = "farm" | "village" | "fortress" | "palace";

export interface Card {
  card: number;
  kind: Kind;
}

/** One of the four places of a player. */
export interface Slot {
  /** in play, captured, set aside for nobody */
  state: "down" | "lost" | "aside";
  /** known to everybody, or null */
  value: number | null;
  /** the value is known to exceed this */
  over: number;
}

export interface Captured {
  value: number;
  from: number;
}

export interface Player {
  hand: number;
  slots: Slot[];
  captured: Captured[];
  score: number;
  team: number | null;
  /** opponents this player may attack, in teams */
  engaged: number[];
  /** first opponent, in teams */
  foe: number | null;
  out: "eliminated" | "defeated" | "conceded" | null;
  /** only when all is over */
  cards?: Kind[];
}

/** A soldier with weapons: kinds, since copies of a kind cannot be told apart on the table. */
export interface Armed {
  soldier: Soldier;
  weapons: Weapon[];
  /** what each weapon counts */
  worths: number[];
  power: number;
}

export interface Leg {
  attacker: number;
  defender: number;
  slot: number;
  defence: Armed | null;
  /** who played each kunai */
  blades: number[];
  turned: boolean;
}

export interface Battle extends Armed {
  by: number;
  dual: boolean;
  turnable: boolean;
  legs: Leg[];
  sacrifice: Kind[];
}

export interface Shot {
  by: number;
  /** "<seat>.<slot>" */
  at: string;
  kinds: Kind[];
  state: "flying" | "stopped" | "hit" | "held" | "void";
  round: number;
}

export interface Volley {
  by: number;
  round: number;
  shots: Shot[];
  /** how many walls lie */
  walls: number;
}

export interface Public {
  mode: "ffa" | "teams";
  phase: "exchange" | "arrange" | "turn" | "over";
  turn: number;
  owner: number | null;
  pile: number;
  /** newest last */
  discard: Kind[];
  goal: number;
  /** turns since the last capture; at so many the match ends */
  calm: number;
  calm_limit: number;
  /** seats of the next four turns, the owner's first */
  next: number[];
  players: Player[];
  battle: Battle | null;
  volley: Volley | null;
}

export interface Own {
  /** soldiers, weapons, barrages, walls in order */
  hand: Card[];
  /** values of the four places, 0 for a land that is gone */
  slots: number[];
}

export type Table = import("../../table/types").Table<Public, Own>;
export type SeatInfo = import("../../table/types").SeatInfo;
export type Entry = import("../../table/types").Entry;
export type Choice = import("../../table/types").Choice;
export type Sentence = import("../../table/types").Sentence;
export type Reveal = import("../../table/types").Reveal<Public, Own>;
