import type { Product } from '@trastienda/api-client';
import { formatDateTime, isSameValue } from '@trastienda/domain';
import { ButtonLink } from '@trastienda/ui/Button';
import { Thumbnail } from '@trastienda/ui/Thumbnail';
import { FaultSummary } from '../../shared/form/fault-summary.tsx';
import { SharedChanges } from '../../shared/form/shared-changes.tsx';
import { countFaults } from '../../shared/form/use-form.ts';
import { useSubmitShortcut } from '../../shared/form/use-submit-shortcut.ts';
import { PageHeader, useClock } from '../../shared/layout/index.ts';
import { useStored } from '../../shared/lib/value-store.ts';
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
import { type ProductForm, useFieldOf, useView } from './form-view.ts';
import { sayPart } from './model/parts.ts';
import { categoryOfId } from './operations.ts';
import * as s from './product-form.css.ts';
import { type KeptProduct, useKeptProduct } from './use-kept-product.ts';

/** A kept product: its cards by how often they change, what is known of it at the side, and what is not saved yet. */
export function EditForm({ product }: { readonly product: Product }) {
  const clock = useClock();
  const channels = useOpenChannels();
  const { shared, form, stops, pauseAndSave } = useKeptProduct(product);
  const categoryId = useFieldOf(form, 'category');
  const category = useRead(categoryOfId, categoryId === '' ? null : { params: { id: categoryId } }, {
    freshFor: 60_000,
  });
  const commission = category.value?.data.commission ?? null;
  const [sku] = product.info_by_sku;
  useSubmitShortcut(() => shared.submit());
  return (
    <form onSubmit={shared.submit} noValidate aria-label="Producto">
      <PageHeader
        title={product.name}
        documentTitle={`${product.name} · Editar producto`}
        leading={<Cover form={form} name={product.name} />}
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
          <Summary shared={shared} />
          <Others shared={shared} />
          <PriceCard form={form} />
          <ChannelPricesCard form={form} channels={channels} commission={commission} />
          <StockCard form={form} />
          <IdentityCard form={form} />
          <AttributesCard form={form} />
          <PhotosCard form={form} id={`producto ${product.id}`} />
          <VariationsCard form={form} />
          <TextsCard form={form} />
          <MeasuresCard form={form} />
          <SatCard form={form} />
        </div>
        <EditSide product={product} form={form} channels={channels} category={category.value?.data ?? null} />
      </div>
      <EditFooter
        form={form}
        problem={shared.problem}
        isPending={shared.isPending}
        stops={stops}
        onPauseAndSave={() => pauseAndSave(stops)}
        onDiscard={shared.discard}
      />
    </form>
  );
}

function Cover({ form, name }: { readonly form: ProductForm; readonly name: string }) {
  return <Thumbnail src={useView(form, ({ fields }) => fields.photos[0] ?? null)} name={name} size="lg" />;
}

type SharedProps = { readonly shared: KeptProduct['shared'] };

function Summary({ shared: { store, faultsIn } }: SharedProps) {
  return (
    <FaultSummary lead="Para guardar" count={useStored(store, ({ form }) => countFaults(faultsIn(form)))} />
  );
}

/** The fields that somebody else changed meanwhile. */
function Others({ shared: { store, faultsIn, settle } }: SharedProps) {
  const changes = {
    taken: useStored(store, ({ form }) => form.taken),
    conflicts: useStored(store, ({ form }) => form.conflicts),
    theirs: useStored(store, ({ form }) => form.saved.fields),
    faults: useStored(store, ({ form }) => faultsIn(form).conflicts, isSameValue) ?? {},
    settle,
  };
  return <SharedChanges changes={changes} say={(_, of, names) => sayPart(of, names)} />;
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
