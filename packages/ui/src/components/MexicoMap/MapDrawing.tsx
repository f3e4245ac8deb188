import { formatPercent } from '@trastienda/domain';
import { CustomProjection } from '@visx/geo';
import { memo, useMemo } from 'react';
import type { ChartUnit } from '../../internal/chart/units.ts';
import { cx } from '../../internal/cx.ts';
import { classOf, smallStates, stepOf, type StateRow } from './MexicoMap.model.ts';
import { box, identity, shapes, type Shape } from './shapes.ts';
import * as s from './MexicoMap.css.ts';

export interface Pointed {
  readonly at: number;
  readonly d: string;
  /** Middle of the state, in the units of the drawing. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

interface DrawingProps {
  rows: readonly StateRow[];
  limits: readonly number[];
  unit: ChartUnit;
  /** Replaces a value that is missing. */
  noValue: string;
  hatch: string;
  /** Place of the state that the Tab key reaches. */
  reached: number;
  /** Pixels of one unit of the drawing. */
  scale: number;
  onPoint: (pointed: Pointed | null) => void;
}

const byId = /* @__PURE__ */ new Map(shapes.map((shape) => [String(shape.id), shape]));

/** The 32 states by value, each with its name; all that does not move with the pointer. */
export const MapDrawing = memo(function MapDrawing({
  rows,
  limits,
  unit,
  noValue,
  hatch,
  reached,
  scale,
  onPoint,
}: DrawingProps) {
  const ordered = useMemo(
    () => rows.map(({ state }) => byId.get(state.map)).filter((shape): shape is Shape => shape !== undefined),
    [rows],
  );
  return (
    <CustomProjection data={ordered} projection={identity}>
      {({ path: geo, features }) => (
        <>
          <path d={features.map(({ path }) => path ?? '').join('')} className={s.outline} />
          {features.map(({ path, feature, centroid: [x, y] }, at) => {
            const row = rows[at];
            if (!row) return null;
            const [[left], [right]] = geo.bounds(feature);
            const pointed = { at, d: path ?? '', x: (left + right) / 2, y, width: right - left };
            return (
              <g
                key={row.state.key}
                role="img"
                aria-label={nameOf(row, unit, noValue)}
                tabIndex={at === reached ? 0 : -1}
                data-at={at}
                className={s.state}
                onFocus={() => onPoint(pointed)}
                onPointerEnter={() => onPoint(pointed)}
              >
                <path
                  d={path ?? ''}
                  className={cx(
                    s.shape,
                    row.value !== null && s.levels[stepOf(classOf(row.value, limits), limits)],
                  )}
                  {...(row.value === null && { fill: hatch })}
                />
                {smallStates.has(row.state.key) && (
                  <circle cx={x} cy={y} r={12 / scale} className={s.target} />
                )}
              </g>
            );
          })}
        </>
      )}
    </CustomProjection>
  );
});

/** "Jalisco, $85,720.00, 18.8 %". */
const nameOf = ({ state, value, share }: StateRow, unit: ChartUnit, noValue: string) =>
  [state.name, value === null ? noValue : unit.full(value), share !== null && formatPercent(share)]
    .filter(Boolean)
    .join(', ');

export const viewBox = `0 0 ${box.width} ${box.height}`;
