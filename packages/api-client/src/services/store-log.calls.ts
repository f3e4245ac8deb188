import * as z from 'zod/mini';
import { deadlines, defineCall } from '../core/define-call.ts';
import { ack, acknowledged, integer, storeId, text } from '../core/fields.ts';

/** Records what the user of a store did; the gateway adds ip and moment. Never raised to the user. */
export const postStoreLog = defineCall({
  id: 'postStoreLog',
  service: 'onboarding-aws',
  method: 'POST',
  path: 'log',
  timeoutMs: deadlines.auth,
  isAudited: false,
  body: z.object({
    store: storeId(),
    interaction: text(200, 1),
    log_type: z.enum(['info', 'error']),
    device_info: z.object({
      userAgent: text(500),
      width: integer(),
      height: integer(),
      language: text(35),
      sessionId: text(19),
    }),
  }),
  response: ack(),
  example: acknowledged,
});
