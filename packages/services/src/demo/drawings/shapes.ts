/**
 * What the demo's pictures are drawn with: flat shapes on a warm ground of 100 × 100, the light from the upper left. No
 * outlines and no letters, so that each is read at 32 px as well.
 */

/** The grounds, all of one lightness, so that they stand alike on light and dark surfaces. */
export const ground = {
  sand: '#f3e0c4',
  peach: '#f7d9c4',
  butter: '#f6e6b8',
  sage: '#dce6cd',
  mist: '#d3e3e4',
  rose: '#f4d5d2',
  lilac: '#e4daea',
} as const;

export const hue = {
  white: '#fffaf0',
  cream: '#fbeacb',
  straw: '#e3bd80',
  wood: '#bb7c47',
  bark: '#87522f',
  clay: '#c5633a',
  brick: '#a13f2c',
  copper: '#cf7540',
  yellow: '#f2b63f',
  orange: '#ec8437',
  red: '#d5453a',
  pink: '#ea8f9d',
  magenta: '#c2357a',
  purple: '#76529e',
  navy: '#27407a',
  blue: '#2f66b5',
  sky: '#79b6dc',
  ice: '#cfe6f0',
  teal: '#25857f',
  leaf: '#4c8146',
  lime: '#93b94d',
  steel: '#c3cacd',
  slate: '#838e95',
  iron: '#4b4a50',
  coal: '#332e30',
} as const;

type Point = readonly [x: number, y: number];

/** How large a drawing is when it becomes a picture, in pixels: as wide as one is ever shown. */
export const SIDE = 256;

/** The drawing of a product, on its ground. */
export const picture = (tint: keyof typeof ground, ...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 100 100"><rect width="100" height="100" fill="${ground[tint]}"/>${parts.join('')}</svg>`;

export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
export const box = (x: number, y: number, width: number, height: number, fill: string, round = 2): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`;
export const disc = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
export const oval = (x: number, y: number, across: number, down: number, fill: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${across}" ry="${down}" fill="${fill}"/>`;
/** A line with round ends. */
export const line = (d: string, colour: string, width = 3): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const ring = (x: number, y: number, radius: number, colour: string, width: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

/** A form, and what is painted on it: nothing of that is seen beyond its edge. */
export function within(d: string, fill: string, ...inside: readonly string[]): string {
  const id = `c${d.replaceAll(/[^\w-]+/g, '_')}`;
  return `<clipPath id="${id}"><path d="${d}"/></clipPath>${path(d, fill)}<g clip-path="url(#${id})">${inside.join('')}</g>`;
}

export const faint = (opacity: number, ...parts: readonly string[]): string =>
  `<g opacity="${opacity}">${parts.join('')}</g>`;
/** The side that the light does not reach. */
export const shade = (d: string, strength = 0.16): string => faint(strength, path(d, '#2c1206'));
/** The side that the light falls on. */
export const shine = (d: string, strength = 0.3): string => faint(strength, path(d, '#fff'));
/** What a thing throws on the floor it stands on. */
export const floor = (x: number, y: number, across: number, down = 4): string =>
  faint(0.13, oval(x + 2, y, across, down, '#2c1206'));

export const turned = (angle: number, [x, y]: Point, ...parts: readonly string[]): string =>
  `<g transform="rotate(${angle} ${x} ${y})">${parts.join('')}</g>`;
export const moved = ([x, y]: Point, scale: number, ...parts: readonly string[]): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${parts.join('')}</g>`;
export const times = (count: number, part: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => part(at)).join('');
/** The same thing around a middle. */
export const around = (count: number, middle: Point, part: string): string =>
  times(count, (at) => turned((at * 360) / count, middle, part));
export const dots = (points: readonly Point[], radius: number, fill: string): string =>
  points.map(([x, y]) => disc(x, y, radius, fill)).join('');
