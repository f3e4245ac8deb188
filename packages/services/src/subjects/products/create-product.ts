import type { createProduct } from '@trastienda/api-client/products';
import {
  addedAttributesFault,
  blankProduct,
  channelBlockers,
  type CategoryAttribute,
  productFaults,
  type ProductValues,
} from '@trastienda/domain/product';
import type { Handler } from '../../core/handler.ts';
import { type FieldFault, invalid } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { editOf, photoFaults, withFollowedPrices } from './product-input.ts';
import { type Readiness, readinessOf } from './readiness.ts';
import { insertProduct, newProductId, type PlannedProduct, wholeProduct } from './save-product.ts';
import { writing } from './writes.ts';

/** Returns the category of a product; none for '', a fault for one that is no leaf. */
export async function categoryOf(
  readiness: Readiness,
  id: string,
): Promise<{
  readonly name: string | null;
  readonly parentName: string | null;
  readonly faults: FieldFault[];
}> {
  if (id === '') return { name: '', parentName: null, faults: [] };
  const leaf = await readiness.leafOf(id);
  return leaf
    ? { name: leaf.name, parentName: leaf.parentName, faults: [] }
    : { name: null, parentName: null, faults: [{ field: 'category', message: 'Elige una categoría final' }] };
}

/**
 * Returns the offers of a product as it can be saved: one that is not ready for a channel is paused there
 * (D263).
 */
export async function withReadyOffers(
  values: ProductValues,
  readiness: Readiness,
  { isDraft, wasActive }: { readonly isDraft: boolean; readonly wasActive: (code: string) => boolean },
): Promise<ProductValues> {
  const attributes = await readiness.attributesOf(values.category);
  const context = { available: readiness.available, attributes };
  const offers = Object.entries(values.sales_channel).map(([code, offer]) => {
    if (!offer?.active || (wasActive(code) && !isDraft)) return [code, offer] as const;
    const isReady = !isDraft && channelBlockers(values, code, context).length === 0;
    return [code, { ...offer, active: isReady }] as const;
  });
  return { ...values, sales_channel: Object.fromEntries(offers) };
}

/** Returns faults for more attributes than a product may have (D386). */
export function attributesFaults(
  before: ProductValues['attributes'],
  after: ProductValues,
  asked: readonly CategoryAttribute[],
): FieldFault[] {
  const message = addedAttributesFault(before, after.attributes, asked);
  return message === null ? [] : [{ field: 'attributes', message }];
}

/**
 * Plans a new product: it is paused where it is not ready, and saved all the same (D263).
 * @throws 422 by its faults
 */
export async function plannedProduct(
  scope: Scope,
  {
    values: before,
    isDraft,
    readiness,
  }: { readonly values: ProductValues; readonly isDraft: boolean; readonly readiness: Readiness },
): Promise<PlannedProduct> {
  const priced = withFollowedPrices(before);
  const category = await categoryOf(readiness, priced.category);
  const values: ProductValues = { ...priced, category_name: category.name ?? priced.category_name };
  const attributes = await readiness.attributesOf(values.category);
  const faults = [
    ...productFaults(values, { isDraft, attributes }),
    ...attributesFaults({}, values, attributes),
    ...category.faults,
    ...(await photoFaults(scope, values, null)),
  ];
  if (faults.length > 0) throw invalid(faults);
  const ready = await withReadyOffers(values, readiness, { isDraft, wasActive: () => false });
  const isActive = Object.values(ready.sales_channel).some((offer) => offer?.active);
  return {
    values: ready,
    status: isDraft ? 'draft' : isActive ? 'active' : 'paused',
    parentName: category.parentName,
  };
}

/**
 * Creates a product. A channel that it is not ready for keeps it paused, with its blockers; the product is
 * saved all the same (D263).
 */
export const handleCreateProduct: Handler<typeof createProduct> = async ({ body }, scope) => {
  const edit = Object.fromEntries(
    Object.entries(editOf(body, blankProduct)).filter(([, value]) => value !== undefined),
  );
  const readiness = await readinessOf(scope);
  const planned = await plannedProduct(scope, {
    values: { ...blankProduct, ...edit },
    isDraft: body.draft === true,
    readiness,
  });
  const row = await writing(scope, (writes) =>
    insertProduct(scope, writes, newProductId(scope), { ...planned, readiness }),
  );
  return { data: await wholeProduct(scope, row, readiness) };
};
