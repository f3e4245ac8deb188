import { box, faint, floor, hue, line, moved, path, picture, shade, times } from './shapes.ts';

const parcel = (label: string) =>
  [
    floor(50, 82, 34),
    box(20, 34, 60, 48, hue.wood, 1),
    shade('M62 34 h18 v48 h-18 z'),
    box(20, 34, 60, 10, hue.straw, 1),
    box(44, 34, 12, 48, hue.cream, 0),
    label,
  ].join('');
const bars = (x: number, y: number, colour: string) =>
  times(9, (at) => box(x + at * 2.2, y, at % 3 === 0 ? 1.5 : 0.8, 9, colour, 0));
const label = [
  box(46, 50, 28, 22, hue.white, 1),
  bars(49, 54, hue.coal),
  box(49, 66, 18, 1.6, hue.slate, 0.5),
].join('');

const paper = (...parts: readonly string[]) =>
  [
    floor(50, 92, 30),
    path('M24 10 h52 v80 h-52 z', hue.white),
    box(30, 18, 28, 3, hue.coal, 1),
    times(4, (at) => box(30, 28 + at * 7, at === 3 ? 24 : 40, 1.6, hue.steel, 0.5)),
    ...parts,
  ].join('');
const signature = (colour: string, width = 1.4) =>
  line('M32 74 c4 -14 8 -12 7 -3 c-1 8 4 -14 8 -10 c4 4 -3 10 3 8 c6 -2 6 -9 10 -7', colour, width);
const ruled = box(30, 78, 40, 0.8, hue.coal, 0);

/** What merchants of the demo sent as proof of a delivery that a channel refused, by its reason: SVG. */
export const proofDrawings: Readonly<Record<string, string>> = {
  'firma-ilegible': picture('mist', paper(ruled, faint(0.22, signature(hue.slate, 3)))),
  'foto-borrosa': picture(
    'sand',
    times(7, (at) => faint(0.24, moved([at * 2.2 - 6, at * 0.9 - 2], 1, parcel(label)))),
  ),
  'sin-fecha': picture('sage', paper(ruled, signature(hue.navy))),
  'otra-guia': picture('butter', parcel(label)),
};
