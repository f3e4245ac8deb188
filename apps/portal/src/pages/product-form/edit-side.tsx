import type { Product } from '@trastienda/api-client';
import { memo, useDeferredValue } from 'react';
import { goToField } from './go-to-field.ts';
import { CompletenessCard } from './cards/completeness-card.tsx';
import { HistoryCard } from './cards/history-card.tsx';
import { HostedShopCard } from './cards/hosted-shop-card.tsx';
import { KeptChannelsCard } from './cards/kept-channels-card.tsx';
import { MarginCard } from './cards/margin-card.tsx';
import type { ProductForm } from './form-view.ts';
import type { FormChannel, ProductFields } from './model/fields.ts';
import type { Category } from './operations.ts';
import * as s from './product-form.css.ts';

type Props = {
  readonly product: Product;
  readonly form: ProductForm;
  readonly channels: readonly FormChannel[];
  readonly before: ProductFields;
  readonly category: Category | null;
};

const nothing: Category['attributes'] = [];
/** The figures of a thousand SKUs wait until the keys rest: the typed letter is shown first. */
const CalmCompleteness = memo(CompletenessCard);

/** The facts of a stored product beside its fields. */
export function EditSide({ product, form, channels, before, category }: Props) {
  const calm = useDeferredValue(form.fields);
  return (
    <div className={s.stack}>
      <KeptChannelsCard product={product} form={form} channels={channels} onGo={goToField} />
      <MarginCard form={form} channels={channels} before={before} commission={category?.commission ?? null} />
      <CalmCompleteness
        fields={calm}
        attributes={category?.attributes ?? nothing}
        before={before}
        onGo={goToField}
      />
      <HistoryCard id={product.id} />
      <HostedShopCard id={product.id} />
    </div>
  );
}
