import { absentValue, formatPercent, roundTo } from '@trastienda/domain';

export interface ChangeWords {
  up: string;
  down: string;
  same: string;
  none: string;
}

export const changeWords: ChangeWords = {
  up: 'sube',
  down: 'baja',
  same: 'sin cambio',
  none: 'sin comparación',
};

/**
 * A change in percent: its way, what is seen, what is said.
 * @example changeOf(20.8).seen // => '+20.8 %'
 * @example changeOf(-3.8).said // => 'baja 3.8 %'
 */
export function changeOf(percent: number | null, words: ChangeWords = changeWords) {
  if (percent === null || !Number.isFinite(percent))
    return { way: 'none', seen: absentValue, said: words.none } as const;
  const rounded = roundTo(percent, 1);
  if (rounded === 0) return { way: 'same', seen: formatPercent(0), said: words.same } as const;
  const way = rounded > 0 ? 'up' : 'down';
  const seen = `${rounded > 0 ? '+' : ''}${formatPercent(rounded)}`;
  return { way, seen, said: `${words[way]} ${formatPercent(Math.abs(rounded))}` } as const;
}
