import { colonyOptions } from '@trastienda/domain';
import type { PostalCodeLookup } from '../components/PostalCodeField/PostalCodeField.tsx';

/** A lookup that found these neighbourhoods of Monterrey. */
export const foundColonies = (...names: readonly string[]): PostalCodeLookup => ({
  status: 'found',
  neighborhoods: colonyOptions({
    postalCode: '64070',
    colonias: names.map((name, at) => ({ id: `64070-${at + 1}`, name })),
  }),
});
