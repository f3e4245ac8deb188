import type { CallError } from '@trastienda/api-client';

/**
 * Whether no carrier takes a parcel of that size (D221): the measures have to be corrected, not the address.
 */
export const isTooLarge = ({ code }: Pick<CallError, 'code'>): boolean => code === 'exceeds_max_size';

/** Whether the store's own postal code does not exist: her storehouse has to be corrected, and no order. */
export const isOfStorehouse = ({ code }: Pick<CallError, 'code'>): boolean => code === 'unknown_origin';

/** Titles of refusals that are nobody's failure: the installation has no carriers, or the address is wrong (D498, D499). */
const quoteTitles: Readonly<Record<string, string>> = {
  no_carriers: 'Todavía no hay paqueterías',
  unknown_postal_code: 'Revisa el código postal',
  unknown_origin: 'Revisa tu almacén',
};

export const quoteTitleOf = ({ code }: Pick<CallError, 'code'>): string | null =>
  quoteTitles[code ?? ''] ?? null;
