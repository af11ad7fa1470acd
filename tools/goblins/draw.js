// Writes the portraits of GOSU into the game's folder.
import { mkdirSync, writeFileSync } from 'node:fs';
import { faces } from './faces.js';

const folder = new URL('../../static/games/gosu/art/faces/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, svg] of Object.entries(faces())) writeFileSync(new URL(name, folder), svg);
