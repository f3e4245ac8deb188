import { formatNumber } from '@trastienda/domain';
import { Card } from '@trastienda/ui/Card';
import { Link } from '@trastienda/ui/Link';
import { RadioGroup } from '@trastienda/ui/RadioGroup';
import { Select } from '@trastienda/ui/Select';
import { TextArea } from '@trastienda/ui/TextArea';
import { ConfirmModal } from '@trastienda/ui/ConfirmModal';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { addressLine, ownAddressDraft } from '../../entities/address/own-address.ts';
import { storehouse } from '../../entities/guide/operations.ts';
import { FormCard } from '../../shared/form/form-card.tsx';
import * as f from '../../shared/form/form-card.css.ts';
import { countFaults, useForm } from '../../shared/form/use-form.ts';
import { paths } from '../../shared/routes/paths.ts';
import { useSearch } from '../../shared/routes/use-search.ts';
import { useRead } from '../../shared/store/hooks.ts';
import { type Finder, useTyped } from './lines/add-sku.tsx';
import { refusedRows, standingFaults } from './lines/model.ts';
import { QuantityList } from './lines/quantity-list.tsx';
import { useAskedSku } from './lines/use-asked-sku.ts';
import { useKnownSkus } from './lines/use-known-skus.ts';
import { withStanding } from './lines/with-standing.ts';
import { storedSkus, withdrawalCreation } from './operations.ts';
import { withdrawAddress, withdrawSearch } from './search.ts';
import type { Warehouse } from './send-form.tsx';
import { newWithdrawForm, storedSku, withdrawalBody, withdrawFaults } from './withdraw-model.ts';
import * as s from './page.css.ts';

/** Looks for SKUs of a warehouse. */
function useStoredFinder(warehouseId: string): Finder {
  const { text, onText, wanted, isWaiting } = useTyped();
  const input = wanted === null ? null : { query: { name: wanted, warehouseId, pageSize: 8 } };
  const read = useRead(storedSkus, input, { freshFor: 30_000 });
  return {
    text,
    onText,
    isBusy: isWaiting || read.status === 'loading',
    found: (read.value?.rows ?? []).map(({ sku, name, ImageLinkThumbnail: image, available }) => ({
      sku,
      name,
      image,
      note: `${formatNumber(available)} disponibles`,
    })),
  };
}

/** The pieces that the merchant wants back, from where and how: a draft is stored until they are requested. */
export function WithdrawForm({ warehouses }: { readonly warehouses: readonly Warehouse[] }) {
  const navigate = useNavigate();
  const house = useRead(storehouse, {}, { freshFor: 60_000 });
  const form = useForm({
    draft: 'retiro del almacén',
    initial: () => newWithdrawForm(warehouses[0]?.warehouseId ?? ''),
    faultsOf: withdrawFaults,
    write: withdrawalCreation,
    writeKey: '',
    inputOf: (said) => ({ body: withdrawalBody(said) }),
    sentAs: { warehouseId: 'warehouseId', deliverTo: 'deliverTo', comment: 'comment', items: 'lines' },
    failedTitle: 'No se solicitó el retiro.',
    hasSummary: true,
    onDone: () => void navigate(withdrawAddress({ vista: 'anteriores' }), { replace: true }),
  });
  const { lines, warehouseId } = form.form;
  useAskedSku(useSearch(withdrawSearch).search.sku, {
    rows: lines,
    onChange: (rows) => form.change({ lines: rows }),
    path: paths.withdrawInventory(),
  });
  const known = useKnownSkus(
    lines.map(({ sku }) => sku),
    warehouseId,
    {
      operation: storedSkus,
      inputOf: (skus) => ({ query: { skus: [...skus], warehouseId, pageSize: 50 } }),
      rowsOf: ({ rows }) => rows.map(storedSku),
    },
  );
  const finder = useStoredFinder(warehouseId);
  const standing = standingFaults(lines, known, 'warehouse');
  const chosen = warehouses.find((one) => one.warehouseId === warehouseId);
  const [isAsking, setAsking] = useState(false);
  const whole = withStanding(form, standing);
  /** It cannot be taken back: a form without faults asks once more. */
  const ask = (event?: SubmitEvent<HTMLFormElement>) => {
    event?.preventDefault();
    if (countFaults(withdrawFaults(form.form)) + countFaults(standing) > 0) whole.submit();
    else if (!form.isPending) setAsking(true);
  };
  const home = house.value && addressLine(ownAddressDraft(house.value.address).values);
  return (
    <FormCard
      form={{ ...whole, submit: ask }}
      label="Retirar inventario"
      summary="Para solicitar el retiro"
      submitLabel="Solicitar retiro"
      pendingLabel="Solicitando…"
      back={paths.fulfillment()}
    >
      <QuantityList
        title="Productos a retirar"
        rows={lines}
        known={known}
        faults={{ ...refusedRows(lines, form.refused), ...form.faults.lines, ...standing }}
        fault={form.faults.items}
        finder={finder}
        onChange={(rows) => form.change({ lines: rows })}
      />
      <Card title="De dónde y cómo">
        <div className={f.fields}>
          <Select
            label="Almacén"
            items={warehouses.map((one) => ({ id: one.warehouseId, label: one.name }))}
            {...form.bind('warehouseId')}
          />
          <RadioGroup
            label="¿Cómo lo recibes?"
            items={[
              {
                id: 'storehouse',
                label: 'Envío a mi almacén',
                description: home ?? 'Registra tu almacén para que sepan a dónde',
              },
              {
                id: 'pickup',
                label: 'Recolección en el almacén',
                description: chosen ? addressLine(ownAddressDraft(chosen.address).values) : '',
              },
            ]}
            {...form.bind('deliverTo')}
            onChange={(deliverTo) =>
              form.change({ deliverTo: deliverTo === 'pickup' ? 'pickup' : 'storehouse' })
            }
          />
          {home === null && house.status === 'failed' && (
            <Link href={paths.storehouse()}>Registrar mi almacén</Link>
          )}
          <TextArea label="Comentario" optional maxCount={500} {...form.bind('comment')} />
          <p className={s.note}>
            Tus piezas se apartan al solicitarlo. Un retiro no se cancela aquí: si cambias de idea, vuelve a
            enviarlas.
          </p>
        </div>
      </Card>
      <ConfirmModal
        isOpen={isAsking}
        onCancel={() => setAsking(false)}
        title="¿Solicitar el retiro?"
        confirmLabel="Solicitar retiro"
        cancelLabel="Seguir revisando"
        onConfirm={() => {
          setAsking(false);
          whole.submit();
        }}
      >
        Una vez solicitado, no se puede cancelar.
      </ConfirmModal>
    </FormCard>
  );
}
