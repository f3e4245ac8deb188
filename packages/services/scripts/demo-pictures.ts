/** Draws the pictures of the demo's products and proofs anew: `npm run pictures -w packages/services`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { drawPng } from '../src/demo/drawings/draw-png.ts';
import { demoDrawings } from '../src/demo/drawings/index.ts';
import { proofDrawings } from '../src/demo/drawings/proofs.ts';

for (const [name, drawings] of [
  ['pictures', demoDrawings],
  ['photos', proofDrawings],
] as const) {
  const folder = new URL(`../src/demo/${name}/`, import.meta.url);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [file, svg] of Object.entries(drawings)) {
    writeFileSync(new URL(`${file}.png`, folder), await drawPng(svg));
  }
}
