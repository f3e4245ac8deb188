import type { CallRequest, FieldConflict } from '@trastienda/api-client';
import type { updateProduct, updateProductCategory } from '@trastienda/api-client/products';
import { channelName, formatDateTime, foldText, listText } from '@trastienda/domain';
import {
  channelBlockers,
  mergeProduct,
  type OfferCode,
  type ProductEdit,
  type ProductSku,
  productChanges,
  productFaults,
  type ProductValues,
  undoChanges,
} from '@trastienda/domain/product';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Handler } from '../../core/handler.ts';
import { conflict, type FieldFault, invalid, notFound, Refusal } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { nameOf } from '../people/name-of.ts';
import { attributesFaults, categoryOf, withReadyOffers } from './create-product.ts';
import { pendingOrders, waitedFor } from './pending-pieces.ts';
import { editOf, photoFaults, withFollowedPrices } from './product-input.ts';
import { type ProductRow, skusOf, valuesOfRow } from './product-of-row.ts';
import { type Readiness, readinessOf } from './readiness.ts';
import { productSaves } from '../../tables/products.ts';
import { lockedProduct, type PlannedProduct, saveProduct, wholeProduct } from './save-product.ts';
import { writing } from './writes.ts';

type Body = CallRequest<typeof updateProduct>['body'];
type Save = typeof productSaves.$inferSelect;

/** Reads the saves since a version, last one first. */
const savesSince = ({ tx, storeId }: Scope, productId: string, version: number): Promise<Save[]> =>
  tx
    .select()
    .from(productSaves)
    .where(
      and(
        eq(productSaves.storeId, storeId),
        eq(productSaves.productId, productId),
        gt(productSaves.version, version),
      ),
    )
    .orderBy(desc(productSaves.version));

/** Returns the last save that touched a field, its container or its content. */
export const lastOn = (saves: readonly Save[], field: string): Save | undefined =>
  saves.find(({ changes }) =>
    changes.some(
      (one) => one.field === field || field.startsWith(`${one.field}.`) || one.field.startsWith(`${field}.`),
    ),
  );

/**
 * Refuses an edit with conflicts.
 * @throws 409 `changed`, field by field
 */
async function refuseConflicts(
  scope: Scope,
  conflicts: ReturnType<typeof mergeProduct>['conflicts'],
  saves: readonly Save[],
): Promise<never> {
  const described: FieldConflict[] = [];
  for (const { field, theirs } of conflicts) {
    const save = lastOn(saves, field);
    described.push({
      field,
      theirs,
      by: await nameOf(scope, save?.by ?? ''),
      at: (save?.at ?? scope.now).toISOString(),
    });
  }
  const [first] = described;
  const when = first ? formatDateTime(first.at, scope) : '';
  const noun = described.length === 1 ? 'este campo' : 'estos campos';
  throw new Refusal(409, `${first?.by} cambió ${noun} (${when}). Elige con cuál te quedas`, {
    code: 'changed',
    data: { conflicts: described },
  });
}

const rootOf = (field: string): string => field.split('.')[0] ?? field;

/** Returns the faults of changed fields only: an older fault does not prevent the save of another field. */
function faultsOf(
  before: ProductValues,
  after: ProductValues,
  options: Parameters<typeof productFaults>[1] & { readonly isPublished: boolean },
): FieldFault[] {
  const faults = productFaults(after, options);
  if (options.isPublished) return faults;
  const touched = new Set(productChanges(before, after).map(({ field }) => rootOf(field)));
  // Each of the two prices is checked against the other.
  if (touched.has('price')) touched.add('salePrice');
  return faults.filter(({ field }) => touched.has(rootOf(field)));
}

/**
 * Refuses an edit that would prevent a channel from selling the product any longer; stock runs out by itself,
 * and prevents no save (D265).
 * @throws 422
 */
function refuseStops(
  before: ProductValues,
  after: ProductValues,
  [contextBefore, context]: readonly [
    Parameters<typeof channelBlockers>[2],
    Parameters<typeof channelBlockers>[2],
  ],
): void {
  const stopped: OfferCode[] = [];
  const faults = new Map<string, string>();
  for (const code of ['SR', 'SN', 'CS'] as const) {
    if (!before.sales_channel[code]?.active || !after.sales_channel[code]?.active) continue;
    const had = new Set(channelBlockers(before, code, contextBefore).map(({ field }) => field));
    const lacks = channelBlockers(after, code, context).filter(
      ({ field }) => field !== 'stock' && !had.has(field),
    );
    if (lacks.length > 0) stopped.push(code);
    for (const { field, message } of lacks) {
      faults.set(field, faults.get(field) ?? `${message} para venderse en ${channelName(code)}`);
    }
  }
  if (stopped.length === 0) return;
  const where = listText(stopped.map(channelName));
  throw new Refusal(422, `Así ya no se vendería en ${where}. Usa «Pausar en ${where} y guardar»`, {
    code: 'channel_stops',
    fields: [...faults].map(([field, message]) => ({ field, message })),
    data: { channels: stopped },
  });
}

/**
 * Refuses an edit that removes a SKU which orders wait for.
 * @throws 409 `pending_orders`
 */
async function refuseWaitedFor(scope: Scope, before: ProductValues, after: ProductValues): Promise<void> {
  const remaining = new Set(after.info_by_sku.map(({ sku }) => foldText(sku)));
  for (const { sku } of before.info_by_sku.filter((row) => !remaining.has(foldText(row.sku)))) {
    const orders = await pendingOrders(scope, [sku]);
    if (orders === 0) continue;
    throw conflict(`No puedes quitar ${sku}: ${waitedFor(orders)}`, 'pending_orders');
  }
}

type Edit = {
  readonly row: ProductRow;
  readonly skus: readonly ProductSku[];
  readonly readiness: Readiness;
  /** Returns the edit for the product as its editor had read it. */
  readonly edit: (read: ProductValues) => ProductEdit;
  /** The version that was read; the present one by default. */
  readonly version?: number | undefined;
  readonly draft?: boolean | undefined;
};

/**
 * Plans an edit of a locked product, merged with the saves of others since it was read; nothing is written.
 * @throws 409 `changed`, `pending_orders`; 422
 */
export async function plannedEdit(scope: Scope, edit: Edit): Promise<PlannedProduct> {
  const { row, readiness, draft } = edit;
  const current = valuesOfRow(row, edit.skus);
  // A version that does not exist yet is treated as the present one.
  const { version = row.version } = edit;
  const saves = version < row.version ? await savesSince(scope, row.id, version) : [];
  const read = undoChanges(
    current,
    saves.flatMap(({ changes }) => changes.filter(({ field }) => field !== 'status')),
  );
  const me = scope.user.email.toLowerCase();
  const { product, conflicts } = mergeProduct({
    base: read,
    mine: edit.edit(read),
    theirs: current,
    isMine: (field) => lastOn(saves, field)?.by === me,
  });
  if (conflicts.length > 0) await refuseConflicts(scope, conflicts, saves);

  const category =
    product.category === current.category ? null : await categoryOf(readiness, product.category);
  const merged = withFollowedPrices(
    category === null ? product : { ...product, category_name: category.name ?? product.category_name },
  );
  const isPublished = row.status === 'draft' && draft === false;
  const isDraft = row.status === 'draft' && !isPublished;
  const attributes = await readiness.attributesOf(merged.category);
  const faults = [
    // A product that is sold nowhere may lack a field: it is required when a channel sells it.
    ...faultsOf(current, merged, { isDraft: !isPublished, attributes, isPublished }),
    ...(category?.faults ?? []),
    ...attributesFaults(current.attributes, merged, attributes),
    ...(await photoFaults(scope, merged, current)),
    ...(draft === true && row.status !== 'draft'
      ? [{ field: 'draft', message: 'Ya no es un borrador: pausa sus canales si no quieres venderlo' }]
      : []),
  ];
  if (faults.length > 0) throw invalid(faults);
  const { available } = readiness;
  refuseStops(current, merged, [
    { available, attributes: await readiness.attributesOf(current.category) },
    { available, attributes },
  ]);
  await refuseWaitedFor(scope, current, merged);

  const values = await withReadyOffers(merged, readiness, {
    isDraft,
    wasActive: (code) => current.sales_channel[code as OfferCode]?.active === true,
  });
  const isActive = Object.values(values.sales_channel).some((offer) => offer?.active);
  return {
    values,
    status: isDraft ? 'draft' : isActive ? 'active' : 'paused',
    parentName: category === null ? row.parentName : category.parentName,
  };
}

/**
 * Merges a request into a product and saves the result.
 * @throws 404
 */
async function applyEdit(scope: Scope, id: string, body: Body) {
  const row = await lockedProduct(scope, id);
  if (!row) throw notFound('No encontramos el producto');
  const readiness = await readinessOf(scope);
  const skus = await skusOf(scope, row.id);
  const planned = await plannedEdit(scope, {
    row,
    skus,
    readiness,
    edit: (read) => editOf(body, read),
    version: body.version,
    draft: body.draft,
  });
  const saved = await writing(scope, (writes) =>
    saveProduct(scope, writes, row, { ...planned, readiness, source: 'form', skus }),
  );
  return { data: await wholeProduct(scope, saved, readiness) };
}

/** Changes only the named fields, merged with the saves of others since `version` (D262). */
export const handleUpdateProduct: Handler<typeof updateProduct> = ({ params, body }, scope) =>
  applyEdit(scope, params.id, body);

/**
 * Changes the category. The attributes of the old category stay with the product, so that the change can be
 * reversed.
 */
export const handleUpdateProductCategory: Handler<typeof updateProductCategory> = ({ params, body }, scope) =>
  applyEdit(scope, params.id, body);
