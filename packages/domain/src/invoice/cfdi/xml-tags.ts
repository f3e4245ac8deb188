export interface XmlTag {
  /** Name of the tag without its prefix. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Matches what may start with `<`: a comment, CDATA, an instruction, a closing tag; an opening tag, with its name and the rest
 * captured; else the character alone, captured too. A name must end where it ends, and a quoted `>` closes nothing: there
 * is one way to read each character, so that time grows with the length. No tag of an invoice has 500 values; without that
 * bound, ten million of them would overflow the stack.
 */
const markup =
  /<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>|<\?[^]*?\?>|<\/[^>]*>|<(?:[\p{L}\p{N}_.-]+:)?([\p{L}\p{N}_.-]+)(?=[\s/>])([^"'>]*(?:(?:"[^"]*"|'[^']*')[^"'>]*){0,500})>|(<)/gu;

// A name starts after a blank: looking for one at every letter of a long word would take ever longer.
const attribute = /(?<=\s)([^\s=/"']+)\s*=\s*("[^"]*"|'[^']*')/gu;

/**
 * The opening tags of an XML text in their order; comments, CDATA and instructions are passed over. Null for
 * a text with a document type (an invoice has none, and entities may be a trap) or with a tag left open.
 */
export function openingTags(xml: string): XmlTag[] | null {
  const tags: XmlTag[] = [];
  for (const [, name, rest, unreadable] of xml.matchAll(markup)) {
    if (unreadable) return null;
    if (name) tags.push({ name, attributes: attributesOf(String(rest)) });
  }
  return tags;
}

function attributesOf(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name, quoted] of text.matchAll(attribute)) {
    attributes[String(name)] = decode(String(quoted).slice(1, -1));
  }
  return attributes;
}

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/giu, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities[String(name)] ?? whole;
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
