import { and, eq } from 'drizzle-orm';
import { externalOrders } from '../../../tables/door.ts';
import type { OfShop } from './cases.ts';

/** The condition for the row of an order that its shop calls so. */
export const ofExternalOrder = ({
  storeId,
  linkId,
  externalId,
}: Pick<OfShop, 'storeId' | 'linkId' | 'externalId'>) =>
  and(
    eq(externalOrders.storeId, storeId),
    eq(externalOrders.source, linkId),
    eq(externalOrders.externalId, externalId),
  );
