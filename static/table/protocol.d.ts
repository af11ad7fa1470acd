import type { Answer, Choice, Claim, Decision, Entry, Outcome } from "./types";

export interface MatchInfo {
  slug: string;
  game: string;
  options: Record<string, unknown>;
  status: "open" | "playing" | "finished" | "abandoned";
  seats: number;
  seed_hash: string | null;
  rules_version: number;
}

export interface ChatLine {
  id: number;
  seat: number | null;
  name: string;
  text: string | null;
  claim: Claim | null;
  at: string;
}

export interface SeatPerson {
  seat: number;
  name: string;
  colour: string;
  kind: "person" | "bot";
  bot: string | null;
  present: boolean;
  conceded: boolean;
}

export interface WelcomeFrame {
  type: "welcome";
  match: MatchInfo;
  you: number | null;
  server: string;
  chat: ChatLine[];
}

export interface PeopleFrame {
  type: "people";
  seats: SeatPerson[];
  host: number | null;
  is_host: boolean;
  watchers: number;
  end_votes: number[];
  claims: { id: number; seat: number; name: string }[];
}

export interface ViewFrame {
  type: "view";
  version: number;
  status: MatchInfo["status"];
  public: Record<string, any>;
  own: Record<string, any> | null;
  decision: Decision | null;
  answers: Answer[];
  awaited: { seats: number[]; prompt: string | null };
  ready: number[];
  declared: Record<string, unknown>;
  undo: boolean;
  retract: string | null;
  outcome: Outcome | null;
  seed: string | null;
  log: { from: number; entries: Entry[] };
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

export interface ChatFrame extends ChatLine {
  type: "chat";
}

export interface PongFrame {
  type: "pong";
}

export interface ByeFrame {
  type: "bye";
  code: "revoked" | "restart" | "gone";
  message: string;
}

export type ServerFrame =
  | WelcomeFrame
  | PeopleFrame
  | ViewFrame
  | AckFrame
  | ErrorFrame
  | ChatFrame
  | PongFrame
  | ByeFrame;

export type Command =
  | { type: "move"; id: string; decision: string; choices: Choice[] }
  | { type: "retract"; id: string; decision: string }
  | { type: "undo"; id: string }
  | { type: "chat"; id: string; text?: string; claim?: Claim };
