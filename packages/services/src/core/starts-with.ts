import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Sorts after every text that starts with what stands before it (the columns compare by code point). */
const AFTER_ALL = '\u{10FFFF}';

/** That a column starts with a text: a range of its index. */
export const startsWith = (column: SQL | AnyPgColumn, text: string): SQL =>
  sql`(${column} >= ${text} and ${column} < ${text + AFTER_ALL})`;

/** That a number starts so; its letters are capitals, however they are typed. */
export const startsAsNumber = (column: SQL | AnyPgColumn, number: string): SQL => {
  const upper = number.toUpperCase();
  return upper === number
    ? startsWith(column, number)
    : sql`(${startsWith(column, number)} or ${startsWith(column, upper)})`;
};
