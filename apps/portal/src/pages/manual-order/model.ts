import type { CallInput } from '@trastienda/api-client';
import type { createOrder } from '@trastienda/api-client/kidal';
import { fromCentavos, numberWithin, parseMxn, validateEmail } from '@trastienda/domain';
import { type AddressErrors, emptyAddress, validateAddress } from '@trastienda/ui/AddressForm';
import { type AddressDraft, shippingAddressOf } from '../../entities/address/address-form.ts';

type ManualOrder = CallInput<typeof createOrder>['body'];

/** The sold articles, as texts of the form. */
export type SoldLine = {
  readonly id: string;
  readonly name: string;
  readonly sku: string;
  readonly quantity: string;
  /** MXN, of one piece */
  readonly price: string;
};

export type ManualForm = {
  readonly address: AddressDraft;
  /** The postal code whose state, borough and colony were filled in. */
  readonly filledFor: string;
  readonly email: string;
  readonly lines: readonly SoldLine[];
};

export type SoldLineErrors = Partial<Record<Exclude<keyof SoldLine, 'id'>, string>>;

export type ManualFaults = {
  readonly address: AddressErrors;
  readonly email: string | undefined;
  /** The articles by line id. */
  readonly lines: Readonly<Record<string, SoldLineErrors>>;
};

/** One piece a row of the order: more is no parcel (calls.md, `createOrder`). */
const maxPieces = 200;

export const newLine = (id: string): SoldLine => ({ id, name: '', sku: '', quantity: '1', price: '' });

export const emptyForm = (): ManualForm => ({
  address: { values: emptyAddress, city: '' },
  filledFor: '',
  email: '',
  lines: [newLine('1')],
});

const messageOf = (read: { readonly ok: boolean; readonly error?: { readonly message: string } }) =>
  read.ok ? undefined : read.error?.message;

function faultsOfLine({ name, quantity, price }: SoldLine): SoldLineErrors {
  const faults = {
    name: name.trim() === '' ? 'Escribe qué vendiste' : undefined,
    quantity: messageOf(numberWithin(quantity, { min: 1, max: maxPieces, decimals: 0 })),
    price: price.trim() === '' ? 'Escribe el precio' : messageOf(parseMxn(price)),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
}

/** Everything to mend before the sale can be written down; an e-mail is not needed. */
export function faultsOf({ address, email, lines }: ManualForm): ManualFaults {
  const ofAddress = validateAddress(address.values);
  const ofEmail = email.trim() === '' ? undefined : messageOf(validateEmail(email));
  const ofLines = Object.fromEntries(lines.map((line) => [line.id, faultsOfLine(line)]));
  return { address: ofAddress, email: ofEmail, lines: ofLines };
}

const orNull = (text: string): string | null => text.trim() || null;

/** The body of `createOrder`, of a form without faults (calls.md 24.4). Measures are given in the wizard. */
export function manualOrderOf({ address, email, lines }: ManualForm): ManualOrder {
  return {
    clientData: { fullname: address.values.name.trim(), email: orNull(email) },
    shippingAddress: shippingAddressOf(address, null),
    orderedProductsList: lines.map(({ name, sku, quantity, price }) => {
      const pieces = numberWithin(quantity);
      const worth = parseMxn(price);
      return {
        sku: orNull(sku),
        name: name.trim(),
        quantity: pieces.ok ? pieces.value : 1,
        salePrice: worth.ok ? fromCentavos(worth.value) : 0,
        dimensions: [],
      };
    }),
  };
}
