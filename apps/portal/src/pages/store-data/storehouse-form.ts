import type { CallInput, Storehouse } from '@trastienda/api-client';
import type { updateStorehouse } from '@trastienda/api-client/bamako';
import { validateEmail, validatePhone } from '@trastienda/domain';
import {
  type AddressErrors,
  type AddressValues,
  emptyAddress,
  validateAddress,
} from '@trastienda/ui/AddressForm';
import type { AddressDraft } from '../../entities/address/address-form.ts';
import { ownAddressDraft, ownAddressOf, ownAddressSentAs } from '../../entities/address/own-address.ts';
import type { Parts, Saved } from '../../shared/form/shared-form.ts';

/** The warehouse as its form has it: `name` is who is there, `house` how the warehouse is called. */
export type StorehouseFields = AddressValues & {
  readonly house: string;
  readonly email: string;
  readonly schedule: string;
  readonly city: string;
  /** The postal code whose state, borough and colony were filled in. */
  readonly filledFor: string;
};

/** The parts that two people may change without conflict. */
export const storehouseParts: Parts<StorehouseFields> = {
  'Nombre del almacén': ['house'],
  Contacto: ['name'],
  Teléfono: ['phone'],
  Correo: ['email'],
  Horario: ['schedule'],
  Dirección: [
    'zipCode',
    'state',
    'borough',
    'neighborhood',
    'city',
    'street',
    'outdoorNumber',
    'interiorNumber',
  ],
  Referencias: ['reference'],
};

export function storehouseSaved(kept: Storehouse | null): Saved<StorehouseFields> {
  const draft: AddressDraft = kept
    ? ownAddressDraft(kept.address, { name: kept.contactName, phone: kept.phone })
    : { city: '', values: emptyAddress };
  return {
    version: kept?.version ?? 0,
    fields: {
      ...draft.values,
      city: draft.city,
      filledFor: draft.values.zipCode,
      house: kept?.name ?? '',
      email: kept?.email ?? '',
      schedule: kept?.schedule ?? '',
    },
  };
}

export type StorehouseFaults = {
  readonly house: string | undefined;
  readonly email: string | undefined;
  readonly address: AddressErrors;
};

export function storehouseFaults(fields: StorehouseFields): StorehouseFaults {
  const email = validateEmail(fields.email);
  return {
    house: fields.house.trim() === '' ? 'Escribe el nombre del almacén' : undefined,
    email: email.ok ? undefined : email.error.message,
    address: validateAddress(fields, { name: 'Escribe quién atiende el almacén' }),
  };
}

export const draftOf = ({ city, ...values }: StorehouseFields): AddressDraft => ({ city, values });

/** Returns the request of a form without faults. @param kept The values that it began with. */
export function storehouseInput(
  fields: StorehouseFields,
  version: number,
  kept: Storehouse | null,
): CallInput<typeof updateStorehouse> {
  const phone = validatePhone(fields.phone);
  return {
    body: {
      name: fields.house.trim(),
      contactName: fields.name.trim(),
      phone: phone.ok ? phone.value : fields.phone.trim(),
      email: fields.email.trim(),
      address: ownAddressOf(draftOf(fields), kept?.address ?? null),
      schedule: fields.schedule.trim() || null,
      version,
    },
  };
}

/** The service's names of fields, each with what of the form it stands for. */
export const storehouseSentAs: Readonly<Record<string, (fields: StorehouseFields) => unknown>> = {
  name: ({ house }) => house,
  contactName: ({ name }) => name,
  phone: ({ phone }) => phone,
  email: ({ email }) => email,
  schedule: ({ schedule }) => schedule,
  ...ownAddressSentAs,
};
