import {
  around,
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

/** A tumbler whose foot stands at the middle. */
const tumbler = (x: number, y: number): string =>
  moved(
    [x, y],
    1,
    within(
      'M-13 -36H13L10 -3Q9.5 0 6 0H-6Q-9.5 0 -10 -3Z',
      hue.blue,
      faint(0.55, path('M-13 -36H-4L-3 0H-10Z', hue.sky)),
      path('M-12 -8H12V0H-12Z', hue.navy),
      shade('M6 -36H13V0H4Z', 0.2),
    ),
    oval(0, -36, 13, 4.5, hue.ice),
    oval(0, -35.5, 10, 2.8, hue.sky),
  );

const talaveraFlower = (x: number, y: number, scale: number): string =>
  moved([x, y], scale, around(6, [0, 0], oval(0, -6.5, 3.2, 4.5, hue.blue)), disc(0, 0, 3.6, hue.yellow));

const flame = (x: number, y: number): string =>
  path(
    `M${x} ${y - 13}C${x + 8} ${y - 4} ${x + 5} ${y} ${x} ${y}C${x - 5} ${y} ${x - 8} ${y - 4} ${x} ${y - 13}Z`,
    hue.orange,
  ) +
  path(
    `M${x} ${y - 7}C${x + 4} ${y - 2} ${x + 3} ${y} ${x} ${y}C${x - 3} ${y} ${x - 4} ${y - 2} ${x} ${y - 7}Z`,
    hue.yellow,
  );

const candle = (x: number, top: number, width: number, wax: string): string => {
  const right = x + width;
  const middle = x + width / 2;
  return (
    line(`M${middle} ${top - 1}V${top - 4}`, hue.coal, 1.5) +
    flame(middle, top - 4) +
    within(
      `M${x} ${top}H${right}V82Q${right} 85 ${right - 3} 85H${x + 3}Q${x} 85 ${x} 82Z`,
      wax,
      shade(`M${right - width * 0.3} ${top}H${right}V85H${right - width * 0.3}Z`, 0.13),
      shine(`M${x + 3} ${top + 7}H${x + 6}V78H${x + 3}Z`, 0.4),
    ) +
    oval(middle, top, width / 2, 3.6, hue.cream)
  );
};

const leafUp = (angle: number, fill: string): string =>
  turned(angle, [50, 54], path('M50 54C42 40 43 24 50 12C57 24 58 40 50 54Z', fill));

export const home = {
  'VS-6-AZ': picture(
    'peach',
    floor(50, 85, 42, 5),
    tumbler(22, 58),
    tumbler(50, 58),
    tumbler(78, 58),
    tumbler(22, 87),
    tumbler(50, 87),
    tumbler(78, 87),
  ),
  'LM-TAL-01': picture(
    'butter',
    floor(50, 89, 24),
    box(46, 44, 8, 12, hue.copper, 1),
    within(
      'M42 53H58C58 58 72 62 72 73C72 82 64 88 60 89H40C36 88 28 82 28 73C28 62 42 58 42 53Z',
      hue.white,
      path('M28 84H72V90H28Z', hue.blue),
      path('M40 53H60V57.5H40Z', hue.blue),
      talaveraFlower(50, 71, 0.95),
      dots(
        [
          [34, 71],
          [66, 71],
          [38, 80],
          [62, 80],
          [39, 63],
          [61, 63],
        ],
        2,
        hue.blue,
      ),
      shade('M62 52C70 62 68 80 58 90H76V52Z', 0.14),
    ),
    within(
      'M34 10H66L79 45Q50 51 21 45Z',
      hue.yellow,
      shine('M34 10H44L38 48H21Z', 0.35),
      shade('M60 10H66L79 45L70 48Z', 0.14),
      path('M21 41Q50 47 79 41V46Q50 52 21 46Z', hue.orange),
    ),
    oval(50, 10, 16, 2.5, hue.cream),
  ),
  'CJ-OTM-45': picture(
    'mist',
    floor(50, 89, 38),
    within(
      'M12 14Q16 10 24 14Q50 20 76 14Q84 10 88 14Q92 18 87 26Q81 50 87 76Q92 84 88 88Q84 92 76 87Q50 81 24 87Q16 92 12 88Q8 84 13 76Q19 50 13 26Q8 18 12 14Z',
      hue.white,
      // The bird in the middle, between flowers, all of one thread each.
      path(
        'M36 55C36 44 46 40 52 42C54 36 61 34 65 38L72 41L65 43C66 54 60 63 50 63C44 63 38 62 36 55Z',
        hue.red,
      ),
      path('M38 54C30 52 26 44 27 38C34 40 40 45 42 51Z', hue.magenta),
      path('M45 50C49 46 56 48 58 52C54 57 48 57 45 50Z', hue.yellow),
      disc(61.5, 40, 1.6, hue.white),
      line('M48 63V70M54 63V70', hue.red, 2),
      moved([31, 72], 0.75, around(5, [0, 0], oval(0, -7, 4, 6, hue.blue)), disc(0, 0, 3.5, hue.yellow)),
      moved([73, 68], 0.75, around(5, [0, 0], oval(0, -7, 4, 6, hue.magenta)), disc(0, 0, 3.5, hue.yellow)),
      moved([75, 27], 0.6, around(5, [0, 0], oval(0, -7, 4, 6, hue.orange)), disc(0, 0, 3.5, hue.teal)),
      path('M24 24C32 20 38 24 40 30C32 33 26 31 24 24Z', hue.teal),
      path('M48 24C54 20 60 24 60 30C54 32 49 30 48 24Z', hue.leaf),
      path('M46 76C52 72 58 75 59 80C53 83 48 82 46 76Z', hue.teal),
      path('M22 52C28 52 30 58 28 63C22 62 20 57 22 52Z', hue.leaf),
      shade('M80 10C72 40 74 70 82 92H94V10Z', 0.1),
      shade('M10 80Q50 74 90 80V92H10Z', 0.08),
    ),
  ),
  'TP-YUT-120': picture(
    'sage',
    floor(50, 86, 40),
    times(13, (at) => line(`M${16 + at * 5.6} 80L${13.5 + at * 6} 90`, hue.straw, 2)),
    within(
      'M20 26H80L88 82H12Z',
      hue.straw,
      times(8, (at) => faint(0.5, line(`M8 ${34 + at * 7}H92`, hue.wood, 1))),
      path('M14.5 64H85.5L87 73H13Z', hue.brick),
      path('M17 42H83L84 49H16Z', hue.brick),
      times(5, (at) =>
        path(
          `M${24 + at * 13} 50.5L${29.5 + at * 13} 56.5L${24 + at * 13} 62.5L${18.5 + at * 13} 56.5Z`,
          hue.bark,
        ),
      ),
    ),
    within(
      'M20 12H80V36H20Q10 36 10 24Q10 12 20 12Z',
      hue.straw,
      times(6, (at) => faint(0.5, line(`M10 ${14 + at * 4}H80`, hue.wood, 1))),
      path('M10 20H80V24H10Z', hue.brick),
      shade('M10 28H80V37H10Z', 0.2),
    ),
    disc(80, 24, 12, hue.wood),
    ring(80, 24, 8.5, hue.straw, 2.4),
    ring(80, 24, 3.5, hue.straw, 2.4),
  ),
  'VL-CRI-SET': picture(
    'lilac',
    floor(50, 85, 40, 5),
    candle(39, 32, 24, hue.cream),
    candle(13, 50, 23, hue.pink),
    candle(66, 60, 22, '#b9a3cf'),
  ),
  'MC-BAR-M': picture(
    'sand',
    floor(50, 88, 27),
    leafUp(-66, hue.leaf),
    leafUp(66, hue.leaf),
    leafUp(-42, '#6ea75a'),
    leafUp(42, '#5d9650'),
    leafUp(-20, hue.leaf),
    leafUp(20, hue.leaf),
    leafUp(0, '#7db566'),
    within(
      'M27 56H73C75 72 68 84 64 89H36C32 84 25 72 27 56Z',
      hue.coal,
      shine('M31 58C31 72 35 82 40 88H36C30 80 27 68 28 58Z', 0.35),
      times(7, (at) => path(`M${24 + at * 9} 76L${28.5 + at * 9} 69L${33 + at * 9} 76Z`, '#6b6467')),
      path('M20 78.5H80V80.5H20Z', '#6b6467'),
    ),
    box(23, 49, 54, 10, hue.iron, 4),
    shine('M27 51H52V53H27Z', 0.35),
  ),
  'HM-CAM-MT': picture(
    'sage',
    floor(50, 88, 30, 3.5),
    box(4, 10, 6, 80, hue.bark, 3),
    box(90, 10, 6, 80, hue.wood, 3),
    times(5, (at) =>
      line(`M9 22L${23 - at * 1.5} ${38 + at * 3}M91 22L${77 + at * 1.5} ${38 + at * 3}`, hue.cream, 1.5),
    ),
    within(
      'M22 36C34 52 66 52 78 36C84 42 82 52 76 60C62 82 38 82 24 60C18 52 16 42 22 36Z',
      hue.red,
      line('M14 46C34 66 66 66 86 46', hue.yellow, 5),
      line('M16 55C34 76 66 76 84 55', hue.teal, 5),
      line('M20 66C36 86 64 86 80 66', hue.magenta, 5),
      shade('M60 40C72 46 84 40 84 40L86 70L56 84C72 70 74 56 60 40Z', 0.13),
    ),
    path('M22 36C34 52 66 52 78 36C68 58 32 58 22 36Z', hue.brick),
    times(9, (at) =>
      line(`M${30 + at * 5} ${[67, 71, 74, 76, 76.5, 76, 74, 71, 67][at] ?? 70}v6`, hue.cream, 1.5),
    ),
  ),
  'EP-LAT-60': picture(
    'rose',
    faint(0.13, disc(53, 53, 42, '#2c1206')),
    around(16, [50, 50], path('M50 6C55 10 57 18 56 26H44C43 18 45 10 50 6Z', hue.steel)),
    around(16, [50, 50], path('M50 11C52 15 52 20 50 25C48 20 48 15 50 11Z', hue.slate)),
    disc(50, 50, 31, hue.slate),
    disc(50, 50, 28, hue.steel),
    around(20, [50, 50], disc(50, 24.5, 1.5, hue.slate)),
    within(
      'M50 27.5A22.5 22.5 0 1 1 49.9 27.5Z',
      hue.sky,
      path('M20 62L62 20H74L30 74Z', hue.ice),
      path('M42 76L80 40V48L50 78Z', hue.ice),
    ),
  ),
  'CB-LAN-QN': picture(
    'butter',
    floor(50, 86, 38),
    within(
      'M18 62H84Q90 62 90 73Q90 85 84 85H18Q10 85 10 73Q10 62 18 62Z',
      hue.brick,
      shade('M10 76H92V86H10Z', 0.2),
    ),
    within(
      'M18 40H84Q90 40 90 51Q90 63 84 63H18Q10 63 10 51Q10 40 18 40Z',
      hue.red,
      shade('M10 55H92V64H10Z', 0.18),
    ),
    within(
      'M24 17H80Q92 18 90 30Q89 41 82 41H18Q8 40 10 29Q12 17 24 17Z',
      hue.red,
      path('M28 10H38V90H28Z', hue.cream),
      path('M43 10H48V90H43Z', hue.coal),
      path('M53 10H58V90H53Z', hue.coal),
      path('M63 10H73V90H63Z', hue.cream),
      shine('M10 17H90V22H10Z', 0.18),
      shade('M8 34H92V42H8Z', 0.14),
    ),
    path('M28 40H38V63H28ZM63 40H73V63H63Z', hue.cream),
    path('M43 40H48V63H43ZM53 40H58V63H53Z', hue.coal),
    path('M28 62H38V78H28ZM63 62H73V78H63Z', hue.cream),
    path('M43 62H48V78H43ZM53 62H58V78H53Z', hue.coal),
    times(7, (at) => line(`M${29 + at * 7.3} 78v9`, hue.cream, 2.4)),
  ),
  'RL-PAR-30': picture(
    'mist',
    faint(0.15, disc(53, 54, 39, '#2c1206')),
    within(
      'M50 11A39 39 0 1 1 49.9 11Z',
      hue.wood,
      line(
        'M4 30C30 22 60 40 98 26M4 50C30 40 66 60 98 46M4 70C34 60 60 80 98 66M20 92C40 82 60 92 84 84',
        hue.bark,
        2,
      ),
      shade('M76 20C92 40 90 70 66 90H98V10Z', 0.16),
    ),
    disc(50, 50, 29, hue.white),
    around(12, [50, 50], box(49, 24, 2, 5, hue.slate, 1)),
    around(4, [50, 50], box(48.4, 23.5, 3.2, 7.5, hue.coal, 1)),
    line('M50 50L37 40', hue.coal, 4.5),
    line('M50 50L63 31', hue.coal, 3),
    line('M50 54L50 70', hue.red, 1.5),
    disc(50, 50, 3.5, hue.red),
  ),
  'CN-PAL-G': picture(
    'rose',
    floor(50, 88, 32),
    line('M28 42C28 6 72 6 72 42', hue.bark, 6),
    within(
      'M16 40H84L76 83Q75 89 68 89H32Q25 89 24 83Z',
      hue.straw,
      times(5, (row) =>
        times(8, (at) => box(11 + at * 11 + (row % 2) * 5.5, 48 + row * 8.5, 6, 7, hue.wood, 1.5)),
      ),
      path('M14 65H86V73.5H14Z', hue.magenta),
      times(8, (at) => box(11 + at * 11, 66, 6, 6.5, hue.yellow, 1.5)),
      shade('M68 40H86L76 92H60Z', 0.13),
    ),
    box(12, 37, 76, 9, hue.wood, 4.5),
    times(9, (at) => line(`M${18 + at * 8} 44l3 -5`, hue.straw, 2)),
  ),
  'JR-TAL-02': picture(
    'sand',
    floor(50, 91, 20),
    within(
      'M36 8H64C66 12 60 17 59 24C58 32 76 38 76 56C76 72 64 80 62 91H38C36 80 24 72 24 56C24 38 42 32 41 24C40 17 34 12 36 8Z',
      hue.white,
      path('M30 8H70V13H30Z', hue.blue),
      path('M38 23H62V28H38Z', hue.blue),
      path('M30 84H70V92H30Z', hue.blue),
      path('M20 39.5Q50 47 80 39.5V43Q50 50 20 43Z', hue.yellow),
      talaveraFlower(50, 59, 1.15),
      dots(
        [
          [31, 52],
          [69, 52],
          [31, 65],
          [69, 65],
          [40, 75],
          [60, 75],
          [50, 79],
        ],
        2.2,
        hue.blue,
      ),
      path('M20 56C26 54 32 57 35 59C31 61 25 61 20 60Z', hue.teal),
      path('M80 56C74 54 68 57 65 59C69 61 75 61 80 60Z', hue.teal),
      shade('M60 8C54 30 78 40 70 60C66 74 58 80 57 92H82V8Z', 0.14),
      shine('M34 46C29 52 29 60 33 68C30 62 27 54 34 46Z', 0.6),
    ),
    oval(50, 8, 14, 2.5, hue.navy),
  ),
  'PS-ALE-24': picture(
    'butter',
    faint(0.14, box(21, 18, 66, 76, '#2c1206', 7)),
    path('M20 22L24 5L40 16ZM80 22L76 5L60 16Z', hue.magenta),
    path('M25 17L27 10L33 15ZM75 17L73 10L67 15Z', hue.yellow),
    box(17, 14, 66, 76, hue.magenta, 7),
    times(6, (at) => path(`M${24 + at * 9} 15l3.5 7.5h-7z`, hue.teal)),
    times(6, (at) => path(`M${24 + at * 9} 89l3.5 -7.5h-7z`, hue.teal)),
    dots(
      [
        [23, 30],
        [23, 42],
        [23, 54],
        [23, 66],
        [23, 76],
        [77, 30],
        [77, 42],
        [77, 54],
        [77, 66],
        [77, 76],
      ],
      2.9,
      hue.yellow,
    ),
    dots(
      [
        [23, 36],
        [23, 48],
        [23, 60],
        [23, 71],
        [77, 36],
        [77, 48],
        [77, 60],
        [77, 71],
      ],
      1.8,
      hue.sky,
    ),
    box(29, 25, 42, 54, hue.white, 2),
    within(
      'M32 28H68V76H32Z',
      hue.sky,
      path('M28 76C30 58 42 56 43 57C48 62 50 60 54 57C58 54 70 60 72 76Z', hue.teal),
      disc(49, 46, 10.5, '#d99a6c'),
      path('M37 48C34 32 44 30 50 31C60 30 64 38 60 52C60 44 57 41 54 38C48 44 40 42 37 48Z', hue.coal),
      shine('M32 28H46L32 52Z', 0.25),
    ),
  ),
  'ML-REB-01': picture(
    'peach',
    floor(50, 90, 38),
    box(16, 60, 6, 30, hue.bark, 2),
    box(78, 60, 6, 30, hue.bark, 2),
    times(14, (at) => line(`M${10 + at * 6.15} ${68 + (at % 2) * 3}v7`, hue.white, 2)),
    within(
      'M22 24H78L94 42V68Q88 75 82 69Q74 76 66 69Q58 76 50 69Q42 76 34 69Q26 76 18 69Q12 75 6 68V42Z',
      hue.blue,
      path('M22 24H78L94 42H6Z', '#5a8ccc'),
      times(9, (at) => line(`M${14 + at * 9} 48v2.5m4.5 3v2.5m-4.5 3v2.5`, hue.white, 2)),
      path('M0 64H100V67H0Z', hue.white),
      shade('M18 42L14 80H26L24 42ZM50 42L46 80H58L56 42ZM82 42L78 80H96V42Z', 0.13),
    ),
    oval(35, 33, 10, 4, hue.white),
    oval(65, 33, 10, 4, hue.white),
    oval(35, 33, 6, 2.2, hue.steel),
    oval(65, 33, 6, 2.2, hue.steel),
    path('M46 29h8l-1 7q-3 2 -6 0z', hue.yellow),
    disc(48, 26, 3, hue.red),
    disc(53, 25, 3, hue.magenta),
  ),
};
