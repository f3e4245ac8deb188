const months = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];
const weekdays = ['Domingo', 'Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado'];

/** How the places along a chart are written. */
export interface ChartPlaces {
  /** Under the axis: `14 nov`. */
  readonly axis: (key: string) => string;
  /** Spoken and in the tooltip: `Viernes 14 nov`. */
  readonly full: (key: string) => string;
}

const monthOf = (key: string) => months[Number(key.slice(5, 7)) - 1] ?? '';

/**
 * A day, ISO week or month of a report, as `bucketOf` of the domain names them; any other text as it is.
 * @example buckets.axis('2025-11-14') // => '14 nov'
 * @example buckets.axis('2025-W46') // => 'Sem. 46'
 * @example buckets.full('2025-11') // => 'Nov 2025'
 */
export const buckets: ChartPlaces = {
  axis: (key) => {
    if (/^\d{4}-\d\d-\d\d$/u.test(key)) return `${Number(key.slice(8))} ${monthOf(key)}`;
    if (/^\d{4}-W\d\d$/u.test(key)) return `Sem. ${Number(key.slice(6))}`;
    return /^\d{4}-\d\d$/u.test(key) ? `${monthOf(key)} ${key.slice(0, 4)}` : key;
  },
  full: (key) => {
    if (/^\d{4}-\d\d-\d\d$/u.test(key)) {
      const weekday = weekdays[new Date(`${key}T00:00:00Z`).getUTCDay()] ?? '';
      return `${weekday} ${buckets.axis(key)}`.trim();
    }
    if (/^\d{4}-W\d\d$/u.test(key)) return `Semana ${Number(key.slice(6))} de ${key.slice(0, 4)}`;
    const short = buckets.axis(key);
    return short.charAt(0).toLocaleUpperCase('es-MX') + short.slice(1);
  },
};
