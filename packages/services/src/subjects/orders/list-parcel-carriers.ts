import type { listParcelCarriers } from '@trastienda/api-client';
import { asc, eq } from 'drizzle-orm';
import type { Handler } from '../../core/handler.ts';
import { carriers } from '../../tables/shipping.ts';

/** Lists the carriers by name; the client adds 'Otro' (calls.md 24.4). */
export const handleListParcelCarriers: Handler<typeof listParcelCarriers> = async (_request, { tx }) => ({
  data: await tx
    .select({ deliveryCarrierId: carriers.id, deliveryCarrierName: carriers.name })
    .from(carriers)
    .where(eq(carriers.active, true))
    .orderBy(asc(carriers.name)),
});
