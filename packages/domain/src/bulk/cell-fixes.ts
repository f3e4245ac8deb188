import { ownOf } from '../internal/own.ts';
import { foldText } from '../internal/text.ts';

const words: readonly string[] = [
  ...'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince'.split(' '),
  ...'dieciséis diecisiete dieciocho diecinueve veinte'.split(' '),
];
const moreWords: Readonly<Record<string, number>> = {
  un: 1,
  una: 1,
  docena: 12,
  'una docena': 12,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  cien: 100,
  mil: 1000,
};

/**
 * A number that was written as a word; `null` for other texts.
 * @example numberInWords('Doce') // => 12
 */
export function numberInWords(text: string): number | null {
  const plain = foldText(text);
  const at = words.findIndex((word) => foldText(word) === plain);
  return at >= 0 ? at : (ownOf(moreWords, plain) ?? null);
}

/**
 * The number that a cell was meant to hold, in the form that is accepted; `null` where it cannot be guessed.
 * @example numberFix('$689,50', 'money') // => '689.50'
 * @example numberFix('1.299', 'money') // => '1299.00'
 * @example numberFix('doce', 'pieces') // => '12'
 * @example numberFix('muchas', 'pieces') // => null
 */
export function numberFix(text: string, kind: 'money' | 'measure' | 'pieces'): string | null {
  const word = numberInWords(text);
  const shown = (value: number) => (kind === 'money' ? value.toFixed(2) : String(value));
  if (word !== null) return shown(word);
  const digits = text
    .replace(/[oO](?=\d)|(?<=\d)[oO]/gu, '0')
    .replace(/(?:mxn|pesos|cm|kg|pzas?|piezas|unidades|\$|\s)/giu, '');
  // A dot before groups of three is how other countries part thousands.
  const grouped = /^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/u.test(digits)
    ? digits.replaceAll('.', '').replace(',', '.')
    : /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/u.test(digits)
      ? digits.replaceAll(',', '')
      : digits.replace(/,(?=\d{1,2}$)/u, '.');
  if (!/^\d{1,9}(?:\.\d+)?$/u.test(grouped)) return null;
  const value = Number(grouped);
  if (kind === 'pieces') return Number.isInteger(value) && String(value) !== text ? String(value) : null;
  if (kind === 'money' && !/^\d+(?:\.\d{1,2})?$/u.test(grouped))
    return (Math.round(value * 100) / 100).toFixed(2);
  return shown(value) === text ? null : shown(value);
}

const months = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ');
const englishMonths = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/**
 * The damage that a spreadsheet did to a text: a number without its last digits, or a date; `null` where it
 * left the text alone.
 * @example spreadsheetDamage('7.50123E+12') // => 'La hoja redondeó este número: dale formato de texto y escríbelo completo'
 * @example spreadsheetDamage('03-abr') // => 'Excel lo cambió por una fecha: escribe 3-4 como texto'
 */
export function spreadsheetDamage(text: string): string | null {
  if (/^\d(?:[.,]\d+)?E\+\d+$/iu.test(text)) {
    return 'La hoja redondeó este número: dale formato de texto y escríbelo completo';
  }
  const named = /^(\d{1,2})[-/ ]([a-z]{3})\.?$/iu.exec(text) ?? undefined;
  const month = foldText(named?.[2]);
  const number = Math.max(months.indexOf(month), englishMonths.indexOf(month)) + 1;
  const iso = /^\d{4}-(\d{2})-(\d{2})$/u.exec(text);
  const [day, inYear] =
    named && number > 0 ? [Number(named[1]), number] : iso ? [Number(iso[2]), Number(iso[1])] : [0, 0];
  return day > 0 && inYear > 0 ? `Excel lo cambió por una fecha: escribe ${day}-${inYear} como texto` : null;
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/**
 * A text without the formatting of a web page: line breaks and bullets stay, scripts and styles go; what has no tags is left as
 * it is.
 * @example plainText('<p>Vaso<br>azul</p><ul><li>500 ml</li></ul>') // => 'Vaso\nazul\n• 500 ml'
 * @example plainText('3 < 5') // => '3 < 5'
 */
export function plainText(text: string): string {
  if (!/<\/?[a-z][^<>]*>/iu.test(text)) return text;
  return text
    .replace(/<(script|style)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/giu, '')
    .replace(/<li\b[^<>]*>/giu, '\n• ')
    .replace(/<br\s*\/?>|<\/(?:p|div|ul|ol|tr|h[1-6])\s*>/giu, '\n')
    .replace(/<\/?[a-z][^<>]*>/giu, '')
    .replace(/&(\w{2,6});/gu, (whole, name: string) => ownOf(entities, name.toLowerCase()) ?? whole)
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n\s*/gu, '\n')
    .trim();
}

/** No text of a product may hold NUL, other control characters, or halves of surrogate pairs. */
const unwanted = /(?![\t\n\r])[\p{Cc}\p{Cs}]/gu;

/**
 * A text without characters that nobody sees and no channel takes.
 * @example withoutControls('Va\0so') // => 'Vaso'
 */
export function withoutControls(text: string): string {
  return text.replace(unwanted, '');
}

/**
 * The first characters of a text, without those that cannot be stored: the last one is not cut in half.
 * @example beginningOf('Vaso azul', 4) // => 'Vaso'
 */
export function beginningOf(text: string, length: number): string {
  return withoutControls(text.slice(0, length));
}
