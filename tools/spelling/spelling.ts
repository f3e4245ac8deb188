import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';
import { root } from '../run.ts';

/** The Spanish dictionary of the cspell project (LGPL-3.0, a tool of development that is not shipped). */
const spanish = decodeTrie(
  gunzipSync(readFileSync(join(root, 'node_modules/@cspell/dict-es-es/Spanish.trie.gz'))),
);

const linesOf = (name: string): string[] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean);

/** Words of the trade, of Mexico and of names. */
const glossary = new Set(linesOf('words.txt'));
/** The names of components stand beside their Spanish ones. */
const components = new Set(readdirSync(join(root, 'packages/ui/src/components')));
/** The specification gives these texts letter for letter, so they keep its spelling. */
const literals = linesOf('literals.txt');

/** Spelt as the dictionary knows them, and not as a Mexican merchant writes them. */
const refused = new Set(['sólo', 'ratón']);

const isKnown = (word: string): boolean =>
  !refused.has(word.toLowerCase()) &&
  (components.has(word) ||
    [word, word.toLowerCase()].some((form) => spanish.has(form) || glossary.has(form)));

/** Runs of letters of three or more, that are no code (`storeId`, `MX10`) and no part of an address or a path. */
const wordsOf = (text: string): string[] =>
  text
    .replace(/\S*[@/\\_#=<>{}[\]|]\S*|\S+\.(?=\S)\S+|&\w+;|\S*\d\S*/g, ' ')
    .match(/(?<![\p{L}-])\p{Lu}?\p{Ll}{2,}(?![\p{L}-])/gu) ?? [];

const english = new Set(['the', 'and', 'with', 'what', 'that', 'are', 'this', 'from']);

/** Spanish enough to be judged: marked by its letters, or most of its words are Spanish ones. */
function isSpanish(text: string, words: readonly string[]): boolean {
  if (words.length === 0 || words.filter((word) => english.has(word)).length > 1) return false;
  const known = words.filter(isKnown).length;
  const share = known / words.length;
  return /[áéíóúñ¿¡]/i.test(text) ? share >= 0.5 || words.length < 3 : words.length > 1 && share > 0.6;
}

/** Words of a text that neither the dictionary nor the glossary knows; none when it is not Spanish. */
export function misspelt(text: string): string[] {
  const words = wordsOf(literals.reduce((left, literal) => left.replaceAll(literal, ' '), text));
  return isSpanish(text, words) ? words.filter((word) => !isKnown(word)) : [];
}
