import type { TestTools } from './tools.ts';

/** Drives a DataTable by its label. */
export const tableTester = (tools: TestTools, label: string) => {
  const table = () => tools.within(tools.root).getByRole('table', { name: label });
  /** The row that its header names. */
  const row = (name: string | RegExp): HTMLElement => {
    const found = tools.within(table()).getByRole('rowheader', { name }).closest('tr');
    if (found === null) throw new Error(`The table '${label}' has no row '${String(name)}'`);
    return found;
  };
  const header = (column: string | RegExp) =>
    tools.within(table()).getByRole('columnheader', { name: column });
  return {
    row,
    /** Texts of the cells of a row, its header first among them. */
    cells: (name: string | RegExp): string[] =>
      [...row(name).querySelectorAll('th, td')].map((cell) => cell.textContent?.trim() ?? ''),
    /** Ticks or unticks the box of a row. */
    toggle: (name: string | RegExp): Promise<void> =>
      tools.user.click(tools.within(row(name)).getByRole('checkbox')),
    /** Presses the head of a column. */
    sort: (column: string | RegExp): Promise<void> =>
      tools.user.click(tools.within(header(column)).getByRole('button')),
    /** `ascending`, `descending`, or none. */
    sortOf: (column: string | RegExp): string | null => header(column).getAttribute('aria-sort'),
  };
};
