/** What the engine tells this page: the public part of a GOSU view and what one seat sees beyond it. */

export type Clan = string;
export type Kind = string;

/** What is printed on a card. */
export interface Printed {
  clan: Clan;
  levels: number[];
  copies: number;
  mutation: number | null;
  keywords: string[];
  /** what its signs say: how its powers work, then what it is */
  signs: string[];
}

export interface Card {
  card: number;
  kind: Kind;
}

export interface Goblin extends Card {
  trapped: boolean;
  free: boolean;
  /** counts as FREE until the end of the round */
  marked: boolean;
  /** seat whose Activation Token lies on it */
  token: number | null;
  dragoon: boolean;
  value: number;
}

export interface Player {
  hand: number;
  held: number;
  kept: number;
  rows: [Goblin[], Goblin[], Goblin[]];
  values: [number, number, number];
  value: number;
  unused: number;
  spent: number;
  dragoons: number;
  points: number;
  passed: boolean;
  extra: number;
  behind: boolean;
  team: 0 | 1 | null;
  /** only when all is over */
  cards?: Kind[];
}

export interface Quest {
  seat: number;
  kind: Kind;
  have: number;
  need: number;
}

export interface Public {
  phase: "clans" | "deal" | "draft" | "round" | "turn" | "battle" | "over";
  teams: boolean;
  goal: 2 | 3;
  no_pass_with_token: boolean;
  round: number;
  turn: number | null;
  advantage: number;
  clans: Clan[];
  tokens: { gone: boolean; clan: Clan | null }[];
  pile: number;
  /** newest last */
  discard: Card[];
  aside: Card[];
  reserve: number;
  counting: boolean;
  counted: number;
  limit: number | null;
  quests: Quest[];
  players: Player[];
}

export interface Own {
  hand: Card[];
  held: Card[];
  kept: Card[];
  partner: Card[] | null;
  shown: { seat: number; hand: Card[] } | null;
}

export type Table = import("../../table/types").Table<Public, Own>;
export type SeatInfo = import("../../table/types").SeatInfo;
export type Entry = import("../../table/types").Entry;
export type Choice = import("../../table/types").Choice;
export type Sentence = import("../../table/types").Sentence;
export type Reveal = import("../../table/types").Reveal<Public, Own>;
