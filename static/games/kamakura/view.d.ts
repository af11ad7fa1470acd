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
  hand_cards?: Card[];
}

/** A weapon and what it counts. */
export interface Sum {
  card: number;
  worth: number;
}

export interface Armed {
  soldier: Card;
  weapons: Card[];
  power: number;
  sums: Sum[];
}

export interface Leg {
  attacker: number;
  defender: number;
  slot: number;
  defence: Armed | null;
  blades: { seat: number; card: Card }[];
  turned: boolean;
}

export interface Battle extends Armed {
  by: number;
  dual: boolean;
  turnable: boolean;
  legs: Leg[];
  sacrifice: Card[];
}

export interface Shot {
  by: number;
  /** "<seat>.<slot>" */
  at: string;
  cards: Card[];
  state: "flying" | "stopped" | "hit" | "held" | "void";
}

export interface Volley {
  by: number;
  round: number;
  shots: Shot[];
  walls: Card[];
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
