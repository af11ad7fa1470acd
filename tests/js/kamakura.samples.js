// Views of Kamakura made by hand, in the shape in which the server sends them: the moments that the page must show.

const KINDS = ["samurai", "ninja", "geisha", "kunai", "katana", "naginata", "yumi"];
let next = 100;
export const card = (kind) => ({ card: next++, kind });
const down = { state: "down", value: null, over: 0 };
const lost = { state: "lost", value: null, over: 0 };
const player = (more = {}) => ({
  ...{ hand: 6, slots: [down, down, down, down], captured: [], score: 10, team: null },
  ...{ engaged: [], foe: null, out: null },
  ...more,
});
export const you = player({
  hand: 8,
  score: 11,
  slots: [down, lost, down, down],
  captured: [{ value: 2, from: 3 }],
});
const NAMES = ["Ana", "Aiko", "Tomás", "Inés", "Maximiliana", "Bo", "Cy", "Dora"];
const COLOURS = ["orange", "blue", "red", "purple", "yellow", "teal", "green", "grey"];

/** The public part, with what a sample changes. */
export const open = (more = {}) => ({
  ...{ mode: "ffa", phase: "turn", turn: 10, owner: 0, pile: 41, goal: 17, calm: 2 },
  ...{ discard: ["katana", "samurai", "wall", "wall", "yumi", "kunai"], calm_limit: 60 },
  ...{ next: [0, 1, 2, 3], battle: null, volley: null },
  players: [
    you,
    player({ score: 11, captured: [{ value: 1, from: 0 }] }),
    player({ hand: 4, score: 8, slots: [down, down, lost, down] }),
    player({ hand: 7 }),
  ],
  ...more,
});

export const hand = [...KINDS.slice(0, 6), "barrage", "wall"].map((kind, i) => ({ card: i, kind }));
const own = { hand, slots: [4, 0, 2, 3] };

/** A question to seat 0. */
export const asked = (prompt, choices, more = {}) => ({
  ...{ id: `q-${prompt}`, seat: 0, prompt, params: {}, choices, at_least: 1, at_most: 1 },
  ...{ light: [], barred: [], cautions: [] },
  ...more,
});
const barred = (choice, reason, rule) => ({ choice, reason, rule, params: {} });
export const entry = (key, data) => ({ key, data, own: null });

/** A view as the server sends it. */
export const view = (pub, decision, more = {}) => ({
  ...{ type: "view", version: 1, status: "playing", public: pub, own, decision, answers: [] },
  ...{ awaited: { seats: [0], prompt: decision?.prompt ?? "turn" }, ready: [], declared: {} },
  ...{ undo: false, retract: null, outcome: null, seed: null },
  log: { from: 0, entries: LOG },
  ...more,
});

const LOG = [
  entry("turn", { seat: 3, turn: 9 }),
  entry("restock", { seat: 3, count: 3 }),
  entry("turn", { seat: 0, turn: 10 }),
];
const targets = ["1.1", "1.2", "1.3", "1.4", "2.1", "2.2", "2.4", "3.1", "3.2", "3.3", "3.4"];

const attack = {
  ...{ by: 0, soldier: "ninja", weapons: ["katana"], worths: [2], power: 2 },
  ...{ dual: false, turnable: true, sacrifice: [] },
};
const defence = { soldier: "geisha", weapons: ["naginata"], worths: [3], power: 3 };
const legs = [
  { ...{ attacker: 0, defender: 1, slot: 4, defence, turned: true }, blades: [0, 1] },
  { attacker: 1, defender: 0, slot: 1, defence: null, blades: [], turned: false },
];
const five = [hand[0], hand[4], hand[5], hand[6], hand[7]];
const players = (...changes) => open().players.map((p, i) => ({ ...p, ...changes[i] }));

const BATTLE_LOG = [
  ...LOG,
  entry("attack", {
    ...{ seat: 0, other: 1, slot: 4, soldier: "ninja", weapons: ["katana"], power: 2, dual: false },
  }),
  entry("defend", { seat: 1, soldier: "geisha", weapons: ["naginata"], power: 3 }),
  entry("blade", { seat: 0 }),
  entry("counter", { seat: 1 }),
  entry("blade-none", { seat: 0 }),
  entry("turned", { seat: 1, other: 0, slot: 1, soldier: "ninja" }),
];
const battleLog = { log: { from: 0, entries: BATTLE_LOG } };

const shots = [
  { by: 3, at: "0.1", kinds: ["barrage"], state: "flying", round: 1 },
  { by: 3, at: "0.4", kinds: ["yumi", "yumi", "yumi"], state: "flying", round: 1 },
];
const walls = [hand[2], hand[4], ...[80, 81, 82].map((c) => ({ card: c, kind: "wall" }))];
const teams = {
  mode: "teams",
  players: [0, 1, 0, 1].map((team, seat) => ({
    ...open().players[seat],
    ...{ team, engaged: [[1, 3], [0], [3], [2, 0]][seat], foe: [1, 0, 3, 2][seat] },
  })),
};
const eight = Array.from({ length: 8 }, (_, i) => ({
  ...open().players[i % 4],
  hand: 5 + (i % 4),
}));

export const samples = {
  turn: view(
    open(),
    asked("turn", [0, 1, 2], {
      light: [0, 1, 2],
      barred: [
        barred("barrage", "obligation-barrage", "KK-308"),
        barred("restock", "combination-restock", "KK-305"),
        barred("pass", "combination-pass", "KK-306"),
      ],
    }),
  ),
  free: view(
    open(),
    asked("turn", ["barrage", "restock", "pass"], {
      light: ["barrage"],
      barred: [0, 1, 2].map((c) => barred(c, "unarmed", "KK-302")),
    }),
  ),
  weapon: view(
    open(),
    asked("weapon", [3, 4, 5], {
      light: [3, 4, 5],
      params: { soldier: 0, powers: { 3: 2, 4: 3, 5: 4 } },
    }),
    { retract: "w", answers: [{ decision: "a", choices: [0], prompt: "turn" }] },
  ),
  target: view(
    open(),
    asked("target", [...targets, 3, 5], {
      light: [3, 5],
      params: { soldier: 0, weapons: [4], power: 3, powers: { 3: 5, 5: 7 }, turnable: true },
    }),
    { retract: "w" },
  ),
  shot: view(
    open(),
    asked("shot", ["shoot", ...targets.slice(1)], {
      light: targets.slice(1),
      params: { shots: ["1.1"], left: 1 },
      barred: [barred("1.1", "aimed", "KK-304")],
    }),
    { retract: "w" },
  ),
  battle: view(
    open({ players: players({ hand: 5 }, { hand: 3 }), battle: { ...attack, legs } }),
    asked("defend", ["surrender", 0], {
      light: [0],
      params: { power: 2, count: 1, slot: 1 },
      barred: [barred("sacrifice", "few-soldiers", "KK-406")],
    }),
    { own: { hand: five, slots: own.slots }, ...battleLog },
  ),
  defend: view(
    open({ players: players({ hand: 5 }, { hand: 3 }), battle: { ...attack, legs } }),
    asked("defend-weapon", [4, 5], {
      params: { soldier: 0, weapons: [], power: 2, count: 1, powers: { 4: 3, 5: 4 } },
    }),
    { own: { hand: five, slots: own.slots }, retract: "w", ...battleLog },
  ),
  help: view(
    open({ ...teams, owner: 1, battle: { ...attack, by: 1, legs: [legs[1]] } }),
    asked("defend", ["surrender", "ask-2-soldier", "ask-2-weapon"], {
      params: { power: 2, count: 1, slot: 1 },
      barred: [
        ...[0, 1, 2].map((c) => barred(c, "too-weak", "KK-402")),
        barred("sacrifice", "few-soldiers", "KK-406"),
      ],
    }),
    battleLog,
  ),
  watch: view(
    open({
      owner: 2,
      battle: { ...attack, by: 2, legs: [{ ...legs[1], attacker: 2, defender: 3 }] },
    }),
    null,
    {
      awaited: { seats: [3], prompt: "defend" },
      log: {
        from: 0,
        entries: [
          entry("turn", { seat: 2, turn: 11 }),
          entry("attack", { ...BATTLE_LOG[3].data, seat: 2, other: 3, slot: 1 }),
        ],
      },
    },
  ),
  walls: view(
    open({ owner: 3, volley: { by: 3, round: 1, shots, walls: 0 } }),
    asked("walls", [0, 1, 2], {
      light: [0, 1, 2],
      params: { at: "0.1", by: 3, slot: 1, count: 1, left: 3 },
    }),
    { own: { hand: walls, slots: own.slots } },
  ),
  wait: view(open({ owner: 1, next: [1, 2, 3, 0] }), null, {
    awaited: { seats: [1], prompt: "turn" },
  }),
  arrange: view(
    open({ phase: "arrange", turn: 0, owner: null }),
    asked("arrange", ["farm", "village", "fortress", "palace"], { at_least: 4, at_most: 4 }),
    { own: { hand, slots: [0, 0, 0, 0] }, ready: [1] },
  ),
  teams: view(
    open(teams),
    asked("target", ["1.1", "1.2", "3.1"], {
      params: { soldier: 0, weapons: [4], power: 3, powers: {}, turnable: true },
    }),
  ),
  eight: view(
    open({ players: eight }),
    asked("target", targets, {
      params: { soldier: 0, weapons: [4], power: 3, powers: {}, turnable: true },
    }),
  ),
  many: view(open(), asked("turn", [0, 1, 2], { light: [0, 1, 2] }), {
    own: {
      hand: [...hand, ...[20, 21, 22].map((c) => ({ card: c, kind: "naginata" }))],
      slots: own.slots,
    },
  }),
  over: view(
    open({
      phase: "over",
      players: open().players.map((p, i) => ({
        ...p,
        slots: p.slots.map((s, k) => (s.state === "down" ? { ...s, value: k + 1 } : s)),
        cards: hand.slice(i).map(({ kind }) => kind),
        score: i ? p.score : 17,
      })),
    }),
    null,
    {
      status: "finished",
      outcome: {
        ...{ scores: [17, 11, 8, 10], ranks: [1, 2, 4, 3], reason: "score", notes: [] },
        sheet: [
          { key: "lands", points: [9, 10, 7, 10], params: {} },
          { key: "captured", points: [8, 1, 1, 0], params: {} },
        ],
      },
      awaited: { seats: [], prompt: null },
      log: {
        from: 0,
        entries: [...BATTLE_LOG, entry("captured", { seat: 0, other: 3, slot: 2, value: 4 })],
      },
    },
  ),
};

const people = (count) => ({
  ...{ type: "people", host: 0, is_host: true, watchers: 0, end_votes: [], claims: [] },
  ...{ rematch: null, devices: 1 },
  seats: NAMES.slice(0, count).map((name, seat) => ({
    ...{ seat, name, colour: COLOURS[seat], kind: seat > 1 ? "bot" : "person" },
    ...{ bot: seat > 1 ? "shogun" : null, present: true, conceded: false },
  })),
});
const OPTIONS = { mode: "ffa", decks: "auto", score_mode: "holdings", obligation: "soldier" };

/** All frames of a first visit. */
export const frames = (sample) => [
  {
    ...{ type: "welcome", you: 0, server: "x", chat: [] },
    match: {
      ...{ slug: "x", game: "kamakura", options: OPTIONS, status: "playing" },
      ...{
        seats: sample.public.players.length,
        seed_hash: null,
        rules_version: 1,
        clock: 0,
        at_zero: "mark",
      },
    },
  },
  people(sample.public.players.length),
  sample,
];

/** The frames that follow, one view after another. */
export const later = (sample) => [{ ...sample, version: 2 }];
