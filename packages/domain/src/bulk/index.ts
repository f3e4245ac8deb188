export * from './bulk-columns.ts';
export * from './fields-of-columns.ts';
export * from './bulk-note.ts';
export * from './cell-fixes.ts';
export { offerHint } from './offer-hint.ts';
export { doubtfulPrice, priceHints } from './price-hints.ts';
export { decodeTable, tableReadings, tableRows } from './decode-table.ts';
export { type TableEncoding, type TableReading } from './narrow-text.ts';
export { type TableRow } from './collect-rows.ts';
export {
  bulkRowLimit,
  cellLimit,
  type TableFault,
  tableLimits,
  templateColumnLimit,
  tooMuchUnfolded,
} from './table-limits.ts';
export * from './match-columns.ts';
export { hasProductHeads } from './head-row.ts';
export { workbookRows, type WorkbookTable } from './workbook-rows.ts';
export { type WorkbookPart } from './workbook-xml.ts';
export * from './nearest.ts';
export * from './row-values.ts';
export * from './product-cells.ts';
export * from './product-rows.ts';
export * from './table-columns.ts';
export * from './bulk-groups.ts';
export * from './edit-of-rows.ts';
export * from './exported-rows.ts';
export * from './edited-cells.ts';
export * from './cell-price.ts';
export * from './cell-edit.ts';
export * from './load-outcome.ts';
