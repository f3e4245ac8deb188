import type { postStoreLog } from '@trastienda/api-client/onboarding-aws';
import type { Handler } from '../../core/handler.ts';
import { storeLogs } from '../../tables/onboarding.ts';

/** Writes one row a line; neither the idempotency key nor the audit stores it a second time (D340). */
export const handlePostStoreLog: Handler<typeof postStoreLog> = async ({ body }, scope) => {
  const { interaction, log_type: logType, device_info: deviceInfo } = body;
  const { storeId, clientAddress: ip, now: createdAt } = scope;
  await scope.tx.insert(storeLogs).values({ storeId, interaction, logType, ip, deviceInfo, createdAt });
  return { success: true, message: 'Listo' };
};
