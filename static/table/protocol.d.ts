/**
 * The messages of a table's socket. Written by tools/protocol_types.py from
 * app/matches/protocol.py; a test fails where the two differ.
 */

export interface WelcomeFrame {
  type: "welcome";
  match: MatchInfo;
  you: number | null;
  server: string;
  chat: Talk[];
  now: string;
  seen: number | null;
}

export interface MatchInfo {
  slug: string;
  game: string;
  options: Record<string, any>;
  status: string;
  seats: number;
  seed_hash: string | null;
  rules_version: number;
  clock: number;
  at_zero: string;
}

export interface Talk {
  id: number;
  seat: number | null;
  name: string;
  text: string | null;
  claim: Record<string, any> | null;
  at: string;
}

export interface PersonsFrame {
  type: "people";
  seats: Person[];
  host: number | null;
  is_host: boolean;
  watchers: number;
  end_votes: number[];
  claims: Claimed[];
  rematch: string | null;
  devices: number;
  habits: string[];
  proposal: Proposed | null;
  paused: boolean;
  paused_by: string;
}

export interface Person {
  seat: number;
  name: string;
  colour: string;
  kind: "bot" | "person";
  bot: string | null;
  present: boolean;
  conceded: boolean;
  stands_in: boolean;
}

export interface Claimed {
  id: number;
  seat: number;
  name: string;
}

export interface Proposed {
  seat: number;
  point: string;
  reason: string;
  agreed: number[];
  until: string;
}

export interface ViewFrame {
  type: "view";
  version: number;
  status: string;
  public: Record<string, any>;
  own: Record<string, any> | null;
  decision: Question | null;
  answers: Answered[];
  awaited: Waiting;
  ready: number[];
  declared: Record<string, any>;
  undo: boolean;
  retract: string | null;
  outcome: Outcome | null;
  seed: string | null;
  log: Log;
}

export interface Question {
  id: string;
  seat: number;
  prompt: string;
  params: Record<string, any>;
  choices: (number | string)[];
  at_least: number;
  at_most: number;
  barred: Barred[];
  cautions: Caution[];
  light: (number | string)[];
}

export interface Barred {
  choice: number | string;
  reason: string;
  rule: string;
  params: Record<string, any>;
}

export interface Caution {
  reason: string;
  rule: string;
  choice: number | string | null;
  count: number | null;
  params: Record<string, any>;
}

export interface Answered {
  decision: string;
  choices: (number | string)[];
  prompt: string;
}

export interface Waiting {
  seats: number[];
  prompt: string | null;
  until: string | null;
}

export interface Outcome {
  scores: number[];
  ranks: number[];
  reason: string;
  sheet: ScoreLine[];
  notes: Note[];
}

export interface ScoreLine {
  key: string;
  points: (number | null)[];
  params: Record<string, any>;
}

export interface Note {
  key: string;
  params: Record<string, any>;
}

export interface Log {
  from: number;
  entries: Line[];
}

export interface Line {
  key: string;
  data: Record<string, any>;
  own?: Record<string, any>;
  then?: Record<string, any>;
}

export interface AckFrame {
  type: "ack";
  id: string;
  result: string;
}

export interface ErrorFrame {
  type: "error";
  id: string | null;
  code: string;
  message: string;
  rule: string | null;
}

export interface ChatFrame {
  type: "chat";
  id: number;
  seat: number | null;
  name: string;
  text: string | null;
  claim: Record<string, any> | null;
  at: string;
}

export interface UnsaidFrame {
  type: "unsaid";
  ids: number[];
}

export interface PongFrame {
  type: "pong";
}

export interface ByeFrame {
  type: "bye";
  code: "gone" | "restart" | "revoked";
  message: string;
}

export type ServerFrame =
  | WelcomeFrame
  | PersonsFrame
  | ViewFrame
  | AckFrame
  | ErrorFrame
  | ChatFrame
  | UnsaidFrame
  | PongFrame
  | ByeFrame;

export interface HelloFrame {
  type: "hello";
  log?: number;
}

export interface MoveFrame {
  type: "move";
  id: string;
  decision: string;
  choices: (number | string)[];
}

export interface RetractFrame {
  type: "retract";
  id: string;
  decision: string;
}

export interface UndoFrame {
  type: "undo";
  id: string;
}

export interface SayFrame {
  type: "chat";
  id: string;
  text?: string | null;
  claim?: Claim | null;
}

export interface Claim {
  key: string;
  params: Record<string, number | string>;
}

export interface PingFrame {
  type: "ping";
}

export interface HereFrame {
  type: "here";
  hidden: boolean;
}

export type ClientFrame =
  | HelloFrame
  | MoveFrame
  | RetractFrame
  | UndoFrame
  | SayFrame
  | PingFrame
  | HereFrame;
