import type { Product } from '@trastienda/api-client';
import { goToField } from './go-to-field.ts';
import { CompletenessCard } from './cards/completeness-card.tsx';
import { HistoryCard } from './cards/history-card.tsx';
import { HostedShopCard } from './cards/hosted-shop-card.tsx';
import { KeptChannelsCard } from './cards/kept-channels-card.tsx';
import { MarginCard } from './cards/margin-card.tsx';
import type { ProductForm } from './form-view.ts';
import type { FormChannel } from './model/fields.ts';
import type { Category } from './operations.ts';
import * as s from './product-form.css.ts';

type Props = {
  readonly product: Product;
  readonly form: ProductForm;
  readonly channels: readonly FormChannel[];
  readonly category: Category | null;
};

const nothing: Category['attributes'] = [];

/** The facts of a stored product beside its fields. */
export function EditSide({ product, form, channels, category }: Props) {
  return (
    <div className={s.stack}>
      <KeptChannelsCard product={product} form={form} channels={channels} onGo={goToField} />
      <MarginCard form={form} channels={channels} commission={category?.commission ?? null} />
      <CompletenessCard form={form} attributes={category?.attributes ?? nothing} onGo={goToField} />
      <HistoryCard id={product.id} />
      <HostedShopCard id={product.id} />
    </div>
  );
}
