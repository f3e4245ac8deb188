import { destinationName, foldText, formatStreet, mexicanStateOf, streetOfAddress } from '@trastienda/domain';
import type { Order } from '@trastienda/api-client';

export type Destination = {
  readonly name: string;
  readonly lines: readonly string[];
  readonly phone: string | null;
  readonly notes: string | null;
};

/** The town and the state; a city that is its own state appears once. */
const townOf = (city: string | null, state: string | null): string =>
  foldText(city) === foldText(state) ? (city ?? '') : [city, state].filter(Boolean).join(', ');

/** The recipient and the address; a street in a single line is split into its parts (S5.9). */
export function destinationOf(order: Order): Destination {
  const address = order.shippingAddress;
  const state = mexicanStateOf(address.stateCode)?.name ?? address.state;
  return {
    name: destinationName({ addressee: address.addressee, clientFullName: order.clientData.fullname }),
    lines: [
      formatStreet(streetOfAddress(address)),
      address.suburb ?? '',
      [address.zipCode, townOf(address.city ?? address.borough, state)].join(' '),
      address.betweenStreets ? `Entre ${address.betweenStreets}` : '',
    ].filter((line) => line.trim() !== ''),
    phone: address.phoneNumber,
    notes: address.notes,
  };
}
