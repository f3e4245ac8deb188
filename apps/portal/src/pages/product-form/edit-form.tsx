import type { Product } from '@trastienda/api-client';
import { formatDateTime } from '@trastienda/domain';
import { ButtonLink } from '@trastienda/ui/Button';
import { Thumbnail } from '@trastienda/ui/Thumbnail';
import { FaultSummary } from '../../shared/form/fault-summary.tsx';
import { SharedChanges } from '../../shared/form/shared-changes.tsx';
import { useSubmitShortcut } from '../../shared/form/use-submit-shortcut.ts';
import { PageHeader, useClock } from '../../shared/layout/index.ts';
import { paths } from '../../shared/routes/paths.ts';
import { useRead } from '../../shared/store/hooks.ts';
import { AttributesCard } from './cards/attributes-card.tsx';
import { ChannelPricesCard } from './cards/channel-prices-card.tsx';
import { IdentityCard } from './cards/identity-card.tsx';
import { MeasuresCard } from './cards/measures-card.tsx';
import { PhotosCard } from './cards/photos-card.tsx';
import { PriceCard } from './cards/price-card.tsx';
import { SatCard } from './cards/sat-card.tsx';
import { StockCard } from './cards/stock-card.tsx';
import { TextsCard } from './cards/texts-card.tsx';
import { VariationsCard } from './cards/variations-card.tsx';
import { useOpenChannels } from '../../entities/store/use-open-channels.ts';
import { EditFooter } from './edit-footer.tsx';
import { EditSide } from './edit-side.tsx';
import { changedParts, sayPart } from './model/parts.ts';
import { categoryOfId } from './operations.ts';
import * as s from './product-form.css.ts';
import { useKeptProduct } from './use-kept-product.ts';

/** A kept product: its cards by how often they change, what is known of it at the side, and what is not saved yet. */
export function EditForm({ product }: { readonly product: Product }) {
  const clock = useClock();
  const channels = useOpenChannels();
  const { shared, view, before, stops, pauseAndSave } = useKeptProduct(product);
  const { fields } = shared;
  const category = useRead(
    categoryOfId,
    fields.category === '' ? null : { params: { id: fields.category } },
    { freshFor: 60_000 },
  );
  const commission = category.value?.data.commission ?? null;
  const changed = changedParts(before, fields);
  const [sku] = product.info_by_sku;
  useSubmitShortcut(() => shared.submit());
  return (
    <form onSubmit={shared.submit} noValidate aria-label="Producto">
      <PageHeader
        title={product.name}
        documentTitle={`${product.name} · Editar producto`}
        leading={<Thumbnail src={fields.photos[0] ?? null} name={product.name} size="lg" />}
        context={[
          product.info_by_sku.length === 1
            ? `SKU ${sku?.sku ?? ''}`
            : `${product.info_by_sku.length} variaciones`,
          `Cambió ${lower(formatDateTime(product.fecha_modificacion, clock))}`,
        ].join(' · ')}
        back={{ href: paths.products(), label: 'Mis productos' }}
        actions={<ButtonLink href={paths.copyProduct(product.id)}>Duplicar</ButtonLink>}
      />
      <div className={s.columnsOfPage}>
        <div className={s.stack}>
          <FaultSummary lead="Para guardar" count={shared.faultCount} />
          <SharedChanges changes={shared.changes} say={(_, of, names) => sayPart(of, names)} />
          <PriceCard form={view} />
          <ChannelPricesCard form={view} channels={channels} commission={commission} />
          <StockCard form={view} />
          <IdentityCard form={view} />
          <AttributesCard form={view} />
          <PhotosCard form={view} id={`producto ${product.id}`} />
          <VariationsCard form={view} />
          <TextsCard form={view} />
          <MeasuresCard form={view} />
          <SatCard form={view} />
        </div>
        <EditSide
          product={product}
          form={view}
          channels={channels}
          before={before}
          category={category.value?.data ?? null}
        />
      </div>
      <EditFooter
        form={shared}
        changed={changed}
        before={before}
        now={fields}
        isPending={shared.isPending}
        stops={stops}
        onPauseAndSave={() => pauseAndSave(stops)}
        onDiscard={() =>
          shared.restart({ fields: before, saved: shared.form.saved, taken: [], conflicts: [] })
        }
      />
    </form>
  );
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
