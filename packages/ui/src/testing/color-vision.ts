import { linearRgb } from '../theme/contrast.ts';

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** How colours are seen: by most people, and without one of the three kinds of cones. */
export const visions = ['normal', 'protanopia', 'deuteranopia', 'tritanopia'] as const;
export type Vision = (typeof visions)[number];

/** Machado, Oliveira and Fernandes 2009, severity 1.0, on linear sRGB: doi.org/10.1109/TVCG.2009.113. */
const seenBy: Readonly<Record<Vision, Matrix>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Linear sRGB to the cones of OKLab, and their cube roots to its axes: bottosson.github.io/posts/oklab. */
const toCones: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const toOklab: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

const times = (matrix: Matrix, [x, y, z]: Triple): Triple => {
  const [first, second, third] = matrix.map(([a, b, c]) => a * x + b * y + c * z);
  return [first ?? 0, second ?? 0, third ?? 0];
};

function oklab(hex: string, vision: Vision): Triple {
  const [red, green, blue] = times(seenBy[vision], linearRgb(hex));
  const inGamut = (part: number) => Math.min(1, Math.max(0, part));
  const [long, middle, short] = times(toCones, [inGamut(red), inGamut(green), inGamut(blue)]);
  return times(toOklab, [Math.cbrt(long), Math.cbrt(middle), Math.cbrt(short)]);
}

/** How far two colours written as `#rrggbb` are from each other in OKLab: 0 the same, 1 black and white. */
export function colorDistance(first: string, second: string, vision: Vision): number {
  const [a, b] = [oklab(first, vision), oklab(second, vision)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
