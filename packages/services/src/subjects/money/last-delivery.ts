import type { LineRow } from '../../tables/orders.ts';

/** Returns when the last piece of an order was delivered; `null` while no line has a date. */
export const lastDelivery = (lines: readonly Pick<LineRow, 'deliveredAt'>[]): Date | null =>
  lines.reduce<Date | null>(
    (last, { deliveredAt: at }) => (at !== null && (last === null || at > last) ? at : last),
    null,
  );
