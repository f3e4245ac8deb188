const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];
const weekdays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];

/** The month of a day or month (YYYY-MM…) in words; empty for one that there is not. */
export function monthOf(day: string): string {
  return months[Number(day.slice(5, 7)) - 1] ?? '';
}

/** The same in three letters. */
export function shortMonthOf(day: string): string {
  return monthOf(day).slice(0, 3);
}

/** The weekday of a day (YYYY-MM-DD) in words; empty for one that there is not. */
export function weekdayOf(day: string): string {
  return weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
}
