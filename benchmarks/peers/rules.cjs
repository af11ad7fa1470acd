// A cut-down Kamozza that every peer hosts: four players with seven cards each; in a round everybody
// secretly picks one or two cards and one of two ports; a port's ship sails, and its loaders score
// their weight, where the total is within its capacity. Four rounds are a deal, a match has DEALS.
"use strict";

const HAND = [1, 2, 5, 7, 10, 15, 20];
const SHIPS = [
  [8, 11, 14, 17, 20, 23],
  [30, 33, 36, 39, 42, 45],
];
const ROUNDS = 4;
const PLAYERS = 4;

function isLegal(hand, cards, port, round) {
  return (
    Array.isArray(cards) &&
    (port === 0 || port === 1) &&
    cards.length >= 1 &&
    cards.length <= 2 &&
    hand.length - cards.length >= ROUNDS - 1 - round &&
    new Set(cards).size === cards.length &&
    cards.every((card) => hand.includes(card))
  );
}

module.exports = { HAND, SHIPS, ROUNDS, PLAYERS, isLegal };
