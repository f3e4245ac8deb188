import type { CsvColumn } from '@trastienda/domain';
import { clipboardTable } from '@trastienda/domain/clipboard';

/**
 * A row of an export or of a copied table, by its heads, as a spreadsheet is given it. @throws where two cells say the same, or one
 * says nothing: nobody would see one in the other's place.
 */
export function exportedRow<Row>(columns: readonly CsvColumn<Row>[], row: Row): Record<string, string> {
  const lines = clipboardTable([row], columns).text.trimEnd().split('\n');
  const [heads = [], cells = []] = lines.map((line) => line.split('\t'));
  for (const line of [heads, cells]) {
    if (line.includes('') || new Set(line).size < columns.length)
      throw new Error(`Two cells are alike, or one is empty: ${line.join(' | ')}`);
  }
  return Object.fromEntries(heads.map((head, at) => [head, cells[at] ?? '']));
}
