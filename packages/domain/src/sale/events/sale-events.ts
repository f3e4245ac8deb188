/** A season of the trade: days (YYYY-MM-DD, both included), and what a merchant calls it. */
export interface SaleEvent {
  /** The key is the same in all years. */
  readonly key: string;
  readonly label: string;
  readonly firstDay: string;
  readonly lastDay: string;
}

type Days = { readonly firstDay: string; readonly lastDay: string };

const buenFin = (firstDay: string, lastDay: string): SaleEvent => ({
  key: 'buen-fin',
  label: `Buen Fin ${firstDay.slice(0, 4)}`,
  firstDay,
  lastDay,
});
const hotSale = (firstDay: string, lastDay: string): SaleEvent => ({
  key: 'hot-sale',
  label: `Hot Sale ${firstDay.slice(0, 4)}`,
  firstDay,
  lastDay,
});

/**
 * The seasons whose days were published, oldest first; none is guessed. The installation configures those to
 * come (`saleEvents`).
 */
export const saleEvents: readonly SaleEvent[] = [
  // Hot Sale: Asociación Mexicana de Venta Online (amvo.org.mx), nine days each year.
  hotSale('2022-05-23', '2022-05-31'),
  // El Buen Fin: Secretaría de Economía (elbuenfin.org), four days to 2024, and five in 2025.
  buenFin('2022-11-18', '2022-11-21'),
  hotSale('2023-05-29', '2023-06-06'),
  buenFin('2023-11-17', '2023-11-20'),
  hotSale('2024-05-15', '2024-05-23'),
  buenFin('2024-11-15', '2024-11-18'),
  hotSale('2025-05-26', '2025-06-03'),
  buenFin('2025-11-13', '2025-11-17'),
];

/**
 * The seasons that share a day with a range, oldest first.
 * @example eventsWithin({ firstDay: '2025-11-17', lastDay: '2025-12-31' })[0]?.label // => 'Buen Fin 2025'
 * @example eventsWithin({ firstDay: '2025-11-18', lastDay: '2025-12-31' }) // => []
 */
export function eventsWithin(range: Days, events: readonly SaleEvent[] = saleEvents): SaleEvent[] {
  return events
    .filter(({ firstDay, lastDay }) => firstDay <= range.lastDay && lastDay >= range.firstDay)
    .toSorted(byDay);
}

/**
 * The previous occurrence of a season, `undefined` where there is none: Buen Fin is compared with Buen Fin.
 * @example sameEventBefore({ key: 'buen-fin', label: 'Buen Fin 2025', firstDay: '2025-11-13', lastDay: '2025-11-17' })?.firstDay // => '2024-11-15'
 */
export function sameEventBefore(
  event: SaleEvent,
  events: readonly SaleEvent[] = saleEvents,
): SaleEvent | undefined {
  return events
    .filter(({ key, lastDay }) => key === event.key && lastDay < event.firstDay)
    .toSorted(byDay)
    .at(-1);
}

function byDay(a: SaleEvent, b: SaleEvent): number {
  return a.firstDay < b.firstDay ? -1 : Number(a.firstDay > b.firstDay);
}
