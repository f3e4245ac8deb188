import { type FieldName, fieldValue, formatDay } from '@trastienda/domain';
import { getStoreTax } from '@trastienda/api-client/bamako';
import { AddressForm } from '@trastienda/ui/AddressForm';
import { Card } from '@trastienda/ui/Card';
import { KeyValueList } from '@trastienda/ui/KeyValueList';
import { Link } from '@trastienda/ui/Link';
import { RfcField } from '@trastienda/ui/RfcField';
import { Select } from '@trastienda/ui/Select';
import { TextField } from '@trastienda/ui/TextField';
import { addressLine, ownAddressRefusals } from '../../entities/address/own-address.ts';
import { useFilledAddress } from '../../entities/address/use-filled-address.ts';
import { storeTax, taxUpdate } from '../../entities/store-data/tax.ts';
import { FormCard } from '../../shared/form/form-card.tsx';
import * as f from '../../shared/form/form-card.css.ts';
import { SharedChanges } from '../../shared/form/shared-changes.tsx';
import { useSharedForm } from '../../shared/form/use-shared-form.ts';
import { CardBodySkeleton } from '../../shared/layout/body-skeletons.tsx';
import { CallFailed, PageHeader, useClock } from '../../shared/layout/index.ts';
import { paths } from '../../shared/routes/paths.ts';
import { selectIsOwner } from '../../shared/session/selectors.ts';
import { useAppSelector } from '../../shared/store/hooks.ts';
import { FileField } from '../../shared/uploads/file-field.tsx';
import {
  regimesOf,
  type StoreTax,
  taxFaults,
  type TaxFields,
  taxInput,
  taxParts,
  taxSaved,
  taxSentAs,
} from './tax-form.ts';
import { useOwnRecord } from './use-own-record.ts';

const title = 'Información fiscal';

/** `/informacion-fiscal`: what the tax authority knows of the store. Its owner changes it (D245). */
export default function TaxPage() {
  const { kept, isReady } = useOwnRecord(storeTax);
  const isOwner = useAppSelector(selectIsOwner);
  return (
    <>
      <PageHeader
        title={title}
        context="Tal como está en tu constancia"
        back={{ href: paths.home(), label: 'Inicio' }}
      />
      {!isReady ? (
        kept.status === 'failed' ? (
          <CallFailed
            error={kept.error}
            call={getStoreTax}
            title="No pudimos cargar tu información fiscal"
            onRetry={kept.ask}
          />
        ) : (
          <Card aria-busy>
            <CardBodySkeleton height={420} lines={8} />
          </Card>
        )
      ) : isOwner ? (
        <TaxForm kept={kept.value} />
      ) : (
        <TaxSheet kept={kept.value} />
      )}
    </>
  );
}

/** A person who is linked to the store may read it. */
function TaxSheet({ kept }: { readonly kept: StoreTax | null }) {
  return (
    <div className={f.form}>
      <Card title={title}>
        {kept === null ? (
          <p>Aún no se registra.</p>
        ) : (
          <KeyValueList
            items={[
              { key: 'rfc', label: 'RFC', value: kept.rfc },
              { key: 'name', label: 'Nombre o razón social', value: kept.razonSocial },
              { key: 'regime', label: 'Régimen fiscal', value: regimeName(kept.rfc, kept.regimenFiscal) },
              { key: 'address', label: 'Domicilio fiscal', value: addressLine(taxSaved(kept).fields) },
            ]}
          />
        )}
      </Card>
      <p>Solo la cuenta titular de la tienda puede cambiarla.</p>
    </div>
  );
}

function TaxForm({ kept }: { readonly kept: StoreTax | null }) {
  const clock = useClock();
  const form = useSharedForm({
    draft: 'información fiscal',
    saved: taxSaved(kept),
    partsOf: () => taxParts,
    faultsOf: taxFaults,
    write: taxUpdate,
    inputOf: (fields, version) => taxInput(fields, version, kept),
    sentAs: taxSentAs,
    failedTitle: 'No se guardó tu información fiscal.',
    hasSummary: true,
  });
  const { fields, faults, refused, change } = form;
  const { city, filledFor, ...values } = fields;
  const lookup = useFilledAddress({ address: { values, city }, filledFor }, ({ address, filledFor: code }) =>
    change({ ...address.values, city: address.city, filledFor: code }),
  );
  const regimes = regimesOf(fields.rfc);
  const isPerson = regimes.length > 0 && fields.rfc.trim().length === 13;
  return (
    <FormCard
      form={form}
      label={title}
      summary="Para guardar"
      submitLabel="Guardar"
      pendingLabel="Guardando…"
      back={paths.home()}
    >
      <SharedChanges changes={form.changes} say={say} />
      <Card title="Tus datos">
        <div className={f.fields}>
          <div className={f.pair}>
            <RfcField {...form.bind('rfc')} />
            {isPerson && (
              <TextField label="CURP" optional maxLength={18} autoComplete="off" {...form.bind('curp')} />
            )}
          </div>
          <TextField
            label="Nombre o razón social"
            maxLength={254}
            description="Sin puntos ni comas de más: como lo tiene el SAT"
            {...form.bind('razonSocial')}
          />
          <Select
            label="Régimen fiscal"
            items={regimes.map(({ code, name }) => ({ id: code, label: `${code} ${name}` }))}
            isDisabled={regimes.length === 0}
            description={regimes.length === 0 ? 'Escribe primero tu RFC' : undefined}
            {...form.bind('regimenFiscal')}
            value={fields.regimenFiscal || null}
          />
        </div>
      </Card>
      <Card title="Domicilio fiscal">
        <AddressForm
          hasPerson={false}
          values={values}
          onValuesChange={change}
          lookup={lookup}
          errors={{ ...ownAddressRefusals(refused), ...faults.address }}
          labels={{ form: 'Domicilio fiscal' }}
        />
      </Card>
      <Card title="Constancia de situación fiscal">
        <div className={f.fields}>
          {kept?.constanciaUrl && (
            <p>
              Tienes una guardada
              {kept.constanciaFecha !== null && ` (${formatDay(kept.constanciaFecha, clock)})`}.{' '}
              <Link href={kept.constanciaUrl} target="_blank">
                Descargar constancia
              </Link>
            </p>
          )}
          <FileField
            id="constancia"
            kind="certificate"
            rule="taxCertificate"
            title={kept?.constanciaUrl ? 'Subir una más reciente' : 'Sube tu constancia (opcional)'}
            value={fields.certificate}
            onChange={(certificate) => change({ certificate })}
            error={refused['constanciaUrl']}
          />
        </div>
      </Card>
    </FormCard>
  );
}

const regimeName = (rfc: string, code: string): string => {
  const regime = regimesOf(rfc).find((one) => one.code === code);
  return regime ? `${code} ${regime.name}` : code;
};

/** Returns the value of a part of the form, in words. */
function say(part: string, fields: TaxFields, names: readonly FieldName<TaxFields>[]): string {
  if (part === 'Domicilio fiscal') return addressLine(fields);
  if (part === 'Régimen fiscal') return regimeName(fields.rfc, fields.regimenFiscal);
  return names.map((name) => fieldValue(fields, name)).join(', ');
}
