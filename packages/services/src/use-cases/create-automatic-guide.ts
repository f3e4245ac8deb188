import type { createAutomaticGuide } from '@trastienda/api-client/shippings';
import { hasAutomaticGuide } from '@trastienda/domain/guides';
import type { Handler } from '../core/handler.ts';
import { conflict } from '../core/refusal.ts';
import { linesNamed, lockOrder } from '../subjects/orders/locked-order.ts';
import { shipWithChannelGuide } from './automatic-guide.ts';
import { inDetail } from '../subjects/guides/envelope.ts';

/**
 * Makes guide and shipment together, without a charge to the wallet; both or neither.
 * @throws 409 a guide exists.
 */
export const handleCreateAutomaticGuide: Handler<typeof createAutomaticGuide> = async (
  { params, body },
  scope,
) => {
  if (!hasAutomaticGuide(params.marketplace)) {
    throw conflict('Este canal no genera guías automáticas', 'no_automatic_guides');
  }
  const locked = await lockOrder(scope, { marketplace: params.marketplace, orderId: body.orderId });
  const lines = linesNamed(locked, body.colocationIds);
  const { created, label } = await shipWithChannelGuide(scope, locked, lines, body.packages);
  return inDetail({ ...created, file64: Buffer.from(label).toString('base64') }, 'Guía generada');
};
