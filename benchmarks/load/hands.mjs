// Plays the cut-down Kamozza for the peers: the generator deals along and knows every hand.
import rules from "../peers/rules.cjs";

const { HAND, ROUNDS, PLAYERS } = rules;

/** What four players of one table hold; `moves` counts those that were made in the match. */
export class Hands {
  constructor(deals, chance) {
    this.last = deals * ROUNDS * PLAYERS;
    this.chance = chance;
    this.begin();
  }

  begin() {
    this.moves = 0;
    this.deal();
  }

  deal() {
    this.hands = Array.from({ length: PLAYERS }, () => HAND.slice());
  }

  get over() {
    return this.moves === this.last;
  }

  /** The next move: who makes it, which cards, to which port. */
  next() {
    const seat = this.moves % PLAYERS;
    const round = Math.floor(this.moves / PLAYERS) % ROUNDS;
    if (seat === 0 && round === 0) this.deal();
    const hand = this.hands[seat];
    const most = Math.min(2, hand.length - (ROUNDS - 1 - round));
    const count = 1 + this.below(most);
    const cards = Array.from({ length: count }, () => hand.splice(this.below(hand.length), 1)[0]);
    this.moves++;
    return { seat, cards, port: this.chance() < 0.4 ? 0 : 1 };
  }

  below(bound) {
    return Math.floor(this.chance() * bound);
  }
}
