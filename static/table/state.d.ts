/** What the shell itself keeps: shapes used by its modules, not by games. */
import type {
  MatchInfo,
  MoveFrame,
  PersonsFrame,
  RetractFrame,
  SayFrame,
  ServerFrame,
  Talk,
  UndoFrame,
  ViewFrame,
} from "./protocol";
import type { Choice, Entry, GameModule } from "./types";

/** What a seat orders: answered by `ack` or `error`. */
export type Command = MoveFrame | RetractFrame | UndoFrame | SayFrame;

/** One state of the table that can be shown. */
export interface Moment {
  view: Omit<ViewFrame, "log" | "type"> & { seats?: Record<string, any>[]; hidden?: any };
  log: Entry[];
}

/** A moment that waits until the one before it has been shown. */
export interface Coming {
  moment: Moment;
  fresh: Entry[];
}

/** A command that has no answer yet. */
export interface Pending {
  command: Command;
  /** when it was last sent, 0 for never on this connection */
  sent: number;
  /** when it was first made */
  since: number;
  tries: number;
  /** not before this time again */
  notBefore: number;
}

export type SheetName =
  | "talk"
  | "more"
  | "score"
  | "aid"
  | "carry"
  | "caution"
  | "concede"
  | "end"
  | "back"
  | "report"
  | "player"
  | null;

export interface State {
  phase: "opening" | "open" | "lost" | "ended";
  /** why there is no way back, in words */
  farewell: { code: string; message: string } | null;
  match: MatchInfo | null;
  you: number | null;
  people: PersonsFrame | null;
  shown: Moment | null;
  queue: Coming[];
  /** the next view comes after a gap: show it at once */
  fresh: boolean;
  /** a reveal is running; its sentence */
  telling: { title: string; detail: string } | null;
  /** by how many milliseconds the server's clock is ahead of the page's */
  ahead: number;
  chat: Talk[];
  unread: number;
  /** claims in chat up to this id are no longer current */
  claimsFrom: number;
  picked: Choice[];
  /** the decision for which choices are staged */
  staged: string | null;
  pending: Pending[];
  /** pending commands that have waited too long */
  trouble: boolean;
  notice: { text: string; tone: "bad" | "note"; rule: string | null } | null;
  sheet: SheetName;
  tab: "log" | "chat";
  /** whose board is open in the player sheet */
  subject: number | null;
  /** log entries the viewer had seen before going away */
  seen: number;
  /** from which log entry on the viewer is told what happened meanwhile */
  away: number | null;
  /** the server has another release than the page */
  outdated: boolean;
}

export type Event =
  | ServerFrame
  | { type: "phase"; phase: State["phase"] }
  | { type: "pick"; picked: Choice[] }
  | { type: "send"; pending: Pending }
  | { type: "pending"; pending: Pending[]; trouble: boolean }
  | { type: "telling"; telling: State["telling"] }
  | { type: "next" }
  | { type: "claims-end" }
  | { type: "outdated" }
  | { type: "sheet"; sheet: SheetName; subject?: number }
  | { type: "tab"; tab: State["tab"] }
  | { type: "notice"; notice: State["notice"] }
  | { type: "seen"; seen: number }
  | { type: "away"; away: number | null }
  | { type: "replayed"; moment: Moment }
  | { type: "coming"; coming: Coming };

/** What the page was served with. */
export interface Config {
  mode: "table" | "replay";
  slug: string;
  game: string;
  status: string;
  locale: string;
  /** the match that this one goes on from, where that is known, and from which move */
  origin: string | null;
  fork: number | null;
  /** `/static/<release>/` */
  base: string;
  release: string;
  preferences: Record<string, unknown>;
}

export interface App {
  config: Config;
  game: GameModule;
  state: State;
  texts: import("./texts.js").Texts;
  dispatch(event: Event): void;
  /** makes the command, stores it until it is answered, and sends it */
  send(command: CommandBody): void;
  /** stage a choice or take it back */
  pick(choice: Choice): void;
  /** takes back the own answer to `prompt` and gives another one */
  instead(prompt: string, choice: Choice): void;
  confirm(): void;
  /** sends the staged choices without a further question */
  submit(): void;
  skip(): void;
  settings: import("./settings.js").Settings;
  /** choices that the game drew nowhere */
  loose: Choice[];
  /** what a seat has just said, by seat */
  saying: Map<number, string>;
  /** the link that carries the seat, once it is made */
  carry: { link: string; qr: string; local: boolean; devices: number } | null;
  /** a short message that goes by itself */
  tell(text: string, tone?: "bad" | "note"): void;
  /** waits for an answer of the server and tells what it refused */
  ask(answer: Promise<{ ok: boolean; message: string | null }>): void;
  redraw(): void;
  /** a part of the page could not be loaded */
  unloaded(): void;
  replay: import("./replay.js").Replay | null;
}

type Unnamed<T> = T extends { id: string } ? Omit<T, "id"> : never;
export type CommandBody = Unnamed<Command>;
