/** Returns the number of characters in all cells of a row. */
export const charactersOf = ({ cells }: { readonly cells: Readonly<Record<string, string>> }): number =>
  Object.values(cells).reduce((sum, cell) => sum + cell.length, 0);
