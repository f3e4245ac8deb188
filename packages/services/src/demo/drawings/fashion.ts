import { disc, hue, line, path, picture, shade, times, within } from './shapes.ts';

/** The lighter marks that the dyed threads leave, in rows. */
const jaspe = (x: number, y: number, across: number, down: number): string =>
  times(down, (row) =>
    times(across, (at) => line(`M${x + at * 7} ${y + row * 10 + (at % 2) * 5}v4`, hue.white, 2.6)),
  );

/** Knotted threads, ending in tassels. */
const fringe = (x: number, y: number, count: number, colour: string): string =>
  times(count, (at) => {
    const left = x + at * 6;
    return line(
      `M${left} ${y}L${left + 3} ${y + 5}L${left + 6} ${y}M${left + 3} ${y + 5}V${y + 15}`,
      colour,
      2.2,
    );
  });

export const fashion = {
  'RB-SMP-01': picture(
    'sage',
    // Who wears it: hair, neck, face and blouse.
    path('M50 2C66 2 70 14 68 30C68 38 64 42 60 44H40C36 42 32 38 32 30C30 14 34 2 50 2Z', hue.coal),
    disc(50, 4, 7, hue.coal),
    path('M43 32H57V46L50 54L43 46Z', '#c98558'),
    path('M50 10C60 10 62 18 61 26C60 34 55 40 50 40C45 40 40 34 39 26C38 18 40 10 50 10Z', '#dda176'),
    path('M39 24C38 12 46 10 50 13C54 10 62 12 61 24C58 22 54 18 50 16C46 18 42 22 39 24Z', hue.coal),
    path('M34 46L50 62L66 46L78 98H22Z', hue.white),
    fringe(62, 86, 4, '#8f2359'),
    within(
      'M56 40C74 44 86 54 90 86H62C62 74 58 66 48 58Z',
      '#a32a66',
      jaspe(60, 48, 5, 3),
      path('M50 78H94V82H50Z', hue.yellow),
      shade('M74 44C86 56 86 74 84 90H96V40Z', 0.16),
    ),
    fringe(9, 86, 5, hue.magenta),
    within(
      'M44 40C26 44 12 54 9 86H39C40 74 48 66 62 60L68 52C60 52 50 48 44 40Z',
      hue.magenta,
      jaspe(15, 48, 7, 3),
      path('M4 78H44V82H4Z', hue.yellow),
      shade('M36 60C46 58 56 56 68 52L62 62C50 66 40 74 39 88H30C30 76 32 66 36 60Z', 0.16),
    ),
  ),
};
