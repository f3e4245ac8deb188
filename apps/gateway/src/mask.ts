/** Personal data that foreign text may contain and a log must not, longest first. */
const personal: readonly (readonly [what: string, form: RegExp])[] = [
  ['[token]', /\beyJ[\w-]{8,}\.[\w-]+\.?[\w-]*/g],
  ['[token]', /\btda_[\w-]+/g],
  ['[token]', /\btk_[\w-]{8,}(?:\.[\w-]+)*/g],
  ['[token]', /\b(?:Bearer|Basic)\s+[\w.~+/=-]{8,}/gi],
  ['[e-mail]', /[\p{L}\d.!#$&'*+/=?^_`{|}~-]+(?:@|%40)[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/giu],
  ['[curp]', /(?<![\p{L}\d])[A-Z]{4}\d{6}[HMX][A-Z]{5}[A-Z\d]\d(?![\p{L}\d])/giu],
  ['[rfc]', /(?<![\p{L}\d])[A-ZÑ&]{3,4}\d{6}[A-Z\d]{3}(?![\p{L}\d])/giu],
  ['[clabe]', /(?<!\d)\d(?:[ -]?\d){17}(?!\d)/g],
];

/** A text of at most 2,000 characters without tokens, e-mails, CURP, RFC or CLABE: for the log. */
export function masked(text: string): string {
  let shown = text.length > 2000 ? `${text.slice(0, 2000)}…` : text;
  // Anything personal has four digits or an at sign; most of what is logged has neither.
  if (!/\d{4}|[\d ]{8}|@|%40|eyJ|tk_|tda_|bearer|basic/i.test(shown)) return shown;
  for (const [what, form] of personal) shown = shown.replaceAll(form, what);
  return shown;
}

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** A trace's id is checked to be hexadecimal before it is one. */
const ownIds = new Set(['requestId', 'traceId']);

/** The same for every text in the fields of a line, but for the ids that we make ourselves. */
export function maskedFields(fields: Readonly<Record<string, unknown>>, depth = 0): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (typeof value === 'string') return [name, ownIds.has(name) ? value : masked(value)];
      const isFields = typeof value === 'object' && value !== null && isPlain(value) && depth < 4;
      return [name, isFields ? maskedFields(value as Record<string, unknown>, depth + 1) : value];
    }),
  );
}
