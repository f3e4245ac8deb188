import {
  centavos,
  channelName,
  dateRangePresets,
  formatMxn,
  formatTime,
  isChannelCode,
  isNoSalesMessage,
  salesTotals,
  toCentavos,
} from '@trastienda/domain';
import { eventsWithin } from '@trastienda/domain/sale';
import { Card } from '@trastienda/ui/Card';
import { ChannelBadge } from '@trastienda/ui/ChannelBadge';
import { KeyValueList } from '@trastienda/ui/KeyValueList';
import { Link } from '@trastienda/ui/Link';
import { Money } from '@trastienda/ui/Money';
import { Select } from '@trastienda/ui/Select';
import { Skeleton } from '@trastienda/ui/Skeleton';
import { Explain } from '../../entities/sale/explain.tsx';
import { Change } from '../../entities/sale/change.tsx';
import { useSaleEvents } from '../../entities/sale/use-sale-events.ts';
import { salesOf } from '../../entities/sale/figures.ts';
import { LazyChart, LineChart } from '../../entities/sale/lazy-chart.tsx';
import { homeSales, salesFigure } from '../../entities/sale/operations.ts';
import { comparedDays, type DayPair, endsToday, salesDays } from '../../entities/sale/sales-query.ts';
import { useClock, useIsMobile } from '../../shared/layout/index.ts';
import {
  salesAddress,
  type PresetDays,
  presetDays,
  presetOfDays,
  salesSearch,
} from '../../shared/routes/sales-search.ts';
import { useSearch } from '../../shared/routes/use-search.ts';
import { selectChannels } from '../../entities/store/selectors.ts';
import { useAppSelector, useRead } from '../../shared/store/hooks.ts';
import { PartFailed } from './part-failed.tsx';
import { withoutPeriod } from './parts.ts';
import { RowsSkeleton } from './rows-skeleton.tsx';
import { homeSearch } from './search.ts';
import { useHomeAsk } from './use-home-ask.ts';
import * as s from './page.css.ts';

const presets = dateRangePresets.flatMap(({ id, label }) => {
  const name = presetDays.find((preset) => presetOfDays[preset] === id);
  return name === undefined ? [] : [{ id: name, label }];
});

/** The height of the chart with its legend, in pixels. */
const chartHeight = 176;

const daysIn = ({ firstDay, lastDay }: DayPair): number =>
  Math.round((Date.parse(lastDay) - Date.parse(firstDay)) / 86_400_000) + 1;

/** 'contra los 7 días anteriores, hasta las 09:42' */
function againstWords(days: DayPair, cut: string | undefined, timeZone: string): string {
  const count = daysIn(days);
  const against = count === 1 ? 'contra el día anterior' : `contra los ${count} días anteriores`;
  return cut === undefined ? against : `${against}, hasta las ${formatTime(cut, timeZone)}`;
}

/** The sales of the last days, against those before, and by channel (S2.77). */
export function SalesCard() {
  const { search, go } = useSearch(homeSearch);
  const ask = useHomeAsk();
  const clock = useClock();
  const isMobile = useIsMobile();
  const events = useSaleEvents();
  const channels = useAppSelector(selectChannels);
  const figure = useRead(salesFigure, ask.sales);
  const byChannel = useRead(homeSales, { query: withoutPeriod(ask.sales.query) });

  const asked = { ...salesSearch.defaults, dias: search.dias };
  const days = salesDays(asked, clock);
  const compared = comparedDays(asked, clock) ?? days;
  // A store that sold nothing has no statistics: zeros, and no failure (S4.26, S8.10).
  const isNoSale = byChannel.error !== null && isNoSalesMessage(byChannel.error.message);
  const entries = byChannel.value?.data ?? (isNoSale ? [] : null);
  const own = (channels ?? []).filter(({ available }) => available).map(({ channel_id: code }) => code);
  const rows = salesTotals([
    ...(entries ?? []),
    // A linked channel that sold nothing is a figure, too.
    ...own
      .filter((code) => !(entries ?? []).some(({ marketPlace }) => marketPlace === code))
      .map((marketPlace) => ({ status: 'ventas', total: 0, marketPlace })),
  ]);
  const seasons = eventsWithin(compared, events);
  const line = figure.value && salesOf(figure.value);
  return (
    <Card
      title="Ventas"
      action={
        <Select
          aria-label="Fechas de las ventas"
          variant="button"
          size="sm"
          items={presets}
          value={search.dias}
          onChange={(dias) => go({ dias: dias as PresetDays }, { replace: true })}
        />
      }
      footer={
        <span className={s.salesFoot}>
          <Link variant="action" href={salesAddress({ dias: search.dias })}>
            Ver ventas
          </Link>
          <Explain
            figure="Ventas"
            definition="Lo que pagaron por cada pieza vendida, con IVA y sin envío, el día de la compra. No cuenta lo cancelado ni lo devuelto."
            notes={
              line?.cut === undefined
                ? []
                : [
                    `Hoy va a la mitad: los días de antes cuentan hasta las ${formatTime(line.cut, clock.timeZone)} del último.`,
                  ]
            }
          />
        </span>
      }
    >
      <div className={s.sales}>
        {line ? (
          <div className={s.figureBlock}>
            <p className={s.figure}>{formatMxn(centavos(line.total))}</p>
            <p className={s.against}>
              <Change percent={line.before === 0 ? null : line.change} />{' '}
              {line.before === 0
                ? 'Sin ventas en el periodo anterior'
                : againstWords(days, line.cut, clock.timeZone)}
            </p>
          </div>
        ) : (
          figure.error === null && (
            <div className={s.figureBlock} aria-hidden>
              <Skeleton width={180} height={28} />
              <Skeleton width={220} />
            </div>
          )
        )}
        {/* Known from the days alone: it is there before the figure is. */}
        {seasons.length > 0 && (
          <p className={s.against}>
            {`Esos días incluyen ${seasons.map(({ label }) => `el ${label}`).join(' y ')}`}
          </p>
        )}
        {!isMobile &&
          (line ? (
            <LazyChart height={chartHeight}>
              <LineChart
                title={`Ventas, ${formatMxn(centavos(line.total))}`}
                titleHidden
                height={140}
                categories={line.buckets}
                series={[
                  { key: 'now', label: 'Estos días', values: line.values, role: 'current' },
                  ...(line.previous.length === 0
                    ? []
                    : [
                        {
                          key: 'before',
                          label: 'Anteriores',
                          values: line.previous,
                          role: 'previous' as const,
                        },
                      ]),
                ]}
                partialLast={endsToday(days, clock)}
                labels={{ empty: 'Sin ventas en estas fechas' }}
              />
            </LazyChart>
          ) : (
            figure.error === null && <Skeleton shape="block" width="100%" height={chartHeight} />
          ))}
        <PartFailed part="sales" title="No pudimos sumar tus ventas" />
        {entries === null && byChannel.error === null && <RowsSkeleton count={rows.length} />}
        <PartFailed part="byChannel" title="No pudimos sumarlas por canal" />
        {entries !== null && (
          <KeyValueList
            items={rows.map(({ marketPlace, total }) => ({
              key: marketPlace,
              label: isChannelCode(marketPlace) ? (
                <ChannelBadge code={marketPlace} />
              ) : (
                channelName(marketPlace)
              ),
              value: (
                <Link
                  variant="quiet"
                  href={salesAddress({
                    dias: search.dias,
                    canal: isChannelCode(marketPlace) ? [marketPlace] : [],
                  })}
                >
                  <Money amount={toCentavos(total)} />
                </Link>
              ),
            }))}
          />
        )}
      </div>
    </Card>
  );
}
