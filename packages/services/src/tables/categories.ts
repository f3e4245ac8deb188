import { boolean, index, integer, jsonb, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';
import { code } from './columns.ts';

/** The tree of categories; one for all stores. */
export const categories = pgTable(
  'categories',
  {
    id: code('id').primaryKey(),
    parent: code('parent'),
    name: text('name').notNull(),
    /** Names from the top down to its own. */
    path: jsonb('path').$type<string[]>().notNull(),
    /** The merchants' words for the things in the category: suggestions use them. */
    words: text('words').notNull().default(''),
    /** Only leaves contain products. */
    isLeaf: boolean('is_leaf').notNull(),
    /** Percent. */
    commission: real('commission'),
    position: integer('position').notNull(),
    demo: boolean('demo').notNull().default(false),
  },
  (t) => [index('categories_by_parent').on(t.parent, t.position)],
);

/** An attribute of the products of a category and of all categories below it. */
export const categoryAttributes = pgTable(
  'category_attributes',
  {
    category: code('category').notNull(),
    name: text('name').notNull(),
    required: boolean('required').notNull(),
    type: text('type').$type<'text' | 'number' | 'list'>().notNull(),
    values: jsonb('values').$type<string[]>().notNull().default([]),
    position: integer('position').notNull(),
  },
  (t) => [primaryKey({ columns: [t.category, t.name] })],
);
