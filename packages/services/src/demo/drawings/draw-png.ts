import { createCanvas, loadImage } from '@napi-rs/canvas';
import { SIDE } from './shapes.ts';

/** A drawing as the PNG that a merchant would have sent. */
export async function drawPng(svg: string): Promise<Buffer> {
  const canvas = createCanvas(SIDE, SIDE);
  canvas.getContext('2d').drawImage(await loadImage(Buffer.from(svg)), 0, 0);
  return canvas.encode('png');
}
