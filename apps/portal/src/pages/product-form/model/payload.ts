import type { CallInput, Product } from '@trastienda/api-client';
import type { createProduct, updateProduct } from '@trastienda/api-client/products';
import { isSameValue } from '@trastienda/domain';
import type { ProductValues } from '@trastienda/domain/product';
import { type FormChannel, formChannels, type ProductFields } from './fields.ts';
import { valuesOf } from './values.ts';

type Payload = CallInput<typeof createProduct>['body'];
type Patch = NonNullable<CallInput<typeof updateProduct>['body']>;

/** Values as they are sent: a channel's own category and the SKU of all variations are other screens'. */
function sentOf(values: ProductValues): Payload {
  return {
    name: values.name,
    description: values.description,
    brand: values.brand,
    category: values.category,
    category_name: values.category_name,
    attributes: values.attributes,
    universalId: values.universalId,
    price: values.price,
    salePrice: values.salePrice,
    cost: values.cost,
    dimensions: values.dimensions,
    cartaPorte: values.cartaPorte,
    satUnit: values.satUnit,
    bullets: [...values.bullets],
    photos: [...values.photos],
    info_by_sku: values.info_by_sku.map(({ variation, photos, ...row }) => ({
      ...row,
      variation: [...variation],
      photos: [...photos],
    })),
    shipping_method: values.shipping_method as NonNullable<Payload['shipping_method']>,
    sales_channel: Object.fromEntries(
      formChannels.flatMap((code) => {
        const offer = values.sales_channel[code];
        if (offer === undefined) return [];
        const { active, price, salePrice, follows, stockBuffer } = offer;
        return [[code, { active, price, salePrice, follows, stockBuffer }]];
      }),
    ),
  };
}

/** A new product of a form without faults. @param channels Those that the store may sell on. */
export const creationOf = (
  fields: ProductFields,
  draft: boolean,
  channels: readonly FormChannel[],
): Payload => ({
  ...sentOf(
    valuesOf(
      fields,
      channels.filter((code) => fields.active[code]),
    ),
  ),
  draft,
});

/** The fields of the contract that a form's changes touch, and the version that they were made on. */
export function patchOf(fields: ProductFields, before: ProductFields, kept: Product): Patch {
  const offered = formChannels.filter(
    (code) => fields.active[code] || kept.sales_channel[code] !== undefined,
  );
  const now = sentOf(valuesOf(fields, offered));
  const then = sentOf(valuesOf(before, offered));
  const changed = (Object.keys(now) as (keyof Payload)[]).filter(
    (name) => !isSameValue(now[name], then[name]),
  );
  const offers = Object.entries(now.sales_channel ?? {}).filter(
    ([code, offer]) => !isSameValue(offer, then.sales_channel?.[code as FormChannel]),
  );
  return {
    ...(Object.fromEntries(changed.map((name) => [name, now[name]])) as Patch),
    ...(changed.includes('sales_channel') && { sales_channel: Object.fromEntries(offers) }),
    ...(kept.version !== undefined && { version: kept.version }),
  };
}
