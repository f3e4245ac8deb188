import { useId } from 'react';
import type { ChartUnit } from '../../internal/chart/units.ts';
import { type MexicoMapLabels, type StateRow, stepOf } from './MexicoMap.model.ts';
import * as s from './MexicoMap.css.ts';

/** The classes with their limits, and who has no data. */
export function MapLegend({
  rows,
  limits,
  unit,
  words,
}: {
  rows: readonly StateRow[];
  limits: readonly number[];
  unit: ChartUnit;
  words: MexicoMapLabels;
}) {
  const hatchId = useId();
  const without = rows.filter(({ value }) => value === null);
  const [lowest] = limits;
  const classes = [
    lowest === undefined ? '' : `< ${unit.axis(lowest)}`,
    ...limits.map((limit, at) => `${unit.axis(limit)}${at === limits.length - 1 ? ' +' : ''}`),
  ];
  return (
    <>
      {limits.length > 0 && (
        <ol className={s.legend} aria-hidden>
          {classes.map((text, at) => (
            <li key={text} className={s.legendItem}>
              <svg width="100%" height={6} className={s.legendBar}>
                <rect width="100%" height={6} className={s.levels[stepOf(at, limits)]} />
              </svg>
              {text}
            </li>
          ))}
        </ol>
      )}
      {without.length > 0 && (
        <p className={s.without}>
          <svg width={14} height={10} aria-hidden>
            <defs>
              <pattern
                id={hatchId}
                width={5}
                height={5}
                patternUnits="userSpaceOnUse"
                patternTransform="rotate(45)"
              >
                <rect width={5} height={5} className={s.noData} />
                <path d="M0 0v5" className={s.hatch} />
              </pattern>
            </defs>
            <rect width={14} height={10} rx={2} fill={`url(#${hatchId})`} />
          </svg>
          {`${words.noData}: ${without.length <= 4 ? without.map(({ state }) => state.name).join(', ') : words.states(without.length)}`}
        </p>
      )}
    </>
  );
}
