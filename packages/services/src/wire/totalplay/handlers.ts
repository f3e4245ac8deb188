import type * as totalplay from '@trastienda/api-client/totalplay';
import type { runTotalPlayOrderAction } from '@trastienda/api-client/totalplay';
import type { Handler, Handlers } from '../../core/handler.ts';
import { handleLinkTotalPlay } from '../../subjects/channels/link-by-credentials.ts';
import { conflict } from '../../core/refusal.ts';
import { actionResult } from '../../subjects/orders/action-result.ts';
import { cancelLines } from '../../use-cases/cancel-lines.ts';
import { channelLabel } from '../../use-cases/channel-label.ts';
import { linesNamed, lockOrder } from '../../subjects/orders/locked-order.ts';
import { moveLines } from '../../subjects/orders/move-lines.ts';
import { shipWithChannelGuide } from '../../use-cases/automatic-guide.ts';

const marketplace = 'TP';

/** Runs the four codes of Total Play that are actions (D102), each on some lines of an order, all or none. */
const handleRunTotalPlayOrderAction: Handler<typeof runTotalPlayOrderAction> = async ({ body }, scope) => {
  const locked = await lockOrder(scope, { marketplace, orderId: body.orderId });
  const lines = linesNamed(locked, body.colocationIds);
  switch (body.action) {
    case 'aceptar_orden':
      return moveLines(scope, locked, lines, { event: 'accept', message: 'Pedido aceptado' });
    case 'rechazar_orden': {
      const cancelled = await cancelLines(scope, locked, lines, {
        reason: 'Otra',
        comment: 'Rechazado en Total Play',
      });
      return actionResult(locked, lines, { ...cancelled, message: 'Pedido rechazado' });
    }
    case 'validar_envio': {
      const { status, statusId, number } = await shipWithChannelGuide(scope, locked, lines);
      return actionResult(locked, lines, { message: 'Envío validado', status, statusId, trackId: number });
    }
    case 'imprimir_guia': {
      if (!locked.order.channelData.actions.includes('imprimir_guia')) {
        throw conflict('El canal todavía no lo permite', 'action_not_offered');
      }
      const file = await channelLabel(
        scope,
        [{ ...locked, lines }],
        `total-play-${locked.order.orderNumber}.pdf`,
      );
      return actionResult(locked, lines, {
        message: 'Guía lista',
        status: locked.order.status as 'listo_para_enviar',
        trackId: lines[0]?.trackId ?? null,
        file,
      });
    }
  }
};

export const handlers = {
  runTotalPlayOrderAction: handleRunTotalPlayOrderAction,
  linkTotalPlay: handleLinkTotalPlay,
} satisfies Handlers<typeof totalplay>;
