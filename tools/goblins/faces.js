// Every goblin's portrait as a file of its own: `node tools/goblins/draw.js` writes them.
import { CLANS, DECK } from '../../static/games/gosu/art/deck.js';
import { portrait } from './portrait.js';

// The casting sheet knows a card by its clan and its place in it.
const short = { ancient: 'an', alpha: 'al', dark: 'da', meka: 'me', fire: 'fi', shadow: 'sh', dragon: 'dr', frost: 'fr', swamp: 'sw', shibuke: 'ti' };

/** Kinds of a clan in the order of the box. */
const kindsOf = (clan) => Object.keys(DECK).filter((kind) => DECK[kind].clan === clan);

/** The portrait of a kind: as wide as a card's window; `#face` shows the face alone. */
function faceOf(kind, clan, place) {
  const id = `${short[clan]}-${String(place).padStart(2, '0')}`;
  const svg = portrait({ id, clan, level: DECK[kind].levels.at(-1) }, { crop: 'card', prefix: '' });
  return svg
    .replace('<svg class="portrait"', '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace(' aria-hidden="true">', '><view id="face" viewBox="28 38 184 166"/>') + '\n';
}

/** All portraits by file name. */
export const faces = () =>
  Object.fromEntries(CLANS.flatMap((clan) => kindsOf(clan).map((kind, i) => [`${kind}.svg`, faceOf(kind, clan, i + 1)])));
