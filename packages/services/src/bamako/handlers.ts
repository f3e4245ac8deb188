import type * as bamako from '@trastienda/api-client/bamako';
import type { getShippingService, getStorehouse, getStoreService } from '@trastienda/api-client';
import { and, eq } from 'drizzle-orm';
import type { Handler, Handlers } from '../core/handler.ts';
import { notFound } from '../core/refusal.ts';
import type { Scope } from '../core/scope.ts';
import { storehouses, storeServices } from './schema.ts';

const handleGetStorehouse: Handler<typeof getStorehouse> = async (_request, { tx, storeId }) => {
  const [row] = await tx.select().from(storehouses).where(eq(storehouses.storeId, storeId));
  if (!row) throw notFound('Aún no registras los datos de tu almacén');
  return {
    id: row.storeId,
    name: row.name,
    contactName: row.contactName,
    phone: row.phone,
    email: row.email,
    address: row.address,
    schedule: row.schedule,
    updatedAt: row.updatedAt.toISOString(),
  };
};

async function serviceOf({ tx, storeId }: Pick<Scope, 'tx' | 'storeId'>, name: string) {
  const [row] = await tx
    .select()
    .from(storeServices)
    .where(and(eq(storeServices.storeId, storeId), eq(storeServices.name, name)));
  if (!row) throw notFound('Tu tienda no tiene este servicio');
  return row;
}

const handleGetStoreService: Handler<typeof getStoreService> = async (request, scope) => {
  const { name, status, url } = await serviceOf(scope, request.params.name);
  return { name, status, url };
};

const handleGetShippingService: Handler<typeof getShippingService> = async (_request, scope) => {
  const { name, status, url, dashboardUrl, topUpUrl } = await serviceOf(scope, 'envios');
  return { name, status, url, storeId: scope.storeId, dashboardUrl, topUpUrl };
};

export const handlers = {
  getStorehouse: handleGetStorehouse,
  getStoreService: handleGetStoreService,
  getShippingService: handleGetShippingService,
} satisfies Handlers<typeof bamako>;
