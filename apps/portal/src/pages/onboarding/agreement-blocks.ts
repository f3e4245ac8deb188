/** A piece of a contract, as it is read. */
export type AgreementBlock = {
  readonly kind: 'title' | 'heading' | 'paragraph' | 'item';
  readonly text: string;
};

const kinds: Readonly<Record<string, AgreementBlock['kind']>> = {
  h1: 'title',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  li: 'item',
};
const blocks = new Set([
  ...Object.keys(kinds),
  'p',
  'ol',
  'ul',
  'div',
  'section',
  'table',
  'tr',
  'td',
  'th',
  'br',
]);
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
};

const plain = (text: string): string =>
  text
    .replaceAll(/&(#?\w+);/gu, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\s+/gu, ' ')
    .trim();

/**
 * A contract's HTML as titles, paragraphs and points. No text is ever left out: an unknown element is no more than its
 * words, and nothing of it reaches the document as markup.
 */
export function agreementBlocks(html: string): readonly AgreementBlock[] {
  const found: AgreementBlock[] = [];
  let kind: AgreementBlock['kind'] = 'paragraph';
  let words = '';
  const end = () => {
    const text = plain(words);
    if (text !== '') found.push({ kind, text });
    words = '';
  };
  // Odd parts are tags, since the expression has one group.
  html.split(/(<\/?[a-z][^<>]*>)/iu).forEach((part, at) => {
    if (at % 2 === 0) return void (words += part);
    const [, closes, name = ''] = /^<(\/?)([a-z][a-z0-9]*)/iu.exec(part) ?? [];
    const tag = name.toLowerCase();
    if (!blocks.has(tag)) return;
    end();
    kind = closes === '' ? (kinds[tag] ?? 'paragraph') : 'paragraph';
  });
  end();
  return found;
}
