import type { ActivityFacts } from '@trastienda/domain';
import type { ReadRequest } from './read-request.ts';

const fieldsOf = (part: unknown): Readonly<Record<string, unknown>> =>
  typeof part === 'object' && part !== null ? (part as Readonly<Record<string, unknown>>) : {};

const orderNames = ['orderId', 'orderNumber', 'no_pedido'];

/** What the audit keeps of a request, for the sentence that tells of it: which order, which person, how many guides. */
export function auditFacts({ params, body }: ReadRequest): ActivityFacts {
  const fields = { ...fieldsOf(body), ...fieldsOf(params) };
  const order = orderNames.map((name) => fields[name]).find((value) => typeof value === 'string');
  const { username, guides } = fields;
  return {
    ...(typeof order === 'string' ? { order } : {}),
    ...(typeof username === 'string' ? { person: username.toLowerCase() } : {}),
    ...(Array.isArray(guides) ? { guides: guides.length } : {}),
  };
}
