/** A message about a row: a fault with its cell and how to correct it, or a note. */
export interface BulkNote {
  readonly level: 'error' | 'info';
  readonly code: string;
  /** Key of a column. */
  readonly field: string | null;
  readonly value: string | null;
  readonly message: string;
  /** The cell should contain this text instead. */
  readonly suggestion: string | null;
}

type More = Partial<Pick<BulkNote, 'field' | 'value' | 'suggestion'>>;

/**
 * A fault of a row, which is not saved for it.
 * @example bulkFault('sku_missing', 'Falta el SKU', { field: 'sku' }) // => { level: 'error', code: 'sku_missing', field: 'sku', value: null, message: 'Falta el SKU', suggestion: null }
 */
export function bulkFault(code: string, message: string, more: More = {}): BulkNote {
  return { level: 'error', code, field: null, value: null, suggestion: null, ...more, message };
}

/**
 * A note about a row that is saved all the same.
 * @example bulkHint('draft', 'Se guarda como borrador').level // => 'info'
 */
export function bulkHint(code: string, message: string, more: More = {}): BulkNote {
  return { ...bulkFault(code, message, more), level: 'info' };
}

/**
 * A note about a cell that lost characters which no text of a product may hold.
 * @example cleanedHint('name').message // => 'Quitamos el formato y los caracteres que no se ven'
 */
export function cleanedHint(field: string): BulkNote {
  return bulkHint('cleaned', 'Quitamos el formato y los caracteres que no se ven', { field });
}
