import type { CallError } from '@trastienda/api-client';

/**
 * Whether no carrier takes a parcel of that size (D221): the measures have to be corrected, not the address.
 */
export const isTooLarge = ({ code }: Pick<CallError, 'code'>): boolean => code === 'exceeds_max_size';
