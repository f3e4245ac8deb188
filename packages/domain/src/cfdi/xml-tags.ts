export interface XmlTag {
  /** Without its prefix. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * The opening tags of an XML text in their order; comments, CDATA and instructions are passed over. Null for
 * a text with a document type (an invoice has none, and entities may be a trap) or with a tag left open.
 * One pass: every character is looked at a fixed number of times.
 */
export function openingTags(xml: string): XmlTag[] | null {
  const tags: XmlTag[] = [];
  let at = xml.indexOf('<');
  while (at >= 0) {
    const skipped = skippedEnd(xml, at);
    if (skipped === null) return null;
    if (skipped < 0) {
      const end = tagEnd(xml, at + 1);
      if (end < 0) return null;
      if (xml[at + 1] !== '/') tags.push(readTag(xml.slice(at + 1, end)));
      at = xml.indexOf('<', end);
    } else {
      at = xml.indexOf('<', skipped);
    }
  }
  return tags;
}

/** Where what is no tag ends; −1 for a tag; null where the text can't be read. */
function skippedEnd(xml: string, at: number): number | null {
  for (const [start, finish] of [
    ['<!--', '-->'],
    ['<![CDATA[', ']]>'],
    ['<?', '?>'],
  ] as const) {
    if (!xml.startsWith(start, at)) continue;
    const end = xml.indexOf(finish, at + start.length);
    return end < 0 ? null : end + finish.length;
  }
  return xml.startsWith('<!', at) ? null : -1;
}

/** The `>` that closes a tag: one within quotes does not. */
function tagEnd(xml: string, start: number): number {
  let quote = '';
  for (let at = start; at < xml.length; at += 1) {
    const char = xml.charAt(at);
    if (quote !== '') {
      if (char === quote) quote = '';
    } else if (char === '"' || char === "'") {
      quote = char;
    } else if (char === '>') {
      return at;
    }
  }
  return -1;
}

function readTag(text: string): XmlTag {
  const fullName = text.split(/[\s/]/u, 1).join('');
  const attributes: Record<string, string> = {};
  // A name starts after a blank: looking for one at every letter of a long word would take ever longer.
  for (const [, name, quoted] of text.matchAll(/(?<=\s)([^\s=/"']+)\s*=\s*("[^"]*"|'[^']*')/gu)) {
    attributes[String(name)] = decode(String(quoted).slice(1, -1));
  }
  return { name: fullName.slice(fullName.indexOf(':') + 1), attributes };
}

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/giu, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities[String(name)] ?? whole;
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
