import {
  channelName,
  dateRangePreset,
  dateRangePresets,
  deliveryTypeLabel,
  formatDay,
  lineStatusLabel,
  type ReadingTime,
} from '@trastienda/domain';
import { type DeadlineFilter, ordersSearch, type OrdersSearch } from '../../shared/routes/orders-search.ts';

const { defaults } = ordersSearch;

export const deadlineNames: Readonly<Record<DeadlineFilter, string>> = {
  vencido: 'Vencidos',
  hoy: 'Hoy',
  '24h': 'En 24 h',
};

/** The values of the screen's filters; the tab, the page and the open order are no filters. */
const filterDefaults = {
  search: defaults.search,
  canal: defaults.canal,
  desde: defaults.desde,
  hasta: defaults.hasta,
  entrega: defaults.entrega,
  evidencia: defaults.evidencia,
  estado: defaults.estado,
  numero: defaults.numero,
  limite: defaults.limite,
} as const;

/** Everything that narrows the list away, in one write; the tab stays. */
export const withoutFilters = (search: OrdersSearch): OrdersSearch => ({
  ...search,
  ...filterDefaults,
  pagina: 1,
});

/** A change of what is listed always starts at the first page. */
export const changed = (search: OrdersSearch, change: Partial<OrdersSearch>): OrdersSearch => ({
  ...search,
  pagina: 1,
  ...change,
});

export const hasFilters = (search: OrdersSearch): boolean =>
  ordersSearch.format(search) !== ordersSearch.format({ ...search, ...filterDefaults });

/** The number of filters that are set; the search is not one of them, because its field shows its value. */
export const filterCount = ({
  canal,
  desde,
  hasta,
  entrega,
  evidencia,
  estado,
  numero,
  limite,
}: OrdersSearch): number =>
  [canal.length > 0, desde !== null || hasta !== null, entrega, evidencia, estado, numero, limite].filter(
    Boolean,
  ).length;

/** The name of the dates on show: a preset's own label when they are that preset's days today. */
export function datesLabel(search: Pick<OrdersSearch, 'desde' | 'hasta'>, clock: ReadingTime): string | null {
  const { desde, hasta } = search;
  if (desde === null && hasta === null) return null;
  const preset = dateRangePresets.find(({ id }) => {
    const { firstDay, lastDay } = dateRangePreset(id, clock);
    return firstDay === desde && lastDay === hasta;
  });
  if (preset) return preset.label;
  // Noon, so that a day stays that day in every zone of the country.
  const name = (day: string) => formatDay(`${day}T18:00:00Z`, clock);
  if (desde === null) return `Hasta ${name(hasta ?? '').toLocaleLowerCase('es-MX')}`;
  if (hasta === null) return `Desde ${name(desde).toLocaleLowerCase('es-MX')}`;
  return desde === hasta ? name(desde) : `${name(desde)} – ${name(hasta)}`;
}

/** The active terms in words, for "Ningún pedido coincide". */
export function activeTerms(search: OrdersSearch, clock: ReadingTime): string[] {
  const dates = datesLabel(search, clock);
  return [
    ...(search.search === '' ? [] : [`«${search.search}»`]),
    ...search.canal.map(channelName),
    ...(dates === null ? [] : [dates]),
    ...(search.entrega === null ? [] : [deliveryTypeLabel(search.entrega)]),
    ...(search.estado === null ? [] : [lineStatusLabel(Number(search.estado)) ?? search.estado]),
    ...(search.numero === '' ? [] : [`pedido ${search.numero}`]),
    ...(search.limite === null ? [] : [deadlineNames[search.limite].toLocaleLowerCase('es-MX')]),
    ...(search.evidencia ? ['evidencia pendiente'] : []),
  ];
}
