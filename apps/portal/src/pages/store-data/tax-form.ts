import type { CallInput, CallOutput } from '@trastienda/api-client';
import type { getStoreTax, updateStoreTax } from '@trastienda/api-client/bamako';
import { curpFitsRfc, personTypeOf, validateCurp, validateOwnRfc } from '@trastienda/domain';
import { fiscalRegimesOf } from '@trastienda/domain/fiscal-regimes';
import {
  type AddressErrors,
  type AddressValues,
  emptyAddress,
  validateAddress,
} from '@trastienda/ui/AddressForm';
import { ownAddressDraft, ownAddressOf, ownAddressSentAs } from '../../entities/address/own-address.ts';
import type { Parts, Saved } from '../../shared/form/shared-form.ts';
import type { KeptFile } from '../../shared/uploads/file-field.tsx';

export type StoreTax = CallOutput<typeof getStoreTax>;

/** Fiscal data as the form has it; whether a person or a company, the RFC says. */
export type TaxFields = AddressValues & {
  readonly rfc: string;
  readonly razonSocial: string;
  readonly regimenFiscal: string;
  readonly curp: string;
  readonly city: string;
  /** The postal code whose state, borough and colony were filled in. */
  readonly filledFor: string;
  /** The new certificate; `null` while the stored one stays. */
  readonly certificate: KeptFile | null;
};

export const taxParts: Parts<TaxFields> = {
  RFC: ['rfc'],
  'Nombre o razón social': ['razonSocial'],
  'Régimen fiscal': ['regimenFiscal'],
  CURP: ['curp'],
  'Domicilio fiscal': [
    'zipCode',
    'state',
    'borough',
    'neighborhood',
    'city',
    'street',
    'outdoorNumber',
    'interiorNumber',
  ],
};

export function taxSaved(kept: StoreTax | null): Saved<TaxFields> {
  const { values, city } = kept ? ownAddressDraft(kept.address) : { values: emptyAddress, city: '' };
  return {
    version: kept?.version ?? 0,
    fields: {
      ...values,
      city,
      filledFor: values.zipCode,
      rfc: kept?.rfc ?? '',
      razonSocial: kept?.razonSocial ?? '',
      regimenFiscal: kept?.regimenFiscal ?? '',
      curp: kept?.curp ?? '',
      certificate: null,
    },
  };
}

/** The regimes that go with the RFC; of an RFC that cannot be read yet there are none. */
export const regimesOf = (rfc: string) => {
  const personType = personTypeOf(rfc);
  return personType === null ? [] : fiscalRegimesOf(personType);
};

export type TaxFaults = Readonly<
  Record<'rfc' | 'razonSocial' | 'regimenFiscal' | 'curp', string | undefined>
> & { readonly address: AddressErrors };

export function taxFaults(fields: TaxFields): TaxFaults {
  const rfc = validateOwnRfc(fields.rfc);
  const isRegimeKnown = regimesOf(fields.rfc).some(({ code }) => code === fields.regimenFiscal);
  return {
    rfc: rfc.ok ? undefined : rfc.error.message,
    razonSocial: fields.razonSocial.trim() === '' ? 'Escribe el nombre o la razón social' : undefined,
    regimenFiscal: !rfc.ok || isRegimeKnown ? undefined : 'Elige tu régimen fiscal',
    curp: curpFault(fields),
    address: validateAddress(fields, undefined, { hasPerson: false }),
  };
}

function curpFault({ curp, rfc }: TaxFields): string | undefined {
  if (curp.trim() === '' || personTypeOf(rfc) !== 'fisica') return undefined;
  const read = validateCurp(curp);
  if (!read.ok) return read.error.message;
  return curpFitsRfc(curp, rfc) ? undefined : 'La CURP y el RFC no son de la misma persona';
}

/** Returns the request of a form without faults. @param kept The values that it began with. */
export function taxInput(
  fields: TaxFields,
  version: number,
  kept: StoreTax | null,
): CallInput<typeof updateStoreTax> {
  const rfc = validateOwnRfc(fields.rfc);
  const personType = personTypeOf(fields.rfc) ?? 'fisica';
  const curp = validateCurp(fields.curp);
  const { city, ...values } = fields;
  return {
    body: {
      rfc: rfc.ok ? rfc.value.rfc : fields.rfc.trim(),
      razonSocial: fields.razonSocial.trim(),
      personType,
      regimenFiscal: fields.regimenFiscal,
      curp: personType === 'fisica' && curp.ok ? curp.value.curp : null,
      address: ownAddressOf({ city, values }, kept?.address ?? null),
      constanciaUrl: fields.certificate?.key ?? kept?.constanciaUrl ?? null,
      version,
    },
  };
}

/** The service's names of fields, each with what of the form it stands for. */
export const taxSentAs: Readonly<Record<string, (fields: TaxFields) => unknown>> = {
  rfc: ({ rfc, certificate }) => [rfc, certificate],
  razonSocial: ({ razonSocial }) => razonSocial,
  regimenFiscal: ({ regimenFiscal }) => regimenFiscal,
  curp: ({ curp }) => curp,
  constanciaUrl: ({ certificate }) => certificate,
  ...ownAddressSentAs,
};
