import type { OrderedProduct } from '@trastienda/api-client';

/** A piece that was called off: it is not sent, and not sold. */
export const isCancelledPiece = ({ colocationStatus }: Pick<OrderedProduct, 'colocationStatus'>): boolean =>
  colocationStatus?.id === 8;
