import { formatPercent } from '@trastienda/domain';
import { useId, useMemo, useState, type KeyboardEvent } from 'react';
import { ChartFrame, type ChartProps } from '../../internal/chart/ChartFrame.tsx';
import * as frame from '../../internal/chart/chart.css.ts';
import { chartWords, summaryOf } from '../../internal/chart/labels.ts';
import { PointTooltip } from '../../internal/chart/Plot.tsx';
import { chartUnit, type ChartUnit, type ChartUnitName } from '../../internal/chart/units.ts';
import { walked } from '../../internal/chart/use-chart-cursor.ts';
import { useWidth } from '../../internal/chart/use-width.ts';
import { MapDrawing, viewBox, type Pointed } from './MapDrawing.tsx';
import { MapLegend } from './MapLegend.tsx';
import { limitsOf, type MexicoMapLabels, stateRows, type StateValue } from './MexicoMap.model.ts';
import { box } from './shapes.ts';
import * as s from './MexicoMap.css.ts';

const es: MexicoMapLabels = {
  ...chartWords,
  asChart: 'Ver como mapa',
  kind: 'mapa',
  hint: 'Usa las flechas para recorrer los estados, del valor más alto al más bajo.',
  category: 'Estado',
  value: 'Ventas',
  share: 'Parte',
  noValue: 'sin ventas',
  noData: 'Sin ventas',
  states: (count) => `${count} estados`,
};

export interface MexicoMapProps extends ChartProps {
  /** Values by state; missing states have no data. Default: none. */
  items?: readonly StateValue[] | undefined;
  /** Up to six, ascending: from each on begins a class. Default: classes of alike size. */
  limits?: readonly number[] | undefined;
  /** Unit of the values; money is in centavos. Default: `money`. */
  unit?: ChartUnitName | ChartUnit | undefined;
  /** Replaces some of the component's words. */
  labels?: Partial<MexicoMapLabels> | undefined;
}

const nothing: never[] = [];

/**
 * The 32 states by value in seven classes; a table under 600 px. Outlines: "Map of Mexico" by Victor Cazanave,
 * CC BY 4.0, to be credited beside it.
 */
export function MexicoMap({
  items = nothing,
  limits: given,
  unit: unitOrName = 'money',
  description,
  defaultAsTable,
  labels,
  ...rest
}: MexicoMapProps) {
  const words = { ...es, ...labels };
  const unit = chartUnit(unitOrName);
  const measured = useWidth();
  const { width } = measured;
  const hatchId = useId();
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const [reached, setReached] = useState(0);
  const rows = useMemo(() => stateRows(items), [items]);
  const limits = useMemo(() => (given ?? limitsOf(rows)).slice(0, 6), [given, rows]);
  const walk = (event: KeyboardEvent<SVGSVGElement>) => {
    const next = walked(event.key, reached, rows.length);
    if (next === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (next === -1) return setPointed(null);
    setReached(next);
    event.currentTarget.querySelector<SVGGElement>(`[data-at="${next}"]`)?.focus();
  };
  const scale = width / box.width;
  const row = pointed && rows[pointed.at];
  return (
    <ChartFrame
      {...rest}
      words={words}
      measured={measured}
      defaultAsTable={defaultAsTable ?? width < 600}
      description={
        description ??
        summaryOf(
          rows.map(({ value }) => value),
          (at) => rows[at]?.state.name ?? '',
          unit.full,
          words,
        )
      }
      height={Math.round(box.height * Math.min(1, scale))}
      isEmpty={rows.every(({ value }) => value === null)}
      columns={[words.category, words.value, words.share]}
      rows={() =>
        rows.map(({ state, value, share }) => ({
          key: state.key,
          title: state.name,
          cells: [
            value === null ? words.noValue : unit.full(value),
            share === null ? '' : formatPercent(share),
          ],
        }))
      }
    >
      {({ titleId, descriptionId }) => (
        <div className={s.root}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys walk the states inside, which have the focus */}
          <svg
            viewBox={viewBox}
            role="group"
            aria-roledescription={words.kind}
            aria-labelledby={titleId}
            aria-describedby={descriptionId}
            className={s.svg}
            onKeyDown={walk}
            onBlur={() => setPointed(null)}
            onPointerLeave={() => setPointed(null)}
          >
            <defs>
              <pattern
                id={hatchId}
                width={6}
                height={6}
                patternUnits="userSpaceOnUse"
                patternTransform="rotate(45)"
              >
                <rect width={6} height={6} className={s.noData} />
                <path d="M0 0v6" className={s.hatch} />
              </pattern>
            </defs>
            <MapDrawing
              rows={rows}
              limits={limits}
              unit={unit}
              noValue={words.noValue}
              hatch={`url(#${hatchId})`}
              reached={reached}
              scale={scale}
              onPoint={setPointed}
            />
            {pointed && <path d={pointed.d} className={s.pointed} />}
          </svg>
          {pointed && row && (
            <PointTooltip
              x={pointed.x * scale}
              gap={(pointed.width / 2) * scale + 8}
              width={width}
              top={Math.max(0, pointed.y * scale - 24)}
              title={row.state.name}
            >
              <span className={frame.tooltipLine}>
                {row.value === null ? words.noValue : unit.full(row.value)}
                {row.share !== null && ` · ${formatPercent(row.share)}`}
              </span>
            </PointTooltip>
          )}
          <MapLegend rows={rows} limits={limits} unit={unit} words={words} />
        </div>
      )}
    </ChartFrame>
  );
}
