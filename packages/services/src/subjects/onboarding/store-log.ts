import type { postStoreLog } from '@trastienda/api-client/onboarding-aws';
import type { Handler } from '../../core/handler.ts';
import { storeLogs } from '../../tables/onboarding.ts';

/** One row a line: neither a key nor the audit tells of it again (D340). */
export const handlePostStoreLog: Handler<typeof postStoreLog> = async ({ body }, scope) => {
  const { interaction, log_type: logType, device_info: deviceInfo } = body;
  const { storeId, clientAddress: ip, now: createdAt } = scope;
  await scope.tx.insert(storeLogs).values({ storeId, interaction, logType, ip, deviceInfo, createdAt });
  return { success: true, message: 'Listo' };
};
