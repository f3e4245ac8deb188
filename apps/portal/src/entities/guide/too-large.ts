import type { CallError } from '@trastienda/api-client';

/** No carrier takes a parcel of that size (D221): the measures are to be mended, not the address. */
export const isTooLarge = ({ code }: Pick<CallError, 'code'>): boolean => code === 'exceeds_max_size';
