import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { code } from './columns.ts';

export const brands = pgTable('brands', {
  id: code('id').primaryKey(),
  name: text('name').notNull(),
  demo: boolean('demo').notNull().default(false),
});

/** c_ClaveProdServCP of the SAT, or a part of it. */
export const satProducts = pgTable('sat_products', {
  code: code('code').primaryKey(),
  description: text('description').notNull(),
  demo: boolean('demo').notNull().default(false),
});

/**
 * A word that finds an entry of these catalogues: each folded word of a name, description or similar word.
 */
export const catalogueWords = pgTable(
  'catalogue_words',
  {
    catalogue: text('catalogue').$type<'brands' | 'sat'>().notNull(),
    word: code('word').notNull(),
    entry: code('entry').notNull(),
  },
  (t) => [primaryKey({ columns: [t.catalogue, t.word, t.entry] })],
);
