import type { ActivityFacts } from '@trastienda/domain';
import type { ReadRequest } from './request-parts.ts';

const fieldsOf = (part: unknown): Readonly<Record<string, unknown>> =>
  typeof part === 'object' && part !== null ? (part as Readonly<Record<string, unknown>>) : {};

const orderNames = ['orderId', 'orderNumber', 'no_pedido'];

/**
 * Returns the facts of a request that the audit stores for its sentence: order, person, channel, number of
 * guides, decision.
 */
export function auditFacts({ params, body }: ReadRequest): ActivityFacts {
  const fields = { ...fieldsOf(body), ...fieldsOf(params) };
  const order = orderNames.map((name) => fields[name]).find((value) => typeof value === 'string');
  const { username, guides, channel_id: channel, decision, others } = fields;
  // A link without a code has only begun: the merchant goes to the channel next (D150).
  const isBegun = typeof fields['redirectUri'] === 'string' && fields['code'] === undefined;
  return {
    ...(typeof order === 'string' ? { order } : {}),
    ...(typeof username === 'string' ? { person: username.toLowerCase() } : {}),
    ...(Array.isArray(guides) ? { guides: guides.length } : {}),
    ...(typeof channel === 'string' ? { channel } : {}),
    ...(typeof decision === 'string' ? { decision } : {}),
    ...(Array.isArray(others) && others.length > 0 ? { others: others.length } : {}),
    ...(isBegun ? { isBegun } : {}),
    ...(fields['dryRun'] === true ? { isRehearsal: true } : {}),
  };
}
