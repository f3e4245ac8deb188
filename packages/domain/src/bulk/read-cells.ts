import { fromCentavos } from '../money/centavos.ts';
import { parseMxn } from '../money/parse-mxn.ts';
import { formatNumber } from '../number/format-number.ts';
import { parseDecimal } from '../number/parse-decimal.ts';
import { withLostZeros } from '../product/gtin.ts';
import { validateSku } from '../product/validate-sku.ts';
import { validateUniversalId } from '../product/validate-universal-id.ts';
import { type BulkNote, bulkFault, bulkHint } from './bulk-note.ts';
import { numberFix, numberInWords, plainText, spreadsheetDamage, withoutControls } from './cell-fixes.ts';

/** The value of a cell, or the reason why it cannot be read. */
type CellRead<Value> =
  | {
      readonly ok: true;
      readonly value: Value;
      readonly isCleaned?: boolean;
      /** The value is accepted, with this note. */
      readonly note?: BulkNote;
    }
  | { readonly ok: false; readonly note: BulkNote };

export type Reader<Value> = (cell: string, field: string) => CellRead<Value>;

export const read = <Value>(value: Value, isCleaned = false): CellRead<Value> & { readonly ok: true } => ({
  ok: true,
  value,
  ...(isCleaned && { isCleaned }),
});
export const refused = (
  code: string,
  message: string,
  more: { readonly field: string; readonly value: string; readonly suggestion?: string | null },
): CellRead<never> => ({ ok: false, note: bulkFault(code, message, more) });

export const readText: Reader<string> = (cell) => {
  const clean = withoutControls(cell).trim();
  return read(clean, clean !== cell.trim());
};

/** Reads text of one line: a name with a line break would be cut wherever it is shown. */
export const readLine: Reader<string> = (cell) => {
  const clean = withoutControls(cell)
    .replaceAll(/\s*[\r\n]+\s*/gu, ' ')
    .trim();
  return read(clean, clean !== cell.trim());
};

/** Reads text as it is stored; a description loses the formatting of a web page. */
export const readLongText: Reader<string> = (cell) => {
  const clean = plainText(withoutControls(cell)).trim();
  return read(clean, clean !== cell.trim());
};

/** Several values, parted by `|`; one with line breaks is one a line. */
export const readList: Reader<string[]> = (cell, field) => {
  const text = readLongText(cell, field);
  if (!text.ok) return text;
  const parts = text.value.split(/[|\n]/u).map((one) => one.replace(/^•\s*/u, '').trim());
  const filled = parts.filter(Boolean);
  return filled.length > 0
    ? read(filled, text.isCleaned ?? false)
    : refused('nothing_said', 'No dice nada: escríbelo, o pon [vaciar] para quitarlo', {
        field,
        value: cell,
      });
};

const decimalComma = /^\$?\s*\d+,\d{1,2}$/u;

/** MXN. */
export const readMoney: Reader<number> = (cell, field) => {
  const at = { field, value: cell };
  // Looked for where a cell cannot be read alone: nearly all of them can.
  const corrected = () => ({ ...at, suggestion: numberFix(cell, 'money') });
  if (decimalComma.test(cell)) return refused('decimal_comma', 'Usa punto para los centavos', corrected());
  const amount = parseMxn(cell);
  if (!amount.ok) {
    return amount.error.code === 'too_precise'
      ? refused('too_precise', 'Usa como máximo dos decimales', corrected())
      : refused('not_a_number', 'Escribe un número', corrected());
  }
  const isCost = field === 'cost';
  if (amount.value < 0) return refused('negative', 'Escribe 0 o más', at);
  if (amount.value === 0 && !isCost) return refused('zero', 'Debe ser mayor que 0', at);
  return read(fromCentavos(amount.value));
};

/** cm or kg; blanks before the unit do not matter to a number. */
export const readMeasure: Reader<number> = (cell, field) => {
  const at = { field, value: cell };
  const number = parseDecimal(cell.replace(/(?:cms?|kgs?|kilos?)\.?$/iu, ''));
  if (!number.ok) {
    return refused('not_a_number', 'Escribe un número', { ...at, suggestion: numberFix(cell, 'measure') });
  }
  if (number.value <= 0) return refused('zero', 'Debe ser mayor que 0', at);
  if (field === 'weight' && number.value > 500 && number.value <= 500_000) {
    const suggestion = String(number.value / 1000);
    return refused('grams', 'El peso va en kilogramos, hasta 500', { ...at, suggestion });
  }
  return read(number.value);
};

export const readPieces: Reader<number> = (cell, field) => {
  const at = { field, value: cell };
  if (/^-\s*\d/u.test(cell)) return refused('negative', 'Escribe 0 o más', at);
  // Thousands in one country, two pieces in another: nobody but her knows.
  if (/^[1-9]\d{0,2}(?:\.\d{3})+$/u.test(cell)) {
    const whole = Number.parseInt(cell, 10);
    const suggestion = numberFix(cell, 'pieces');
    const message = cell.endsWith('.000')
      ? `¿Son ${formatNumber(whole)} o ${formatNumber(Number(suggestion))}? Escríbelo sin punto`
      : 'Escribe el número sin punto';
    return refused('two_readings', message, { ...at, suggestion });
  }
  const isGrouped = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/u.test(cell);
  const plain = (isGrouped ? cell.replaceAll(',', '') : cell).replace(/^(\d+)\.0+$/u, '$1');
  if (/^\d{1,9}$/u.test(plain)) return read(Number(plain));
  const suggestion = numberFix(cell, 'pieces');
  if (/^\d+\.\d+$/u.test(plain))
    return refused('not_whole', 'Escribe un número entero', { ...at, suggestion });
  return refused('not_a_number', 'Escribe un número', { ...at, suggestion: suggestion ?? inWords(cell) });
};
const inWords = (cell: string): string | null => {
  const number = numberInWords(cell);
  return number === null ? null : String(number);
};

/** The code that a program for numbers turned into '1001.0'. `null` for other texts. */
const wholeNumber = (cell: string): string | null => /^(\d+)\.0$/u.exec(cell.trim())?.[1] ?? null;
const decimalZero = 'Tu programa le agregó «.0»: escríbelo sin punto';

export const readSku: Reader<string> = (cell, field) => {
  const at = { field, value: cell };
  const damage = spreadsheetDamage(cell);
  if (damage !== null) return refused('spreadsheet', damage, at);
  const sku = validateSku(cell);
  if (sku.ok) {
    const whole = wholeNumber(cell);
    const message = `Termina en «.0», que algunos programas agregan: si no es tuyo, escribe ${whole}`;
    return whole === null
      ? read(sku.value)
      : { ...read(sku.value), note: bulkHint('decimal_zero', message, { ...at, suggestion: whole }) };
  }
  const suggestion = cell
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .trim()
    .replace(/[^\w.]+/gu, '-')
    .replace(/^-|-$/gu, '')
    .slice(0, 50);
  return refused(`sku_${sku.error.code}`, sku.error.message, { ...at, suggestion: suggestion || null });
};

/** The key that rows of a product share: any text, for it is shown to nobody. */
export const readKey: Reader<string> = (cell, field) => {
  const damage = spreadsheetDamage(cell);
  if (damage !== null) return refused('spreadsheet', damage, { field, value: cell });
  const clean = withoutControls(cell).trim();
  return clean.length <= 50
    ? read(clean)
    : refused('too_long', 'El SKU padre lleva 50 caracteres como máximo', { field, value: cell });
};

export const readVariation: Reader<string> = (cell, field) => {
  const damage = spreadsheetDamage(cell);
  return damage === null ? readLine(cell, field) : refused('spreadsheet', damage, { field, value: cell });
};

export const readUniversalId: Reader<string> = (cell, field) => {
  const at = { field, value: cell };
  const damage = spreadsheetDamage(cell);
  if (damage !== null) return refused('spreadsheet', damage, at);
  const given = validateUniversalId(cell);
  if (given.ok) return read(given.value);
  const whole = wholeNumber(cell);
  if (whole !== null) return refused('decimal_zero', decimalZero, { ...at, suggestion: whole });
  return refused(`universal_id_${given.error.code}`, given.error.message, {
    ...at,
    suggestion: withLostZeros(cell),
  });
};

export const readSatKey: Reader<string> = (cell, field) => {
  const digits = cell.replace(/\s/gu, '');
  return /^\d{8}$/u.test(digits)
    ? read(digits)
    : refused('sat_key', 'La clave SAT lleva 8 dígitos', {
        field,
        value: cell,
        suggestion: /^\d{7}$/u.test(digits) ? `0${digits}` : wholeNumber(digits),
      });
};
