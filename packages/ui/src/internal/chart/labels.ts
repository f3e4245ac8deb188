/** Words that every chart has. */
export interface ChartLabels {
  asTable: string;
  asChart: string;
  loading: string;
  empty: string;
  /** Role of the drawing for a screen reader. */
  kind: string;
  /** Instructions for the keyboard. */
  hint: string;
  /** Title of the table's first column. */
  category: string;
  /** Replaces a value that is missing. */
  noValue: string;
  /** Gives the summary of the chart, in a sentence. */
  summary: (count: number, high: string, highCategory: string, low: string, lowCategory: string) => string;
}

export const chartWords: ChartLabels = {
  asTable: 'Ver como tabla',
  asChart: 'Ver como gráfica',
  loading: 'Cargando',
  empty: 'Sin datos en este periodo',
  kind: 'gráfica',
  hint: 'Usa las flechas para recorrer los valores.',
  category: 'Periodo',
  noValue: 'sin dato',
  summary: (count, high, highCategory, low, lowCategory) =>
    count === 1
      ? `Un valor: ${high}, ${highCategory}.`
      : `${count} valores. El más alto, ${high}, ${highCategory}; el más bajo, ${low}, ${lowCategory}.`,
};

/** The highest and the lowest of the values, in the words of `summary`; '' without values. */
export function summaryOf(
  values: readonly (number | null)[],
  categoryOf: (at: number) => string,
  full: (value: number) => string,
  words: ChartLabels,
): string {
  let high = -1;
  let low = -1;
  let count = 0;
  values.forEach((value, at) => {
    if (value === null) return;
    count += 1;
    if (high < 0 || value > (values[high] ?? 0)) high = at;
    if (low < 0 || value < (values[low] ?? 0)) low = at;
  });
  if (high < 0) return '';
  return words.summary(
    count,
    full(values[high] ?? 0),
    categoryOf(high),
    full(values[low] ?? 0),
    categoryOf(low),
  );
}
