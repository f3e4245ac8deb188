import type * as bamako from '@trastienda/api-client/bamako';
import type { getShippingService, getStoreService } from '@trastienda/api-client';
import { and, eq } from 'drizzle-orm';
import type { Handler, Handlers } from '../../core/handler.ts';
import { notFound } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { handleGetStoreApproval } from '../../subjects/onboarding/approval.ts';
import { handleGetStoreUserData, handleUpdateStoreUserData } from '../../subjects/store-data/contact.ts';
import { handleGetStoreFinancial, handleUpdateStoreFinancial } from '../../subjects/store-data/financial.ts';
import { storeServices } from '../../tables/store-data.ts';
import { handleGetStorehouse, handleUpdateStorehouse } from '../../subjects/store-data/storehouse.ts';
import { handleGetStoreTax, handleUpdateStoreTax } from '../../subjects/store-data/tax.ts';

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
  updateStorehouse: handleUpdateStorehouse,
  getStoreTax: handleGetStoreTax,
  updateStoreTax: handleUpdateStoreTax,
  getStoreFinancial: handleGetStoreFinancial,
  updateStoreFinancial: handleUpdateStoreFinancial,
  getStoreUserData: handleGetStoreUserData,
  updateStoreUserData: handleUpdateStoreUserData,
  getStoreApproval: handleGetStoreApproval,
  getStoreService: handleGetStoreService,
  getShippingService: handleGetShippingService,
} satisfies Handlers<typeof bamako>;
