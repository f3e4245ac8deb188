import { foldText } from '@trastienda/domain';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { startsWith } from '../../core/starts-with.ts';
import type { Transaction } from '../../database/connect.ts';
import { catalogueWords } from '../../tables/reference.ts';

/** A search of a catalogue answers up to this many entries. */
export const MAX_ENTRIES = 20;
/** A search uses this many of its words. */
const MAX_WORDS = 6;

/** The folded words of a text, each once, in their order. */
export const foldedWords = (text: string): string[] => [
  ...new Set(foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []),
];

/**
 * Returns a condition that an entry has a word for each word of the search, which begins with it;
 * `undefined`, which finds all, for a search without words.
 */
export function found(
  tx: Transaction,
  catalogue: (typeof catalogueWords.$inferSelect)['catalogue'],
  entry: AnyPgColumn,
  search: string,
): SQL | undefined {
  const words = foldedWords(search).slice(0, MAX_WORDS);
  return and(
    ...words.map((word) =>
      inArray(
        entry,
        tx
          .select({ entry: catalogueWords.entry })
          .from(catalogueWords)
          .where(and(eq(catalogueWords.catalogue, catalogue), startsWith(catalogueWords.word, word))),
      ),
    ),
  );
}
