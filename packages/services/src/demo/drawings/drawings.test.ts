import { createHash } from 'node:crypto';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { demoMerchants } from '../merchants.ts';
import { demoProducts } from '../products.ts';
import { drawPng } from './draw-png.ts';
import { proofPhoto } from '../proof-photos.ts';
import { demoDrawings } from './index.ts';
import { proofDrawings } from './proofs.ts';
import { SIDE } from './shapes.ts';

const products = demoMerchants.flatMap(({ stores }) => stores.flatMap(demoProducts));

async function pixelsOf(png: Uint8Array): Promise<Uint8ClampedArray> {
  const context = createCanvas(SIDE, SIDE).getContext('2d');
  context.drawImage(await loadImage(Buffer.from(png)), 0, 0);
  return context.getImageData(0, 0, SIDE, SIDE).data;
}

describe('the pictures of the demo’s products and proofs', () => {
  it('are one for each product, each another one', () => {
    expect(Object.keys(demoDrawings).toSorted()).toEqual(products.map(({ sku }) => sku).toSorted());
    const seen = products.map(({ picture }) => createHash('sha256').update(picture.bytes).digest('hex'));
    expect(new Set(seen).size).toBe(products.length);
  });

  it('are those of the drawings of today (`npm run pictures -w packages/services`)', async () => {
    const proofs = Object.keys(proofDrawings).map((sku) => ({ sku, picture: proofPhoto('1', sku) }));
    for (const { sku, picture } of [...products, ...proofs]) {
      const [kept, drawn] = await Promise.all([
        pixelsOf(picture.bytes),
        drawPng(demoDrawings[sku] ?? proofDrawings[sku] ?? '').then(pixelsOf),
      ]);
      // Another processor may round the edges of a shape otherwise, by a little.
      const others = drawn.filter((value, at) => Math.abs(value - (kept[at] ?? 0)) > 48).length;
      expect({ sku, others }).toEqual({ sku, others: 0 });
    }
  });
});
