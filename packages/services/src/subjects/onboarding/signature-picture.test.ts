import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { pngOf } from '../../testing/put-onboarding.ts';
import { readSignature } from './signature-picture.ts';

/** A pad as the browser draws it, as large as it sends it. */
function pad(draw: (pen: SKRSContext2D) => void, ground: string | null = 'white'): Canvas {
  const canvas = createCanvas(1200, 400);
  const pen = canvas.getContext('2d');
  if (ground !== null) {
    pen.fillStyle = ground;
    pen.fillRect(0, 0, 1200, 400);
  }
  pen.fillStyle = 'black';
  pen.lineWidth = 6;
  pen.lineCap = 'round';
  draw(pen);
  return canvas;
}
const stroke = (pen: SKRSContext2D, length: number) => {
  pen.beginPath();
  pen.moveTo(500, 200);
  pen.lineTo(500 + length, 200);
  pen.stroke();
};
const read = (png: Buffer) => readSignature(png.toString('base64')).then(Buffer.from);
const refused = { status: 422, fields: [{ field: 'signature64', message: 'Firma antes de continuar' }] };

describe('the picture of a signature', () => {
  it.each<[string, Canvas]>([
    ['the shortest stroke that the pad takes', pad((pen) => stroke(pen, 80))],
    ['a stroke on nothing', pad((pen) => stroke(pen, 300), null)],
    [
      'a name of two words',
      pad((pen) => {
        pen.font = 'italic 80px serif';
        pen.fillText('Li Wu', 400, 240);
      }),
    ],
  ])('is taken as it is: %s', async (_, canvas) => {
    const png = canvas.toBuffer('image/png');
    expect(await read(png)).toEqual(png);
  });

  it.each<[string, Canvas]>([
    ['white paper', pad(() => {})],
    ['nothing at all', pad(() => {}, null)],
    ['a dot', pad((pen) => stroke(pen, 1))],
    ['ink everywhere', pad(() => {}, 'black')],
    [
      // Its rows are written as differences in each of the ways of the format: a wrong reader would see dark
      // rows.
      'light grey that runs over the sheet',
      pad((pen) => {
        const run = pen.createLinearGradient(0, 0, 1200, 400);
        run.addColorStop(0, '#ffffff');
        run.addColorStop(1, '#b0b0b8');
        pen.fillStyle = run;
        pen.fillRect(0, 0, 1200, 400);
      }),
    ],
  ])('says something: %s does not', async (_, canvas) => {
    await expect(read(canvas.toBuffer('image/png'))).rejects.toMatchObject(refused);
  });

  it('is read in each colour type of 8 bits, and in none else', async () => {
    const rows = (ink: readonly number[], paper: readonly number[]) =>
      Array.from({ length: 40 }, (_, y) =>
        Array.from({ length: 40 }, (_x, x) => ((x + y) % 20 < 2 ? ink : paper)).flat(),
      );
    const kinds = [
      [0, rows([0], [255])],
      [2, rows([0, 0, 0], [255, 255, 255])],
      [4, rows([0, 255], [0, 0])],
      [6, rows([0, 0, 0, 255], [0, 0, 0, 0])],
    ] as const;
    for (const [colour, pixels] of kinds) {
      const png = pngOf(40, pixels, { colour });
      expect(await read(png)).toEqual(png);
    }
    const palette = pngOf(40, rows([0], [1]), { colour: 3 });
    const interlaced = pngOf(40, rows([0], [255]), { colour: 0, interlace: 1 });
    for (const png of [palette, interlaced]) await expect(read(png)).rejects.toMatchObject({ status: 415 });
  });

  it('ends within its deadline, whatever its size says', async () => {
    const png = pngOf(
      1000,
      Array.from({ length: 1000 }, () => Array<number>(1000).fill(255)),
      { colour: 0 },
    );
    await expect(read(png)).rejects.toMatchObject(refused);
    // The header declares one row too many, one too few, and more pixels than a pad has.
    for (const height of [999, 1001, 1_000_000]) {
      const other = Buffer.from(png);
      other.writeUInt32BE(height, 20);
      await expect(read(other)).rejects.toMatchObject({ status: 415 });
    }
  });
});
