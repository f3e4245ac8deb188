import { type ChannelCode, channelCodes, isOwnStore, type StatusFamily } from '@trastienda/domain';
import type { OrderAnswer } from '../../services/orders.schemas.ts';
import { createRandom, pick } from '../random.ts';

/** The facts of a row without the whole order: enough to filter and count 100,000 of them. */
export type OrderFacts = {
  readonly at: number;
  readonly marketplace: ChannelCode;
  readonly status: StatusFamily;
  readonly deliveryType: OrderAnswer['orderedProductsList'][number]['deliveryType'];
  readonly evidencePending: boolean;
  readonly purchasedAt: number;
};

const DAY = 86_400_000;
const NEWEST = Date.parse('2025-11-25T15:18:00.000Z');

/** Families by age: what has just come in is to be packed, what is old has long arrived. */
function statusAt(ageDays: number, drawn: number): StatusFamily {
  if (drawn < 0.05) return 'cancelado';
  if (ageDays < 2) return drawn < 0.75 ? 'pendiente' : 'listo_para_enviar';
  if (ageDays < 4) return drawn < 0.4 ? 'listo_para_enviar' : 'transito';
  return ageDays < 9 && drawn < 0.6 ? 'transito' : 'finalizado';
}

/** Row `at` of `total`, 0 being the newest; the same one for the same seed. */
export function orderFacts(at: number, total: number, seed: number): OrderFacts {
  const random = createRandom(seed * 1_000_003 + at);
  const step = Math.min(DAY / 8, (540 * DAY) / Math.max(total, 1));
  const purchasedAt = NEWEST - Math.floor(at * step);
  const status = at === 0 ? 'pendiente' : statusAt((NEWEST - purchasedAt) / DAY, random());
  const marketplace = pick(random, channelCodes);
  const deliveryType = pick(random, [
    'dropshipping',
    'dropshipping',
    'dropshipping',
    'entrega_propia',
    'fulfillment',
  ] as const);
  const needsEvidence = status === 'finalizado' && isOwnStore(marketplace) && deliveryType !== 'fulfillment';
  return {
    at,
    marketplace,
    status,
    deliveryType,
    evidencePending: needsEvidence && random() < 0.1,
    purchasedAt,
  };
}
