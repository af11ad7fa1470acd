/** What the engine tells this page: the public part of a Mombasa view and what one seat sees beyond it. */

export type Company = "mombasa" | "cape_town" | "saint_louis" | "cairo";
export type Letter = "A" | "B" | "C";
export type SlotId = "left" | "s1" | "s2" | "s3" | "right";

export interface Effect {
  op: string;
  n: number;
  company?: string;
}

/** What is printed on a card or a bonus tile. */
export interface Card {
  type: "goods" | "expansion" | "bookkeeper" | "merchant" | "share";
  good?: string;
  value?: number;
  book_points?: number;
  diamonds?: number;
  shares?: number;
  company?: Company;
  cost?: number;
  sale?: number;
  bonus?: Effect[];
}

export interface Need {
  kind: string;
  good?: string;
  min: number;
}

export interface Book {
  letter: Letter;
  need: Need[];
  reward: Effect[];
}

export interface Track {
  length: number;
  /** [space, shares from there on] */
  shares: [number, number][];
  /** [after which space, pounds] */
  pay: [number, number][];
  /** [after which space, for the mover, for each beyond] */
  dividend: [number, number, number][];
  effects: { space: number; effect: Effect }[];
  powers: { space: number; power: string; level: number }[];
}

export interface Column {
  /** how many stand there, always at the back */
  posts: number;
  locked: boolean;
  /** coins in sight */
  coins: number;
}

export interface Base {
  track: string;
  columns: Column[];
  reserve: number;
  value: number;
  /** value after the front post of each column was taken, null where there is none */
  after: (number | null)[];
  returns: number[];
}

export interface Item {
  id: string;
  used: boolean;
  good: string | null;
}

export interface Deck {
  count: number;
  cards: string[];
}

export interface Player {
  pounds: number;
  hand: number;
  slots: Partial<Record<SlotId, Item>>;
  open: SlotId[];
  resting: Record<SlotId, Deck>;
  tiles: Item[];
  held: string[];
  tracks: Record<Company, number>;
  shares: Record<Company, number>;
  diamonds: number;
  books: { id: string; flipped: boolean }[];
  ink: number;
  flip: number;
  markers: number;
  owned: number;
  powers: Record<string, number>;
  sold: string[];
  out: boolean;
  tile: string | null;
  sums: { diamonds: number; books: number };
  total: number;
  /** only when all is over */
  cards?: string[];
}

export interface Public {
  phase: "tiles" | "rest" | "plan" | "turns" | "over";
  round: number;
  rounds: number;
  first: number;
  order: number[];
  turn: number | null;
  companies: Record<Company, Base>;
  posts: Record<string, Company>;
  /** columns from the left, rows from the top */
  market: (string | null)[][];
  pile: Record<string, number>;
  discard: string[];
  books: Record<Letter, { shelf: (string | null)[]; supply: number; pounds: number }>;
  coins: number[];
  marks: Record<string, number>;
  beside: string[];
  majorities: Record<string, number[]>;
  players: Player[];
  history: { totals: number[]; values: Record<Company, number> }[];
}

export interface Own {
  hand: string[];
  resting: Partial<Record<SlotId, string[]>>;
  prices: Record<string, number>;
  offer?: string[];
  declined: string | null;
}

export type Table = import("../../table/types").Table<Public, Own>;
export type SeatInfo = import("../../table/types").SeatInfo;
export type Entry = import("../../table/types").Entry;
export type Choice = import("../../table/types").Choice;
export type Sentence = import("../../table/types").Sentence;
export type Reveal = import("../../table/types").Reveal<Public, Own>;
