import {
  box,
  disc,
  faint,
  floor,
  hue,
  line,
  path,
  picture,
  shade,
  shine,
  times,
  turned,
  within,
} from './shapes.ts';

const paints = [
  '#fff3d6',
  '#f7d354',
  '#f2b63f',
  '#ec8437',
  '#e2593a',
  '#d5453a',
  '#ea8f9d',
  '#c2357a',
  '#9c4a8f',
  '#76529e',
  '#4a4fa0',
  '#27407a',
  '#2f66b5',
  '#79b6dc',
  '#5bb5b0',
  '#25857f',
  '#4c8146',
  '#93b94d',
  '#c9c26a',
  '#bb7c47',
  '#c5633a',
  '#87522f',
  '#838e95',
  '#332e30',
] as const;
const markers = [
  '#d5453a',
  '#ea8f9d',
  '#ec8437',
  '#f2b63f',
  '#93b94d',
  '#4c8146',
  '#25857f',
  '#79b6dc',
  '#2f66b5',
  '#76529e',
  '#c2357a',
  '#87522f',
] as const;

export const books = {
  'CD-ART-A5': picture(
    'sage',
    faint(0.14, box(24, 14, 62, 80, '#2c1206', 4)),
    box(24, 12, 60, 78, hue.cream, 4),
    line('M84 20V84', hue.straw, 1.5),
    within(
      'M22 8H76Q80 8 80 12V84Q80 88 76 88H22Q18 88 18 84V12Q18 8 22 8Z',
      hue.wood,
      // Bark paper: fibres that run all ways.
      line(
        'M30 0C36 20 28 34 40 52C48 66 36 80 42 96M52 -2C48 18 62 30 54 48C50 66 64 78 58 98M70 0C64 20 78 40 68 60C62 76 76 84 72 98',
        '#c99460',
        3,
      ),
      line('M20 26C40 34 60 20 84 30M18 70C40 60 60 78 84 66', '#a66a3a', 1.6),
      path('M18 0H30V98H18Z', hue.bark),
      shade('M72 0H84V98H72Z', 0.12),
    ),
    times(5, (at) => line(`M18.5 ${20 + at * 14}H30M30 ${20 + at * 14}V${25 + at * 14}`, hue.cream, 2)),
    path('M55 60C42 54 40 40 48 32C50 40 52 42 55 46C58 42 60 40 62 32C70 40 68 54 55 60Z', hue.cream),
    line('M55 46V68', hue.cream, 2.6),
    path('M55 68C49 68 46 64 46 61C51 61 54 63 55 68ZM55 68C61 68 64 64 64 61C59 61 56 63 55 68Z', hue.cream),
  ),
  'PL-FUE-M': picture(
    'mist',
    turned(
      45,
      [50, 50],
      faint(0.13, box(45, -4, 17, 100, '#2c1206', 8)),
      within(
        'M42 -12H58V46H42Z',
        hue.navy,
        shine('M45 -12H48V44H45Z', 0.35),
        shade('M54 -12H60V48H54Z', 0.22),
      ),
      box(41, 44, 18, 6, hue.yellow, 1.5),
      within('M43 50H57L55 68H45Z', hue.coal, shine('M45.5 50H48L48.5 68H46.5Z', 0.3)),
      within(
        'M44 68H56C60 80 55 92 50 103C45 92 40 80 44 68Z',
        hue.yellow,
        shade('M50 66H62V104H50Z', 0.16),
        shine('M45 72C43 80 46 88 48 92Z', 0.5),
      ),
      line('M50 80V100', hue.bark, 1.5),
      disc(50, 79, 2.3, hue.bark),
      box(56, -8, 4.5, 34, hue.yellow, 2),
    ),
    line('M8 93C14 84 18 98 24 91C27 88 30 90 32 92', hue.navy, 3),
  ),
  'AC-24-PR': picture(
    'peach',
    faint(0.14, box(10, 27, 88, 64, '#2c1206', 5)),
    box(6, 22, 88, 66, hue.coal, 5),
    box(9, 25, 82, 60, hue.iron, 3),
    paints
      .map((paint, at) => box(12 + (at % 6) * 13, 28 + Math.floor(at / 6) * 14, 11, 12, paint, 2))
      .join(''),
    turned(
      -32,
      [54, 44],
      faint(0.2, box(2, 45, 100, 5, '#2c1206', 2.5)),
      box(24, 39, 84, 6, hue.red, 3),
      box(12, 38.5, 16, 7, hue.steel, 1),
      path('M12 38.5V45.5C4 47 -2 45 -10 42C-2 39 4 37 12 38.5Z', hue.bark),
      path('M0 39.5C-4 40 -7 41 -10 42C-6 43.6 -3 44.5 0 45Z', hue.blue),
    ),
  ),
  'AG-2026-D': picture(
    'rose',
    faint(0.14, box(22, 13, 66, 80, '#2c1206', 6)),
    times(4, (at) =>
      box(80, 18 + at * 17, 9, 13, [hue.red, hue.yellow, hue.lime, hue.sky][at] ?? hue.red, 2),
    ),
    box(22, 12, 62, 78, hue.white, 4),
    within(
      'M22 8H76Q80 8 80 12V84Q80 88 76 88H22Q17 88 17 84V12Q17 8 22 8Z',
      hue.teal,
      path('M14 0H27V98H14Z', '#1c6a65'),
      shade('M73 0H84V98H73Z', 0.12),
    ),
    box(34, 24, 38, 38, hue.white, 4),
    path('M34 35V28Q34 24 38 24H68Q72 24 72 28V35Z', hue.red),
    line('M43 20V27M63 20V27', hue.coal, 3),
    times(12, (at) =>
      box(38 + (at % 4) * 8, 39 + Math.floor(at / 4) * 7.5, 5.5, 5, at === 6 ? hue.yellow : hue.steel, 1),
    ),
    path('M58 88H66V98L62 94L58 98Z', hue.red),
    box(34, 70, 38, 4, '#3ba39b', 2),
    box(34, 77, 24, 4, '#3ba39b', 2),
  ),
  'TI-BOT-50': picture(
    'butter',
    floor(50, 89, 34),
    within(
      'M34 34H66L84 52V84Q84 89 79 89H21Q16 89 16 84V52Z',
      hue.ice,
      path('M10 56H90V92H10Z', hue.navy),
      path('M10 56Q30 50 50 56Q70 62 90 56V66H10Z', hue.blue),
      shine('M34 34H42L26 54V86H19V51Z', 0.3),
      shade('M72 36H90V92H68Z', 0.18),
    ),
    box(30, 62, 40, 18, hue.white, 3),
    path('M50 63C54 68.5 56 71 56 73.5A6 5.5 0 0 1 44 73.5C44 71 46 68.5 50 63Z', hue.navy),
    box(36, 26, 28, 10, hue.slate, 2),
    within(
      'M35 8H65Q68 8 68 11V27H32V11Q32 8 35 8Z',
      hue.coal,
      times(7, (at) => faint(0.3, line(`M${36 + at * 5} 13V24`, hue.white, 1.3))),
      shade('M58 6H70V28H58Z', 0.3),
    ),
  ),
  'CB-MAR-12': picture(
    'lilac',
    faint(0.14, box(7, 18, 92, 74, '#2c1206', 6)),
    box(4, 26, 92, 64, hue.coal, 6),
    box(8, 30, 84, 56, hue.iron, 3),
    markers
      .map((colour, at) => {
        const x = 9.4 + at * 6.8;
        const y = at === 4 || at === 8 ? 14 : 33;
        const isOpen = y < 30;
        return (
          (isOpen
            ? box(x + 1.6, y - 2, 3.2, 6, hue.white, 1) +
              path(`M${x + 1.8} ${y - 2}L${x + 4.8} ${y - 8}V${y - 2}Z`, colour)
            : box(x, y, 6.2, 17, colour, 2)) +
          box(x, y + (isOpen ? 3 : 15), 6.2, isOpen ? 44 : 28, hue.white, 1) +
          box(x, y + 33, 6.2, 17, colour, 2) +
          shine(`M${x + 1} ${y + 4}h1.6v44h-1.6z`, 0.4) +
          shade(`M${x + 4.6} ${y + 4}h1.6v45h-1.6z`, 0.14)
        );
      })
      .join(''),
    path('M4 68H96V84Q96 90 90 90H10Q4 90 4 84Z', hue.magenta),
    shade('M76 68H96V84Q96 90 90 90H76Z', 0.16),
    box(34, 75, 32, 8, hue.white, 4),
  ),
};
