/** Draws the pictures of the demo's products anew: `npm run pictures -w packages/services`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { drawPng } from '../src/demo/drawings/draw-png.ts';
import { demoDrawings } from '../src/demo/drawings/index.ts';

const folder = new URL('../src/demo/pictures/', import.meta.url);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const [sku, svg] of Object.entries(demoDrawings)) {
  writeFileSync(new URL(`${sku}.png`, folder), await drawPng(svg));
}
