import type { Product } from '@trastienda/api-client';
import { useMemo } from 'react';
import type { SharedForm } from '../../shared/form/shared-form.ts';
import { useSharedFormStore } from '../../shared/form/use-shared-form.ts';
import { afterFrame } from '../../shared/lib/after-frame.ts';
import { derivedStore } from '../../shared/lib/derived-store.ts';
import type { ProductForm, ProductView } from './form-view.ts';
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

/** A kept product's form, merged with what others save meanwhile (D262). Nothing of it is drawn again by a key but its fields. */
export function useKeptProduct(product: Product) {
  const saved = useMemo(
    () => ({ version: product.version ?? 0, fields: fieldsOfProduct(product) }),
    [product],
  );
  const isDraft = product.status === 'draft';
  const shared = useSharedFormStore({
    draft: `producto ${product.id}`,
    saved,
    partsOf: productParts,
    faultsOf: useMemo(() => (fields: ProductFields) => keptFaults(fields, isDraft), [isDraft]),
    write: productUpdate,
    writeKey: product.id,
    inputOf: (fields) => ({
      params: { id: product.id },
      body: patchOf(fields, saved.fields, product),
    }),
    sentAs,
    failedTitle: 'No se guardó el producto.',
    hasSummary: true,
    keepsBy: afterFrame,
  });
  const { store, change, faultsIn, refusedIn, isPending } = shared;
  const form = useMemo((): ProductForm => {
    const viewOf = (now: SharedForm<ProductFields>): ProductView => {
      const refused = Object.entries(refusedIn(now)).map(([path, message]) => [
        fieldOfIssue(path, now.fields),
        message,
      ]);
      const faults = { ...(Object.fromEntries(refused) as ProductFaults), ...faultsIn(now).fields };
      return { fields: now.fields, before: now.saved.fields, faults };
    };
    return {
      view: derivedStore(store, ({ form: now }) => viewOf(now)),
      change: (one) => !isPending && change(one),
      productId: product.id,
    };
  }, [store, change, faultsIn, refusedIn, isPending, product.id]);
  return {
    shared,
    form,
    /** Channels that would sell it no more as it stands, and the press that pauses them and saves (D265). */
    stops: stopsOf(shared.error),
    pauseAndSave: (codes: readonly FormChannel[]) => {
      const { active } = form.view.get().fields;
      shared.submitWith({ active: byChannel((code) => active[code] && !codes.includes(code)) });
    },
  } as const;
}

export type KeptProduct = ReturnType<typeof useKeptProduct>;
