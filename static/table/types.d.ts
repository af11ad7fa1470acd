/**
 * What a game's module on the page and the table shell promise each other.
 *
 * A game is `static/games/<slug>/<slug>.js`; its default export is a {@link GameModule}. It draws
 * what it is given and holds no rules, no socket, no timers of its own. The shell owns the prompt,
 * the buttons, staging and sending of choices, the log, chat, replay and the keyboard.
 *
 * Rules of the page that a game must know:
 * - Stateless parts are called, not tagged: `${Card({kind})}`; only components with hooks are tags.
 * - An element that stands for a choice carries `data-ref="<choice>"` and is a `<button type=button>`
 *   (an SVG shape will do: the shell makes it focusable). The shell sets `data-state`
 *   (legal, chosen, barred, sending), `aria-pressed`, `aria-disabled`, answers clicks and keys, and
 *   shows why a barred thing is barred. A `data-state` the game writes itself (say "played") stays
 *   while the element is no choice.
 * - `data-key="<stable id>"` (or else `data-ref`) names a thing for motion: when a new view puts it
 *   elsewhere, it glides there. Use `data-from="<key>"` on a new thing to say where it comes from.
 * - The page's Content-Security-Policy forbids style attributes in HTML text: `style=${{...}}` on an
 *   htm element is fine, a style attribute inside innerHTML is not. Use presentation attributes or
 *   classes in SVG given as text.
 */
import type { ComponentChild, ComponentChildren, VNode } from "preact";

/** An answer to a decision, as the engine names it. */
export type Choice = number | string;

/** A rule's reason why a choice is not to be had. */
export interface Barred {
  choice: Choice;
  /** text `barred-<reason>` */
  reason: string;
  /** rule id, text `rule-<rule>` */
  rule: string;
  params: Record<string, unknown>;
}

/** A move that may well be a mistake: the page asks again (text `caution-<reason>`). */
export interface Caution {
  reason: string;
  rule: string;
  /** asked when the move holds this choice … */
  choice: Choice | null;
  /** … or holds at least so many choices */
  count: number | null;
  params: Record<string, unknown>;
}

/** A question to one seat. */
export interface Decision {
  id: string;
  seat: number;
  /** texts `prompt-<prompt>` (attribute `.detail` for a second line) and `wait-<prompt>` */
  prompt: string;
  params: Record<string, unknown>;
  choices: Choice[];
  at_least: number;
  at_most: number;
  /** choices that only lead to a further question: a tap sends them at once */
  light?: Choice[];
  barred: Barred[];
  cautions: Caution[];
}

/** Own answer in a window that is still open. */
export interface Answer {
  decision: string;
  choices: Choice[];
  prompt: string;
}

/** One thing that happened: a key with data, never a sentence. */
export interface Entry {
  key: string;
  data: Record<string, unknown>;
  /** what only this viewer was told */
  own?: Record<string, unknown> | null;
  /** shown only with the move that made it */
  then?: Record<string, unknown> | null;
}

/** Who sits on a seat. */
export interface SeatInfo {
  seat: number;
  /** the player's name as others see it */
  name: string;
  /** the same, or "You" for the viewer's own seat */
  called: string;
  /** a colour word: red, blue, yellow, green, purple, orange, teal, grey (goes into `data-seat`) */
  colour: string;
  kind: "person" | "bot";
  bot: string | null;
  present: boolean;
  conceded: boolean;
  you: boolean;
  /** the table waits for this seat */
  awaited: boolean;
  /** this seat has answered in a simultaneous choice that is still open */
  ready: boolean;
}

/** One line of the score sheet: text `score-<key>`. */
export interface ScoreLine {
  key: string;
  params: Record<string, unknown>;
  points: (number | null)[];
}

/** How a match ended. */
export interface Outcome {
  scores: number[];
  /** by seat, 1 is best, equal ranks are shared */
  ranks: number[];
  /** text `reason-<reason>`, with the winners and their score as `$winners` and `$score` */
  reason: string;
  sheet: ScoreLine[];
  /** texts `note-<key>` */
  notes: { key: string; params: Record<string, unknown> }[];
}

/** How a choice stands; null: it is no choice now. */
export type ChoiceState = "legal" | "chosen" | "barred" | "sending" | null;

/** A claim that need not be true: text `<key>` with params. */
export interface Claim {
  key: string;
  params: Record<string, number | string>;
}

/** htm bound to Preact. */
export type Html = (strings: TemplateStringsArray, ...values: unknown[]) => VNode<any>;

/** A sentence for the prompt. */
export interface Sentence {
  title: string;
  detail?: ComponentChildren;
  /** label of the confirm button, where the usual one does not fit */
  confirm?: string;
  /** icon of the confirm button (id in icons.svg) */
  icon?: string;
  /** the choice that the confirm button sends while nothing is staged; never one that gives up something */
  go?: Choice;
}

/** All that a game may draw from. `P` is its public view, `O` what one seat sees beyond it. */
export interface Table<P = any, O = any> {
  game: string;
  options: Record<string, any>;
  public: P;
  /** what the viewer's seat sees beyond the public part; null for spectators */
  own: O | null;
  /** viewer's seat (in a replay: the seat whose eyes are used) or null */
  you: number | null;
  /** in seat order */
  seats: SeatInfo[];
  decision: Decision | null;
  /** staged choices, in the order they were picked */
  picked: Set<Choice>;
  /** own answers that can still be seen or taken back */
  answers: Answer[];
  /** whom the table waits for; `until`: when their time is over, by the server's clock */
  awaited: { seats: number[]; prompt: string | null; until?: string | null };
  ready: number[];
  /** what finished parts of a window declared, by seat */
  declared: Record<string, any>;
  outcome: Outcome | null;
  status: "open" | "playing" | "finished" | "abandoned";
  /** the viewer is asked something now and may answer */
  mine: boolean;
  /** a moment of the past is shown (replay) */
  past: boolean;
  /** all hands are open (replay with all eyes) */
  all: boolean;
  everything: { seats: O[]; hidden: any } | null;
  /** the log up to this view */
  log: Entry[];
  /** claims made in chat since the last of `claimsUntil` was logged, by seat */
  claims: Record<number, Claim & { text: string }>;
  /** a text of the game or the shell; params named like seats become names, ids become `name-<id>` */
  text(id: string, args?: Record<string, unknown>): string;
  /** whether there is such a text */
  has(id: string): boolean;
  /** "Ana, Bo and you" */
  names(seats: number[]): string;
  /** "rice, tea and gold": any words as a list */
  list(words: string[]): string;
  /** a number in the page's language */
  number(n: number): string;
  locale: string;
  html: Html;
  /** stage a choice or take it back, as a click on its element does */
  pick(choice: Choice): void;
  /** takes back the own answer to `prompt`, and all after it, and gives this one */
  instead(prompt: string, choice: Choice): void;
  choiceState(choice: Choice): ChoiceState;
  /** why a barred choice is barred, in words; null when it is not */
  reason(choice: Choice): string | null;
  /** value of one of the game's own settings */
  setting(key: string): boolean;
  /** switches one of the game's own settings */
  set(key: string, on: boolean): void;
  /** draws the page again: what the game itself knows, such as where the mouse is, has changed */
  redraw(): void;
  /** 1 is normal; durations are divided by it; Infinity when motion is off */
  speed: number;
  /** true: show ends, not ways (prefers-reduced-motion or the user's setting) */
  still: boolean;
  /** a player's panel, where the game places it itself (see `plates`) */
  plate(seat: number): VNode<any>;
  /** opens what is behind a player's panel, where a phone has no room for the panel itself */
  details(seat: number): void;
  /** what a player just said, as a bubble; null: nothing */
  says(seat: number): VNode<any> | null;
  /** opens the log at one of its entries */
  showEntry(index: number): void;
  /** URL of a file of the game: `t.asset("art/sheet.svg")` */
  asset(path: string): string;
  /** a module of the game that a first visit need not wait for: `t.later("parts/volley.js")`; null until
   *  it is there, then the page is drawn again */
  later(path: string): any;
}

/** What a player's panel shows. */
export interface PanelFacts {
  /** the large number, null for none */
  points: number | string | null;
  /** small facts beside it; give each a text for screen readers */
  facts?: ComponentChildren;
}

/** Tools for a reveal. */
export interface Reveal<P = any, O = any> {
  /** things as they were; what the page shows until the promise resolves */
  before: Table<P, O>;
  /** things as they will be */
  after: Table<P, O>;
  /** main.stage */
  stage: HTMLElement;
  /** section.hand, if there is one */
  hand: HTMLElement | null;
  /** a player's panel, to fly points to */
  panel(seat: number): HTMLElement | null;
  /** aborted: the user skips; stop at once and leave nothing behind */
  signal: AbortSignal;
  /** puts a sentence into the prompt and reads it to screen readers */
  caption(title: string, detail?: string): void;
  /** an empty layer over the stage; the shell removes it afterwards */
  layer: HTMLElement;
}

/** One game in the browser. */
export interface GameModule<P = any, O = any> {
  /** children of main.stage */
  stage(t: Table<P, O>): ComponentChildren;
  /** children of section.hand; null leaves the section out */
  hand(t: Table<P, O>): ComponentChildren | null;
  /** what a player's panel shows */
  panel(t: Table<P, O>, seat: SeatInfo): PanelFacts;
  /** the game places everybody's panel on the stage itself, with `t.plate(seat)` */
  plates?: boolean;
  /** words for a choice, where `choice-<prompt>-<choice>` and `name-<choice>` cannot say it; null: those */
  label?(t: Table<P, O>, choice: Choice, prompt: string): string | null;
  /** the dialog behind a player's panel: all that is public about this seat */
  player?(t: Table<P, O>, seat: SeatInfo): ComponentChild;
  /** prompt while something is staged or waited for; null: the usual sentence */
  sentence?(t: Table<P, O>): Sentence | null;
  /**
   * Shows what just happened, in several stages. Called for every new view with its new log entries
   * (`then` parts included); the page shows `before` until the promise resolves, so return at once
   * when there is nothing to show. With `before.still` do not move anything.
   */
  reveal?(entries: Entry[], r: Reveal<P, O>): Promise<void>;
  /** one-click table talk that fits the moment */
  claims?(t: Table<P, O>): Claim[];
  /** log keys that end the life of claims, for instance `["ports"]` */
  claimsUntil?: string[];
  /** why a field of the score sheet holds no points: a short sign and its words; null: the 0 stays */
  nothing?(t: Table<P, O>, line: ScoreLine, seat: number): { sign: string; words: string } | null;
  /** further parts of the score sheet */
  end?(t: Table<P, O>): ComponentChildren;
  /** player aid, one screen */
  aid?(t: Table<P, O>): ComponentChildren;
  /** names of log and prompt params that hold a seat or a list of seats, besides the usual ones
   *  (seat, seats, other, others, by, owner, from_seat, start, winner, winners) */
  seatParams?: string[];
  /** log keys that are headings (default `["round"]`) */
  /** whether an entry tells what was done to a seat; without it: where its data name the seat */
  touches?(entry: Entry, seat: number): boolean;
  headings?: string[];
  /** say above the prompt what happened since the viewer's last deed, where the log is not in sight */
  recent?: boolean;
  /** a second press on the one thing that is staged sends it, as the confirm button does */
  twice?: boolean;
  /** automatic answers that a player may set for the seat: texts `habit-<name>` and its `.help` */
  habits?: string[];
  /** switches in the settings sheet: text `setting-<key>` */
  settings?: { key: string; initial: boolean }[];
}
