import type { listFulfillmentWarehouses } from '@trastienda/api-client/shippings';
import { asc, eq } from 'drizzle-orm';
import type { Handler } from '../../core/handler.ts';
import { invalid } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { inDetail } from '../guides/envelope.ts';
import { warehouses } from '../../tables/shipping.ts';

export const handleListFulfillmentWarehouses: Handler<typeof listFulfillmentWarehouses> = async (
  _,
  { tx },
) => {
  const rows = await tx.select().from(warehouses).orderBy(asc(warehouses.id));
  return inDetail(rows.map(({ id, name, address }) => ({ warehouseId: id, name, address })));
};

/**
 * Returns a warehouse.
 * @throws 422 for one that does not exist
 */
export async function warehouseOf(
  { tx }: Pick<Scope, 'tx'>,
  id: string,
): Promise<typeof warehouses.$inferSelect> {
  const [row] = await tx.select().from(warehouses).where(eq(warehouses.id, id));
  if (!row) throw invalid([{ field: 'warehouseId', message: 'Elige un almacén de la lista' }]);
  return row;
}
