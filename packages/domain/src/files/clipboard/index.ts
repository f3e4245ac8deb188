export { type ClipboardTable, clipboardTable } from './clipboard-table.ts';
