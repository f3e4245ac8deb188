import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** This character sorts after every text that continues the prefix (the columns compare by code point). */
const AFTER_ALL = '\u{10FFFF}';

/** Returns a condition that a column starts with a text, as a range of its index. */
export const startsWith = (column: SQL | AnyPgColumn, text: string): SQL =>
  sql`(${column} >= ${text} and ${column} < ${text + AFTER_ALL})`;

/**
 * Returns a condition that a number starts with a text; numbers have capital letters, however the text is
 * typed.
 */
export const startsAsNumber = (column: SQL | AnyPgColumn, number: string): SQL => {
  const upper = number.toUpperCase();
  return upper === number
    ? startsWith(column, number)
    : sql`(${startsWith(column, number)} or ${startsWith(column, upper)})`;
};
