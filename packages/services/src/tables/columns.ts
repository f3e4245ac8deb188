import { bigint, customType, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Text that is compared by code point in every database, whatever its locale: ids and numbers, whose order is
 * part of the contract and whose first characters are searched by a range.
 */
export const code = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** Bytes, as a box that is sealed has them. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The tenant; row-level security is on every table that has it (migrations, `tenant` policies). */
export const storeIdColumn = () => text('store_id').notNull();

/** UTC, to the millisecond, as the wire has it. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** A column of whole centavos. */
export const centavosColumn = (name: string) => bigint(name, { mode: 'number' });
