/** Text of the part of an unpacked workbook whose name passes; `undefined` where it has none. */
export type WorkbookPart = (isPart: (name: string) => boolean) => string | undefined;

/** A part by its name: writers differ in case, in slashes, and in one before it. */
export const named =
  (path: string) =>
  (name: string): boolean =>
    name.replaceAll('\\', '/').replace(/^\//u, '').toLowerCase() === path.toLowerCase();

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

export function unescaped(text: string): string {
  if (!text.includes('&') && !text.includes('_x')) return text;
  return text
    .replace(
      /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/giu,
      (whole, hex?: string, decimal?: string, name = '') => {
        const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
        if (hex === undefined && decimal === undefined) return entities[String(name)] ?? whole;
        return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
      },
    )
    .replace(/_x([\da-f]{4})_/giu, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** The elements of a name, one after another, with what is in them. Takes as long as the text is: one that never ends is the last. */
export function* elements(
  xml: string,
  name: 'si' | 'cellXfs' | 'row' | 'c',
): Generator<readonly [tag: string, inner: string]> {
  const open = new RegExp(`<(\\w+:)?${name}(?=[\\s/>])[^<>]*>`, 'gu');
  for (let found = open.exec(xml); found; found = open.exec(xml)) {
    const [tag, prefix = ''] = found;
    if (tag.endsWith('/>')) {
      yield [tag, ''];
      continue;
    }
    const start = found.index + tag.length;
    const end = xml.indexOf(`</${prefix}${name}>`, start);
    if (end < 0) return;
    yield [tag, xml.slice(start, end)];
    open.lastIndex = end;
  }
}

/** The text between the `<t>`s of a string, without the reading aids of Asian scripts. */
export function textIn(xml: string): string {
  if (xml === '') return '';
  const [first = '', ...others] = xml.split('<rPh');
  const plain = first + others.map((part) => part.slice(part.indexOf('</rPh>') + 1 || part.length)).join('');
  let text = '';
  for (const [, inner = ''] of plain.matchAll(/<(?:\w+:)?t(?:\s[^<>]*)?>([^<]*)</gu)) text += inner;
  return unescaped(text);
}

/**
 * Patterns that find an attribute of a tag, compiled once: a sheet has hundreds of thousands of tags with few
 * different attributes.
 */
const attributes = (
  ['t', 's', 'r', 'Id', 'Target', 'numFmtId', 'formatCode', 'state', 'name', 'r:id'] as const
).map((name) => [name, new RegExp(`\\s${name === 'r:id' ? '\\w+:id' : name}="([^"]*)"`, 'u')] as const);
const patterns = new Map<string, RegExp>(attributes);
type Attribute = (typeof attributes)[number][0];
export const attribute = (tag: string, name: Attribute): string | undefined =>
  patterns.get(name)?.exec(tag)?.[1];
