import type { CallOutput } from '@trastienda/api-client';
import type { getAverageTicketTotals, getSalesTotals, getUnitsTotals } from '@trastienda/api-client/kidal';
import { toCentavos } from '@trastienda/domain';

type Sales = CallOutput<typeof getSalesTotals>;
type Units = CallOutput<typeof getUnitsTotals>;
type Ticket = CallOutput<typeof getAverageTicketTotals>;

/** A figure as screens show it: money in centavos, units as they are. */
export type Figure = {
  readonly total: number;
  readonly before: number;
  readonly change: number;
  readonly buckets: readonly string[];
  readonly values: readonly number[];
  /** The values of the days compared with, place by place; empty where the service gives none. */
  readonly previous: readonly (number | null)[];
  /** The moment that the comparison stops at, where the range holds the running day (D294). */
  readonly cut: string | undefined;
};

type Points = readonly { readonly periodo: string; readonly total: number }[];

const figureOf = (
  read: (value: number) => number,
  total: number,
  before: number,
  points: Points,
  previous: Points | undefined,
  { porcentajeActual, corteComparativo }: Pick<Sales, 'porcentajeActual' | 'corteComparativo'>,
): Figure => ({
  total: read(total),
  before: read(before),
  change: porcentajeActual,
  buckets: points.map(({ periodo }) => periodo),
  values: points.map((point) => read(point.total)),
  previous:
    previous === undefined
      ? []
      : points.map((_, at) => {
          const point = previous[at];
          return point === undefined ? null : read(point.total);
        }),
  cut: corteComparativo,
});

export const salesOf = (sales: Sales): Figure =>
  figureOf(
    toCentavos,
    sales.ventaTotalActual,
    sales.ventaTotalComparativa,
    sales.ventasActuales,
    sales.ventasComparativas,
    sales,
  );

export const unitsOf = (units: Units): Figure =>
  figureOf(
    Number,
    units.unidadTotalActual,
    units.unidadTotalComparativa,
    units.unidadesActuales,
    units.unidadesComparativas,
    units,
  );

export const ticketOf = (ticket: Ticket): Figure =>
  figureOf(
    toCentavos,
    ticket.precioTotalActual,
    ticket.precioTotalComparativa,
    ticket.precioActuales,
    ticket.precioComparativas,
    ticket,
  );
