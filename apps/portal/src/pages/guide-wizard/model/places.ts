import {
  formatStreet,
  guideDestinationOf,
  guideOriginOf,
  type GuideParty,
  mexicanStateOf,
} from '@trastienda/domain';
import type { RoutePlace } from '@trastienda/ui/GuideWizard';
import type { LabelParty } from '@trastienda/ui/LabelPreview';
import type { WizardView } from '../use-wizard.ts';

type Parts = Pick<WizardView, 'order' | 'storehouse'>;

const cityOf = ({ city, stateCode }: GuideParty): string =>
  [city, mexicanStateOf(stateCode)?.abbreviation].filter(Boolean).join(', ');

const place = (name: string, party: GuideParty, neighborhood: string | null): RoutePlace => ({
  name: name || 'Sin nombre',
  line: `${party.zipCode} ${cityOf(party)}`.trim(),
  street: [formatStreet(party), neighborhood?.trim()].filter(Boolean).join(', '),
});

/** The origin and destination, in the lines of a card; the colony is whole here, and cut only where it is printed. */
export function placesOf({ order, storehouse }: Parts): { origin: RoutePlace; destination: RoutePlace } {
  const to = guideDestinationOf(order);
  return {
    origin: place(storehouse.name, guideOriginOf(storehouse), storehouse.address.suburb),
    destination: place(`${to.name} ${to.lastName}`.trim(), to, order.shippingAddress.suburb),
  };
}

const party = (given: GuideParty): LabelParty => ({
  name: `${given.name} ${given.lastName}`.trim(),
  street: formatStreet(given),
  neighborhood: given.neighborhood,
  zipCode: given.zipCode,
  city: cityOf(given),
  ...(given.phone === '' ? {} : { phone: given.phone }),
});

/** Sender and recipient as the label prints them. */
export const labelParties = ({
  order,
  storehouse,
}: Parts): { origin: LabelParty; destination: LabelParty } => ({
  origin: party(guideOriginOf(storehouse)),
  destination: party(guideDestinationOf(order)),
});
