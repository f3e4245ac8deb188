import { type ProductForm, useView } from './form-view.ts';
import type { FormChannel } from './model/fields.ts';
import { publishFaults } from './model/faults.ts';
import type { Category } from './operations.ts';
import type { CreateStep } from './search.ts';
import { AttributesCard } from './cards/attributes-card.tsx';
import { ChannelPricesCard } from './cards/channel-prices-card.tsx';
import { ChannelsCard } from './cards/channels-card.tsx';
import { CompletenessCard } from './cards/completeness-card.tsx';
import { IdentityCard } from './cards/identity-card.tsx';
import { MeasuresCard } from './cards/measures-card.tsx';
import { PhotosCard } from './cards/photos-card.tsx';
import { PriceCard } from './cards/price-card.tsx';
import { SatCard } from './cards/sat-card.tsx';
import { StockCard } from './cards/stock-card.tsx';
import { TextsCard } from './cards/texts-card.tsx';
import { VariationsCard } from './cards/variations-card.tsx';

export const stepNames: Readonly<Record<CreateStep, string>> = {
  1: 'Datos básicos',
  2: 'Fotos y variaciones',
  3: 'Precio y existencias',
  4: 'Canales y revisar',
};

type Props = {
  readonly step: CreateStep;
  readonly form: ProductForm;
  readonly channels: readonly FormChannel[];
  readonly draft: string;
  readonly category: Category | null;
  readonly onGo: (field: string) => void;
};

/** The cards of a step. */
export function Steps({ step, form, channels, draft, category, onGo }: Props) {
  switch (step) {
    case 1:
      return (
        <>
          <IdentityCard form={form} />
          <AttributesCard form={form} />
          <TextsCard form={form} />
        </>
      );
    case 2:
      return (
        <>
          <PhotosCard form={form} id={draft} />
          <VariationsCard form={form} />
        </>
      );
    case 3:
      return (
        <>
          <PriceCard form={form} />
          <ChannelPricesCard form={form} channels={channels} commission={category?.commission ?? null} />
          <StockCard form={form} />
          <MeasuresCard form={form} />
          <SatCard form={form} />
        </>
      );
    case 4:
      return (
        <Review
          form={form}
          channels={channels}
          attributes={category?.attributes ?? noAttributes}
          onGo={onGo}
        />
      );
  }
}

const noAttributes: Category['attributes'] = [];

type ReviewProps = Pick<Props, 'form' | 'channels' | 'onGo'> & Pick<Category, 'attributes'>;

function Review({ form, channels, attributes, onGo }: ReviewProps) {
  const fields = useView(form, (view) => view.fields);
  const blockers = Object.entries(publishFaults(fields, { channels, attributes })).flatMap(
    ([field, message]) => (message === undefined || field.startsWith('active.') ? [] : [{ field, message }]),
  );
  return (
    <>
      <ChannelsCard
        form={form}
        channels={channels}
        blockersOf={(code) =>
          blockers.filter(({ field }) => !field.startsWith('prices.') || field === `prices.${code}`)
        }
        onGo={onGo}
      />
      <CompletenessCard form={form} attributes={attributes} onGo={onGo} />
    </>
  );
}
