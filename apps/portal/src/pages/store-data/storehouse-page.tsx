import { getStorehouse, type Storehouse } from '@trastienda/api-client';
import { type FieldName, fieldValue } from '@trastienda/domain';
import { AddressForm } from '@trastienda/ui/AddressForm';
import { Card } from '@trastienda/ui/Card';
import { TextField } from '@trastienda/ui/TextField';
import { useNavigate } from 'react-router';
import { addressLine, ownAddressRefusals } from '../../entities/address/own-address.ts';
import { useFilledAddress } from '../../entities/address/use-filled-address.ts';
import { storehouse } from '../../entities/guide/operations.ts';
import { guideAddress } from '../../entities/guide/search.ts';
import { storehouseUpdate } from '../../entities/store-data/storehouse.ts';
import { FormCard } from '../../shared/form/form-card.tsx';
import * as f from '../../shared/form/form-card.css.ts';
import { SharedChanges } from '../../shared/form/shared-changes.tsx';
import { useSharedForm } from '../../shared/form/use-shared-form.ts';
import { CardBodySkeleton } from '../../shared/layout/body-skeletons.tsx';
import { CallFailed, PageHeader } from '../../shared/layout/index.ts';
import { paths } from '../../shared/routes/paths.ts';
import { useSearch } from '../../shared/routes/use-search.ts';
import { storehouseSearch } from './search.ts';
import {
  draftOf,
  storehouseFaults,
  type StorehouseFields,
  storehouseInput,
  storehouseParts,
  storehouseSaved,
  storehouseSentAs,
} from './storehouse-form.ts';
import { useOwnRecord } from './use-own-record.ts';

const title = 'Datos almacén';

/** `/datos-almacen?pedido=`: where guides leave from. Opened from a guide, it leads back to that one. */
export default function StorehousePage() {
  const { pedido } = useSearch(storehouseSearch).search;
  const { kept, isReady } = useOwnRecord(storehouse);
  const back = pedido === '' ? paths.home() : guideAddress({ pedido, paso: 'origen' });
  return (
    <>
      <PageHeader
        title={title}
        context="De aquí salen tus guías"
        back={{ href: back, label: pedido === '' ? 'Inicio' : `Guía del pedido ${pedido}` }}
      />
      {isReady ? (
        <StorehouseForm kept={kept.value} back={back} isOfGuide={pedido !== ''} />
      ) : kept.status === 'failed' ? (
        <CallFailed
          error={kept.error}
          call={getStorehouse}
          title="No pudimos cargar tu almacén"
          onRetry={kept.ask}
        />
      ) : (
        <Card aria-busy>
          <CardBodySkeleton height={420} lines={8} />
        </Card>
      )}
    </>
  );
}

type FormProps = {
  readonly kept: Storehouse | null;
  readonly back: string;
  readonly isOfGuide: boolean;
};

function StorehouseForm({ kept, back, isOfGuide }: FormProps) {
  const navigate = useNavigate();
  const form = useSharedForm({
    draft: 'almacén',
    saved: storehouseSaved(kept),
    partsOf: () => storehouseParts,
    faultsOf: storehouseFaults,
    write: storehouseUpdate,
    inputOf: (fields, version) => storehouseInput(fields, version, kept),
    sentAs: storehouseSentAs,
    failedTitle: 'No se guardó tu almacén.',
    hasSummary: true,
    onDone: () => {
      if (isOfGuide) void navigate(back, { replace: true });
    },
  });
  const { fields, faults, refused, change } = form;
  const lookup = useFilledAddress(
    { address: draftOf(fields), filledFor: fields.filledFor },
    ({ address: { values, city }, filledFor }) => change({ ...values, city, filledFor }),
  );
  return (
    <FormCard
      form={form}
      label={title}
      summary="Para guardar"
      submitLabel={isOfGuide ? 'Guardar y volver a la guía' : 'Guardar'}
      pendingLabel="Guardando…"
      back={back}
    >
      <SharedChanges changes={form.changes} say={say} />
      <Card title="Tu almacén">
        <div className={f.fields}>
          <TextField label="Nombre del almacén" maxLength={120} {...form.bind('house', 'name')} />
          <div className={f.pair}>
            <TextField label="Correo" type="email" autoComplete="email" {...form.bind('email')} />
            <TextField
              label="Horario"
              optional
              maxLength={200}
              description="Cuándo puede pasar la paquetería"
              {...form.bind('schedule')}
            />
          </div>
        </div>
      </Card>
      <Card title="Dirección">
        <AddressForm
          values={fields}
          onValuesChange={change}
          lookup={lookup}
          errors={{ ...ownAddressRefusals(refused), ...contactRefusals(refused), ...faults.address }}
          labels={{ name: 'Quién atiende', problems: { name: 'Escribe quién atiende el almacén' } }}
        />
      </Card>
      <p>Tus guías nuevas saldrán de aquí. Las que ya hiciste no cambian.</p>
    </FormCard>
  );
}

/** Returns the value of a part of the form, in words. */
const say = (part: string, fields: StorehouseFields, names: readonly FieldName<StorehouseFields>[]): string =>
  part === 'Dirección' ? addressLine(fields) : names.map((name) => fieldValue(fields, name)).join(', ');

const contactRefusals = ({ contactName, phone }: Readonly<Partial<Record<string, string>>>) => ({
  ...(contactName !== undefined && { name: contactName }),
  ...(phone !== undefined && { phone }),
});
