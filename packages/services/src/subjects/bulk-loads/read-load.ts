import type { CallRequest } from '@trastienda/api-client';
import type { createBulkLoad } from '@trastienda/api-client/liubliana';
import { foldText } from '@trastienda/domain';
import {
  beginningOf,
  bulkFault,
  type BulkNote,
  type BulkRow,
  type ReadColumn,
} from '@trastienda/domain/bulk';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { BeforeWork } from '../../core/handler.ts';
import { notFound } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { oneOf } from '../../database/one-of.ts';
import { categories, categoryAttributes } from '../../tables/categories.ts';
import { products, productSkus } from '../../tables/products.ts';
import { bulkLoads } from '../../tables/bulk-loads.ts';
import type { LoadInput } from './load-types.ts';

type Body = CallRequest<typeof createBulkLoad>['body'];

/** A suggestion is chosen from up to this many SKUs. */
const MAX_NEAR = 20_000;
/** Suggestions are looked up for this many mistakes of a kind: the first ones matter most. */
const MAX_MEANT = 100;

/** Returns the products that own the SKUs of a file and the keys that its rows share. */
export async function ownersOf({ tx, storeId }: Scope, rows: readonly BulkRow[]) {
  const skus = [...new Set(rows.map(({ values }) => foldText(values.sku)).filter(Boolean))];
  const keys = [...new Set(rows.flatMap(({ values }) => values.parentSku ?? []))];
  const owners = await tx
    .select({ sku: productSkus.foldedSku, id: productSkus.productId })
    .from(productSkus)
    .where(and(eq(productSkus.storeId, storeId), oneOf(productSkus.foldedSku, skus)));
  const parents =
    keys.length === 0
      ? []
      : await tx
          .select({ key: products.parentSku, id: products.id })
          .from(products)
          .where(
            and(eq(products.storeId, storeId), isNotNull(products.kind), oneOf(products.parentSku, keys)),
          );
  return {
    ofSku: new Map(owners.map(({ sku, id }) => [sku, id])),
    ofParent: new Map(parents.map(({ key, id }) => [foldText(key), id])),
  };
}

type CategoryOf = LoadInput['categories'];

/** Shortens a text for use in a sentence. */
const shortened = (text: string): string => beginningOf(text, 60);

/** Returns a path in the form that cells are compared by: its names may be separated by `>` or `/`. */
const foldedPath = (names: readonly string[]): string => names.map(foldText).join(' > ');

const leavesOf = ({ tx }: Scope) =>
  tx
    .select({ id: categories.id, name: categories.name, path: categories.path })
    .from(categories)
    .where(eq(categories.isLeaf, true));

/** Finds the category of each cell: by a leaf's id, its path, or its name where only one leaf has it. */
async function categoriesOf({ look, reader, owner }: BeforeWork, rows: readonly BulkRow[]) {
  const written = [...new Set(rows.flatMap(({ values }) => values.category ?? []).filter(Boolean))];
  const found: Record<string, CategoryOf[string]> = {};
  const faults = new Map<string, BulkNote>();
  if (written.length === 0) return { found, faults };
  const leaves = await look(leavesOf);
  const byId = new Map(leaves.map((leaf) => [leaf.id, leaf]));
  const byPath = new Map(leaves.map((leaf) => [foldedPath(leaf.path), leaf]));
  const byName = new Map<string, typeof leaves>();
  for (const leaf of leaves) {
    const sameName = byName.get(foldText(leaf.name));
    if (sameName) sameName.push(leaf);
    else byName.set(foldText(leaf.name), [leaf]);
  }
  const unknown: string[] = [];
  for (const text of written) {
    const named = byName.get(foldText(text)) ?? [];
    const exact = byId.get(text) ?? byPath.get(foldedPath(text.split(/[>/]/u)));
    const leaf = exact ?? (named.length === 1 ? named[0] : undefined);
    if (leaf) {
      found[text] = { id: leaf.id, name: leaf.name };
      continue;
    }
    const [first] = named;
    if (first === undefined) {
      unknown.push(text);
      continue;
    }
    const message = `Hay ${named.length} categorías «${shortened(text)}»: escribe su ruta`;
    const suggestion = first.path.join(' > ');
    faults.set(text, bulkFault('category', message, { field: 'category', value: text, suggestion }));
  }
  const suggestions = await reader.nearest(
    unknown.slice(0, MAX_MEANT).map((text) => text.split('>').at(-1) ?? text),
    leaves.map(({ name }) => name),
    owner,
  );
  for (const [at, text] of unknown.entries()) {
    const more = { field: 'category', value: text, suggestion: suggestions[at] ?? null };
    faults.set(text, bulkFault('category', `No encontramos «${shortened(text)}»`, more));
  }
  return { found, faults };
}

/** Returns SKUs of the store, as candidates for those that an edit names and that do not exist. */
async function nearSkus({ tx, storeId }: Scope): Promise<readonly string[]> {
  const rows = await tx
    .select({ sku: productSkus.sku })
    .from(productSkus)
    .where(eq(productSkus.storeId, storeId))
    .limit(MAX_NEAR);
  return rows.map(({ sku }) => sku);
}

export const isUnknown = ({ values }: BulkRow, ofSku: ReadonlyMap<string, string>): boolean =>
  values.sku !== '' && !ofSku.has(foldText(values.sku));

/** Returns a suggestion for each of the first SKUs of an edit that do not exist. */
async function meantSkus(
  { look, reader, owner }: BeforeWork,
  rows: readonly BulkRow[],
): Promise<ReadonlyMap<string, string | null>> {
  const { unknown, candidates } = await look(async (scope) => {
    const { ofSku } = await ownersOf(scope, rows);
    const unknown = rows.filter((row) => isUnknown(row, ofSku)).slice(0, MAX_MEANT);
    return {
      unknown: unknown.map(({ values }) => values.sku),
      candidates: unknown.length === 0 ? [] : await nearSkus(scope),
    };
  });
  const suggestions = await reader.nearest(unknown, candidates, owner);
  return new Map(unknown.map((sku, at) => [sku, suggestions[at] ?? null]));
}

/** A file that was read, with the facts that are needed before its load begins. */
export type ReadLoad = {
  readonly columns: readonly ReadColumn[];
  readonly rows: readonly BulkRow[];
  /** The notes on the file. */
  readonly notes: readonly string[];
  readonly categories: Awaited<ReturnType<typeof categoriesOf>>;
  /** The suggestions for SKUs of an edit that do not exist. */
  readonly suggestions: ReadonlyMap<string, string | null>;
};

/**
 * Reads a file, before and outside of any transaction.
 * @throws 404 of another load; 413; 422 for a file that cannot be read; 503
 */
export async function readBulkLoad(before: BeforeWork, body: Body): Promise<ReadLoad> {
  const { reader, storeId, owner } = before;
  const attributes = await before.look(async ({ tx }) => {
    if (body.retryOf !== undefined) {
      const [first] = await tx
        .select({ id: bulkLoads.id })
        .from(bulkLoads)
        .where(and(eq(bulkLoads.storeId, storeId), eq(bulkLoads.id, body.retryOf)));
      if (!first) throw notFound('No encontramos la carga');
    }
    return tx.selectDistinct({ name: categoryAttributes.name }).from(categoryAttributes);
  });
  const file = {
    name: body.file instanceof File ? body.file.name : '',
    bytes: new Uint8Array(await body.file.arrayBuffer()),
  };
  const names = attributes.map(({ name }) => name);
  const keys = body.columns?.map((key) => (key === '-' ? null : key));
  const { columns, rows, notes } = await reader.table(
    file,
    { attributes: names, keys, encoding: body.encoding },
    owner,
  );
  return {
    columns,
    rows,
    notes,
    categories: await categoriesOf(before, rows),
    suggestions: body.type === 'edicion' ? await meantSkus(before, rows) : new Map<string, null>(),
  };
}
