/** An element of a document: its name without prefix, and the namespace of its prefix. */
export interface XmlElement {
  readonly name: string;
  /** '' for none. */
  readonly namespace: string;
  /** Those without a prefix; those with one under `prefix:name`. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
}

/** `hostile`: it has what no invoice has; `full`: more than any has. */
type XmlFault = 'hostile' | 'full' | 'malformed';
export type XmlDocument = { readonly root: XmlElement } | { readonly fault: XmlFault };

/** No invoice is deeper, has more tags, or a tag with more values: more is a trap, and refused. Ordinary ones have 10 to 300 tags. */
export const xmlLimits = { depth: 64, tags: 5_000, attributes: 200, prefixes: 100 } as const;
const noPrefixes: Scope = new Map([['', '']]);

/** An undeclared prefix has this namespace, which is none of ours. */
const UNDECLARED = 'undeclared:';
/** The addenda is no part of the invoice, and not of our making: who receives the goods puts there what he likes. */
const isInAddenda = ([root, part]: readonly Open[]): boolean =>
  part?.element.name === 'Addenda' && part.element.namespace === root?.element.namespace;

type Scope = ReadonlyMap<string, string>;
type Open = { element: XmlElement & { children: XmlElement[] }; tag: string; scope: Scope };

const malformed: XmlDocument = { fault: 'malformed' };
const hostile: XmlDocument = { fault: 'hostile' };
const full: XmlDocument = { fault: 'full' };

// Each is tried at one place only (`y`), and reads each character one way: time grows with the length.
const nameAt = /[\p{L}_][\p{L}\p{N}_.-]*(?::[\p{L}_][\p{L}\p{N}_.-]*)?/uy;
const blankAt = /[ \t\r\n]*/y;
const equalsAt = /[ \t\r\n]*=[ \t\r\n]*/y;

function matchAt(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}

function blanksAt(text: string, at: number): number {
  blankAt.lastIndex = at;
  blankAt.test(text);
  return blankAt.lastIndex - at;
}

/**
 * Reads an XML text into its elements, with namespaces; text between tags, comments, CDATA and instructions are passed over.
 * A document type or an entity of one is `hostile`, as is more depth than an invoice has; more tags or values are `full`; what is
 * not well formed is `malformed`, save a prefix in the addenda that nobody declared. Nothing is ever resolved or fetched.
 */
export function readXml(xml: string): XmlDocument {
  const open: Open[] = [];
  let root: XmlElement | null = null;
  let tags = 0;
  let at = 0;
  for (;;) {
    const next = xml.indexOf('<', at);
    const between = xml.slice(at, next === -1 ? undefined : next);
    // Outside of the root there are blanks only.
    if (open.length === 0 && between.trim() !== '') return malformed;
    if (next === -1) break;
    const skipped = endOfSkipped(xml, next);
    if (skipped === 'hostile') return hostile;
    if (skipped === null) return malformed;
    if (skipped > next) {
      at = skipped;
      continue;
    }
    if (xml[next + 1] === '/') {
      const last = open.pop();
      const end = last && closedAt(xml, next + 2, last.tag);
      if (!end) return malformed;
      at = end;
      continue;
    }
    tags += 1;
    if (tags > xmlLimits.tags) return full;
    if (open.length >= xmlLimits.depth) return hostile;
    const parent = open.at(-1);
    const read = openingTag(xml, next + 1, parent?.scope ?? noPrefixes, isInAddenda(open));
    if (typeof read === 'string') return { fault: read };
    if (parent) parent.element.children.push(read.element);
    else if (root) return malformed;
    else root = read.element;
    if (!read.isClosed) open.push(read);
    at = read.end;
  }
  return root && open.length === 0 ? { root } : malformed;
}

/** The end of a comment, of CDATA or of an instruction at `at`; `at` itself for a tag. */
function endOfSkipped(xml: string, at: number): number | 'hostile' | null {
  const ends = (start: string, end: string): number | null | undefined => {
    if (!xml.startsWith(start, at)) return undefined;
    const found = xml.indexOf(end, at + start.length);
    return found === -1 ? null : found + end.length;
  };
  const end = ends('<!--', '-->') ?? ends('<![CDATA[', ']]>') ?? ends('<?', '?>');
  if (end !== undefined && end !== null) return end;
  if (/^<(?:!--|!\[CDATA\[|\?)/u.test(xml.slice(at, at + 9))) return null;
  return xml[at + 1] === '!' ? 'hostile' : at;
}

/** The index where a closing tag of this name ends. */
function closedAt(xml: string, at: number, tag: string): number | null {
  if (!xml.startsWith(tag, at)) return null;
  const end = at + tag.length + blanksAt(xml, at + tag.length);
  return xml[end] === '>' ? end + 1 : null;
}

function openingTag(
  xml: string,
  from: number,
  outer: Scope,
  isForeign: boolean,
): (Open & { isClosed: boolean; end: number }) | XmlFault {
  const tag = matchAt(nameAt, xml, from);
  if (tag === null) return 'malformed';
  const attributes = new Map<string, string>();
  const prefixes: [prefix: string, namespace: string][] = [];
  let at = from + tag.length;
  for (;;) {
    const blank = blanksAt(xml, at);
    at += blank;
    const isClosed = xml.startsWith('/>', at);
    if (isClosed || xml[at] === '>') {
      const [prefix, name] = parted(tag);
      const scope = prefixes.length === 0 ? outer : new Map([...outer, ...prefixes]);
      if (scope.size > xmlLimits.prefixes) return 'hostile';
      const namespace = scope.get(prefix) ?? (isForeign ? UNDECLARED : undefined);
      if (namespace === undefined) return 'malformed';
      const element = { name, namespace, attributes, children: [] };
      return { element, tag, scope, isClosed, end: at + (isClosed ? 2 : 1) };
    }
    const read = blank > 0 ? attributeAt(xml, at) : null;
    if (read === null || attributes.has(read.name)) return 'malformed';
    if (attributes.size >= xmlLimits.attributes) return 'full';
    attributes.set(read.name, read.value);
    if (read.name === 'xmlns') prefixes.push(['', read.value]);
    if (read.name.startsWith('xmlns:')) prefixes.push([read.name.slice(6), read.value]);
    at = read.end;
  }
}

const parted = (tag: string): [prefix: string, name: string] => {
  const colon = tag.indexOf(':');
  return colon === -1 ? ['', tag] : [tag.slice(0, colon), tag.slice(colon + 1)];
};

function attributeAt(xml: string, at: number): { name: string; value: string; end: number } | null {
  const name = matchAt(nameAt, xml, at);
  const equals = name === null ? null : matchAt(equalsAt, xml, at + name.length);
  if (name === null || equals === null) return null;
  const start = at + name.length + equals.length;
  const quote = xml[start];
  if (quote !== '"' && quote !== "'") return null;
  const end = xml.indexOf(quote, start + 1);
  const raw = end === -1 ? null : xml.slice(start + 1, end);
  const value = raw === null || raw.includes('<') ? null : decoded(raw);
  return value === null ? null : { name, value, end: end + 1 };
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const entityAt = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/iuy;

/** A value with its five entities and its numbers; `null` for another one, which only a document type could explain. */
function decoded(text: string): string | null {
  const parts: string[] = [];
  let at = 0;
  for (let next = text.indexOf('&'); next !== -1; next = text.indexOf('&', at)) {
    entityAt.lastIndex = next;
    const [whole = '', decimal, hex = '', name] = entityAt.exec(text) ?? [];
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    const letter =
      name === undefined ? (code <= 0x10_ff_ff ? String.fromCodePoint(code) : undefined) : entities[name];
    if (letter === undefined) return null;
    parts.push(text.slice(at, next), letter);
    at = next + whole.length;
  }
  parts.push(text.slice(at));
  return parts.join('');
}

/** The children of this name and namespace. */
export const childrenOf = (element: XmlElement, name: string, namespace: string): readonly XmlElement[] =>
  element.children.filter((child) => child.name === name && child.namespace === namespace);
