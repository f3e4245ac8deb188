import type { CallAnswer } from '@trastienda/api-client';
import type { getCategory, listCategories, listCategoryMatches } from '@trastienda/api-client/products';
import { categoryMatcher } from '@trastienda/domain/category-match';
import { and, asc, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Handler } from '../../core/handler.ts';
import { notFound } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import type { Transaction } from '../../database/connect.ts';
import { categories, categoryAttributes } from '../../tables/categories.ts';
import { products } from '../../tables/products.ts';

type Category = typeof categories.$inferSelect;
type CategoryAttributes = CallAnswer<typeof getCategory>['data']['attributes'];

/** No marketplace has a deeper tree. */
const MAX_LEVELS = 12;
/** A suggestion is compared with this many of the store's products, the last changed ones. */
const REMEMBERED = 200;

/** Returns a category and its ancestors, its own first; an empty list for one that does not exist. */
async function lineOf(tx: Transaction, id: string): Promise<Category[]> {
  const line: Category[] = [];
  for (let next: string | null = id; next !== null && line.length < MAX_LEVELS;) {
    const [row]: Category[] = await tx.select().from(categories).where(eq(categories.id, next));
    if (!row) break;
    line.push(row);
    next = row.parent;
  }
  return line;
}

async function attributesOfLine(tx: Transaction, line: readonly Category[]): Promise<CategoryAttributes> {
  const ids = line.map(({ id }) => id);
  const rows = await tx.select().from(categoryAttributes).where(inArray(categoryAttributes.category, ids));
  const depth = (category: string) => ids.length - ids.indexOf(category);
  return rows
    .filter(
      (row) => !rows.some((other) => other.name === row.name && depth(other.category) > depth(row.category)),
    )
    .toSorted(
      (a, b) =>
        Number(b.required) - Number(a.required) ||
        depth(a.category) - depth(b.category) ||
        a.position - b.position,
    )
    .map(({ name, required, type, values }) => ({ name, required, type, values }));
}

/**
 * Returns a leaf with the attributes of its products, required ones first; `null` for anything but a leaf,
 * because only leaves contain products.
 */
export async function leafOf(
  tx: Transaction,
  id: string,
): Promise<{
  readonly name: string;
  readonly parentName: string | null;
  readonly attributes: CategoryAttributes;
} | null> {
  const line = await lineOf(tx, id);
  const [leaf] = line;
  if (!leaf?.isLeaf) return null;
  return {
    name: leaf.name,
    parentName: leaf.path.at(-2) ?? null,
    attributes: await attributesOfLine(tx, line),
  };
}

const onTheWire = ({ id, name, parent, isLeaf }: Category) => ({ id, name, parent, hasChildren: !isLeaf });
const inSpanish = new Intl.Collator('es');

/** Lists categories by name, in Spanish alphabetical order. */
export const handleListCategories: Handler<typeof listCategories> = async ({ query: { parent } }, { tx }) => {
  const rows = await tx
    .select()
    .from(categories)
    .where(parent === undefined ? isNull(categories.parent) : eq(categories.parent, parent));
  return { data: rows.toSorted((a, b) => inSpanish.compare(a.name, b.name)).map(onTheWire) };
};

export const handleGetCategory: Handler<typeof getCategory> = async ({ params }, { tx }) => {
  const line = await lineOf(tx, params.id);
  const [row] = line;
  if (!row) throw notFound('No encontramos la categoría');
  return {
    data: {
      ...onTheWire(row),
      path: row.path,
      attributes: await attributesOfLine(tx, line),
      commission: row.commission,
    },
  };
};

/** Reads the merchant's earlier choices from the products themselves, so that a change of mind counts too. */
const choicesOf = ({ tx, storeId }: Pick<Scope, 'tx' | 'storeId'>) =>
  tx
    .select({ category: products.category, name: products.name })
    .from(products)
    .where(and(eq(products.storeId, storeId), ne(products.status, 'deleted'), ne(products.category, '')))
    .orderBy(desc(products.updatedAt), desc(products.id))
    .limit(REMEMBERED);

export const handleListCategoryMatches: Handler<typeof listCategoryMatches> = async (
  { query: { name } },
  scope,
) => {
  const leaves = await scope.tx
    .select()
    .from(categories)
    .where(eq(categories.isLeaf, true))
    .orderBy(asc(categories.id));
  const own = scope.storeId === '' ? [] : await choicesOf(scope);
  const rows = new Map(leaves.map((leaf) => [leaf.id, leaf]));
  return {
    data: categoryMatcher(leaves)(name, own).flatMap(({ id, score, source }) => {
      const row = rows.get(id);
      return row ? [{ id, name: row.name, path: row.path, score, source }] : [];
    }),
  };
};
