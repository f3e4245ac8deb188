import type { Product } from '@trastienda/api-client';
import { useMemo } from 'react';
import { useSharedForm } from '../../shared/form/use-shared-form.ts';
import type { ProductForm } from './form-view.ts';
import { keptFaults, type ProductFaults } from './model/faults.ts';
import { byChannel, type FormChannel, type ProductFields } from './model/fields.ts';
import { fieldsOfProduct } from './model/of-product.ts';
import { productParts } from './model/parts.ts';
import { patchOf } from './model/payload.ts';
import { fieldOfIssue, stopsOf } from './model/refused.ts';
import { productUpdate } from './operations.ts';

/** The service's names of fields, each with what of the form it stands for. */
const sentAs: Readonly<Record<string, (fields: ProductFields) => unknown>> = {
  name: ({ name }) => name,
  description: ({ description }) => description,
  bullets: ({ bullets }) => bullets,
  photos: ({ photos }) => photos,
  brand: ({ brand }) => brand,
  category: ({ category }) => category,
  universalId: ({ universalId }) => universalId,
  price: ({ price }) => price,
  salePrice: ({ salePrice }) => salePrice,
  cost: ({ cost }) => cost,
  cartaPorte: ({ cartaPorte }) => cartaPorte,
  satUnit: ({ satUnit }) => satUnit,
  // The parts of these fields are named; any change of the form removes their fault.
  attributes: (fields) => fields,
  dimensions: (fields) => fields,
  sales_channel: (fields) => fields,
  info_by_sku: (fields) => fields,
};

/** A kept product's form, merged with what others save meanwhile (D262). */
export function useKeptProduct(product: Product) {
  const saved = useMemo(
    () => ({ version: product.version ?? 0, fields: fieldsOfProduct(product) }),
    [product],
  );
  const shared = useSharedForm({
    draft: `producto ${product.id}`,
    saved,
    partsOf: productParts,
    faultsOf: (fields) => keptFaults(fields, product.status === 'draft'),
    write: productUpdate,
    writeKey: product.id,
    inputOf: (fields) => ({
      params: { id: product.id },
      body: patchOf(fields, saved.fields, product),
    }),
    sentAs,
    failedTitle: 'No se guardó el producto.',
    hasSummary: true,
  });
  const refused = Object.fromEntries(
    Object.entries(shared.refused).map(([path, message]) => [fieldOfIssue(path, shared.fields), message]),
  ) as ProductFaults;
  const view: ProductForm = {
    fields: shared.fields,
    change: (change) => !shared.isPending && shared.change(change),
    faultAt: (name) => shared.faults[name] ?? refused[name],
    before: shared.changes.theirs,
    productId: product.id,
  };
  return {
    shared,
    view,
    before: shared.changes.theirs,
    /** Channels that would sell it no more as it stands, and the press that pauses them and saves (D265). */
    stops: stopsOf(shared.error),
    pauseAndSave: (codes: readonly FormChannel[]) =>
      shared.submitWith({
        active: byChannel((code) => shared.fields.active[code] && !codes.includes(code)),
      }),
  } as const;
}
