import {
  box,
  disc,
  dots,
  faint,
  floor,
  hue,
  line,
  moved,
  oval,
  path,
  picture,
  ring,
  shade,
  shine,
  times,
  turned,
  within,
} from './shapes.ts';

const paw = (x: number, y: number, scale: number, fill: string): string =>
  moved(
    [x, y],
    scale,
    path('M0 -1C5 -1 9 4 9 8C9 12 4 12 0 10.5C-4 12 -9 12 -9 8C-9 4 -5 -1 0 -1Z', fill),
    oval(-9, -3, 3, 4, fill),
    oval(-3.5, -8, 3, 4.2, fill),
    oval(3.5, -8, 3, 4.2, fill),
    oval(9, -3, 3, 4, fill),
  );

/** The head of a dog, whose middle is given. */
const dog = (x: number, y: number, scale: number): string =>
  moved(
    [x, y],
    scale,
    path(
      'M-13 -14C-24 -16 -26 -2 -22 8C-16 10 -12 2 -11 -6ZM13 -14C24 -16 26 -2 22 8C16 10 12 2 11 -6Z',
      hue.bark,
    ),
    path('M0 -17C12 -17 16 -8 16 2C16 14 9 19 0 19C-9 19 -16 14 -16 2C-16 -8 -12 -17 0 -17Z', hue.wood),
    path('M0 -16C3 -10 4 -4 9 6C10 14 5 18 0 18C-5 18 -10 14 -9 6C-4 -4 -3 -10 0 -16Z', hue.cream),
    dots(
      [
        [-7, -3],
        [7, -3],
      ],
      2.4,
      hue.coal,
    ),
    oval(0, 5.5, 4.2, 3, hue.coal),
    line('M0 8V11M-5 11.5Q-2 14 0 11Q2 14 5 11.5', hue.coal, 1.4),
  );

const cat = (x: number, y: number, scale: number, fill: string): string =>
  moved(
    [x, y],
    scale,
    path('M-15 -16L-6 -11H6L15 -16L16 2C16 12 8 17 0 17C-8 17 -16 12 -16 2Z', fill),
    path('M-12.5 -11.5L-7 -8.5L-12 -4ZM12.5 -11.5L7 -8.5L12 -4Z', hue.pink),
    dots(
      [
        [-6.5, 0],
        [6.5, 0],
      ],
      2.4,
      hue.coal,
    ),
    path('M-2.5 5H2.5L0 8Z', hue.pink),
    line('M-4.5 10Q-2 12 0 9Q2 12 4.5 10M-10 6L-20 4M-10 9L-19 11M10 6L20 4M10 9L19 11', hue.coal, 1.2),
  );

/** A stretch of cotton rope from left to right, in two colours. */
const rope = (x: number, y: number, length: number, one: string, other: string): string =>
  within(
    `M${x} ${y - 5}h${length}v10h${-length}z`,
    one,
    times(Math.ceil(length / 8) + 1, (at) => line(`M${x - 4 + at * 8} ${y + 7}l6 -14`, other, 3)),
  );
export const pets = {
  'CM-PER-G': picture(
    'mist',
    floor(50, 84, 45, 6),
    within(
      'M6 56C6 34 94 34 94 56V68C94 88 6 88 6 68Z',
      hue.teal,
      shade('M76 36C94 46 94 78 70 86H98V36Z', 0.18),
    ),
    oval(50, 57, 35, 14, hue.navy),
    oval(50, 61, 33, 12, hue.cream),
    path('M38 60C40 40 58 36 68 42C80 48 84 58 80 68H40Z', hue.wood),
    path('M60 40C70 40 80 48 82 60C76 52 68 48 58 48Z', hue.bark),
    turned(-8, [36, 46], dog(36, 46, 1.15)),
    path('M6 58C12 70 24 74 50 74C76 74 88 70 94 58V68C94 90 6 90 6 68Z', '#2f9a92'),
    shade('M66 73C80 71 90 66 94 58V68C94 80 78 84 60 84.5Z', 0.14),
    paw(52, 78.5, 0.42, hue.cream),
  ),
  'AL-PER-15': picture(
    'sand',
    floor(52, 91, 34),
    within(
      'M20 14H80Q77 22 80 30V84Q80 91 73 91H27Q20 91 20 84V30Q23 22 20 14Z',
      hue.red,
      path('M20 14H80V24H20Z', hue.brick),
      path('M10 66C30 58 70 58 90 66V94H10Z', hue.yellow),
      shade('M66 10H84V94H66Z', 0.15),
      shine('M24 26H28V86H24Z', 0.3),
    ),
    times(11, (at) => line(`M${23 + at * 5.4} 17v3`, hue.cream, 1.4)),
    disc(50, 47, 22, hue.white),
    dog(50, 47, 0.88),
    dots(
      [
        [34, 78],
        [44, 82],
        [55, 77],
        [65, 81],
        [50, 86],
        [38, 86],
        [61, 87],
      ],
      3.4,
      hue.bark,
    ),
    dots(
      [
        [33, 77],
        [43, 81],
        [54, 76],
        [64, 80],
      ],
      1.1,
      hue.wood,
    ),
  ),
  'AR-GAT-10': picture(
    'lilac',
    floor(50, 90, 42),
    within(
      'M24 8H66Q64 14 66 20V70H24V20Q26 14 24 8Z',
      hue.sky,
      path('M24 8H66V17H24Z', hue.blue),
      shade('M56 6H68V72H56Z', 0.14),
    ),
    disc(45, 40, 17, hue.white),
    cat(45, 41, 0.72, hue.orange),
    path('M14 64C24 54 40 62 50 58C62 54 78 56 88 64L84 74H18Z', hue.straw),
    dots(
      [
        [30, 64],
        [42, 65],
        [54, 62],
        [66, 64],
        [76, 65],
        [48, 60],
        [62, 59],
      ],
      1.5,
      hue.wood,
    ),
    line('M74 60L90 28', hue.magenta, 6),
    path('M60 56L76 62L70 70H58Z', hue.magenta),
    within('M8 66H92L86 86Q85 90 80 90H20Q15 90 14 86Z', hue.teal, shade('M66 66H96L86 92H60Z', 0.16)),
    box(6, 63, 88, 7, '#3ba39b', 3.5),
  ),
  'RC-GAT-2N': picture(
    'butter',
    floor(50, 91, 38),
    within(
      'M32 32H44V86H32Z',
      hue.straw,
      times(12, (at) => line(`M30 ${36 + at * 5}l16 -3`, hue.wood, 1.6)),
      shade('M40 30H46V88H40Z', 0.2),
    ),
    within(
      'M62 56H74V86H62Z',
      hue.straw,
      times(8, (at) => line(`M60 ${60 + at * 5}l16 -3`, hue.wood, 1.6)),
      shade('M70 54H76V88H70Z', 0.2),
    ),
    line('M20 35V52', hue.bark, 1.6),
    disc(20, 56, 5, hue.magenta),
    path('M28 28C24 14 30 10 38 12C46 10 52 14 50 28Z', hue.iron),
    line('M50 26C60 28 58 16 62 14', hue.iron, 4.5),
    cat(36, 11, 0.62, hue.iron),
    dots(
      [
        [32, 11],
        [40, 11],
      ],
      1.4,
      hue.yellow,
    ),
    box(14, 27, 44, 9, hue.teal, 4),
    shade('M40 27H54Q58 27 58 31.5Q58 36 54 36H40Z', 0.16),
    box(52, 50, 36, 9, hue.teal, 4),
    shade('M74 50H84Q88 50 88 54.5Q88 59 84 59H74Z', 0.16),
    box(14, 82, 74, 9, hue.bark, 4),
  ),
  'CR-REF-M': picture(
    'sage',
    faint(
      0.12,
      line('M30 36C10 26 18 8 36 10C56 13 46 42 34 54C20 70 26 90 44 88C64 86 54 58 76 56', '#2c1206', 10),
    ),
    line('M28 34C8 24 16 8 34 9C54 11 44 40 32 52C18 68 24 88 42 86C62 84 52 56 72 54', hue.orange, 10),
    faint(
      1,
      `<path d="M28 34C8 24 16 8 34 9C54 11 44 40 32 52C18 68 24 88 42 86C62 84 52 56 72 54" fill="none" stroke="${hue.white}" stroke-width="2.6" stroke-dasharray="6 4"/>`,
    ),
    turned(-20, [28, 36], box(20, 30, 18, 11, hue.coal, 3)),
    box(66, 48, 12, 13, hue.coal, 3),
    ring(82, 54.5, 5, hue.slate, 3.5),
    turned(
      35,
      [84, 66],
      `<rect x="79" y="60" width="13" height="25" rx="6.5" fill="none" stroke="${hue.slate}" stroke-width="4"/>`,
      line('M92 68V78', hue.steel, 4),
    ),
  ),
  'TR-AVI-M': picture(
    'peach',
    floor(50, 88, 40),
    line('M36 24C36 8 64 8 64 24', hue.coal, 6),
    within(
      'M26 20H74Q90 22 92 54H8Q10 22 26 20Z',
      hue.sky,
      shine('M26 20H40Q22 30 20 54H8Q10 22 26 20Z', 0.25),
      shade('M74 20Q90 22 92 54H82Q82 30 70 20Z', 0.14),
    ),
    within('M8 54H92V80Q92 87 85 87H15Q8 87 8 80Z', hue.blue, shade('M80 52H94V90H80Z', 0.18)),
    box(5, 50, 90, 7, hue.navy, 3.5),
    within(
      'M36 30H64Q70 30 70 36V74Q70 80 64 80H36Q30 80 30 74V36Q30 30 36 30Z',
      '#3f2b22',
      dog(50, 60, 0.72),
    ),
    times(4, (at) => line(`M${38 + at * 8} 32V78`, hue.steel, 2)),
    times(3, (at) => line(`M32 ${43 + at * 12}H68`, hue.steel, 2)),
    `<rect x="30" y="30" width="40" height="50" rx="6" fill="none" stroke="${hue.steel}" stroke-width="3.4"/>`,
    times(3, (at) => line(`M16 ${64 + at * 6}H24M76 ${64 + at * 6}H84`, hue.navy, 2.6)),
    times(2, (at) => line(`M${18 - at * 1} ${38 + at * 6}H25M75 ${38 + at * 6}H${82 + at}`, hue.blue, 2.6)),
  ),
  'FT-AGU-2L': picture(
    'rose',
    floor(50, 89, 34),
    within(
      'M16 54H84L79 82Q78 89 70 89H30Q22 89 21 82Z',
      hue.white,
      shade('M66 50H90V92H60Z', 0.12),
      path('M10 78H90V92H10Z', hue.steel),
    ),
    oval(50, 54, 35, 11, hue.steel),
    oval(50, 54, 31, 8.5, hue.sky),
    oval(50, 56, 24, 5, hue.ice),
    path('M44 52C44 36 42 30 50 22C58 30 56 36 56 52Z', hue.sky),
    line('M48 26C40 14 28 20 27 48M52 26C60 14 72 20 73 48', hue.sky, 5),
    line('M47 24C40 17 31 22 30 42M53 24C60 17 68 22 70 42', hue.ice, 1.6),
    disc(50, 20, 5, hue.ice),
    paw(50, 71, 0.62, hue.teal),
    dots(
      [
        [18, 38],
        [82, 38],
        [20, 28],
      ],
      2.2,
      hue.sky,
    ),
  ),
  'JG-CUE-3': picture(
    'butter',
    faint(0.12, oval(30, 91, 20, 4, '#2c1206'), oval(76, 91, 19, 4, '#2c1206')),
    turned(
      -10,
      [50, 26],
      times(2, (end) =>
        times(5, (at) =>
          line(
            `M${end ? 84 : 16} ${18 + at * 4}L${end ? 97 : 3} ${14 + at * 6}`,
            at % 2 ? hue.leaf : hue.cream,
            4,
          ),
        ),
      ),
      rope(20, 19, 60, hue.cream, hue.leaf),
      rope(20, 26, 60, hue.lime, hue.leaf),
      rope(20, 33, 60, hue.cream, hue.leaf),
      box(12, 10, 15, 32, hue.leaf, 7),
      box(73, 10, 15, 32, hue.leaf, 7),
      line('M15 30Q20 18 25 19M76 30Q81 18 86 19M16 37Q21 26 25 27M77 37Q82 26 86 27', hue.lime, 3),
    ),
    ring(28, 70, 14.5, hue.red, 10),
    `<circle cx="28" cy="70" r="14.5" fill="none" stroke="${hue.cream}" stroke-width="10" stroke-dasharray="2.4 5.192"/>`,
    within(
      'M74 51A20 20 0 1 1 73.9 51Z',
      hue.blue,
      line(
        'M50 64C64 56 84 58 96 68M50 76C66 68 84 70 96 80M54 88C66 80 80 82 92 90M66 48C60 62 62 82 70 94M80 48C76 62 78 82 84 92',
        hue.sky,
        3.6,
      ),
      shade('M84 52C90 66 84 82 68 92H98V48Z', 0.18),
    ),
  ),
};
