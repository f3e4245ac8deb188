import type { CaseCause, CaseDecision } from '@trastienda/domain/channel-cases';
import { and, eq, isNotNull } from 'drizzle-orm';
import { conflict } from '../core/refusal.ts';
import type { Scope } from '../core/scope.ts';
import { type CaseRow, piecesOfCase } from '../subjects/channels/cases/case-on-the-wire.ts';
import { doneByHand, tellAgain } from '../subjects/channels/retry-order-push.ts';
import { type Destination, writeAddress } from '../subjects/channels/turns/order-address.ts';
import { type LockedOrder, lockOrdersById } from '../subjects/orders/locked-order.ts';
import { channelCases, channelTurns } from '../tables/channel-links.ts';
import type { LineRow } from '../tables/orders.ts';
import { cancelGuides } from './cancel-courier-guide.ts';
import { cancelLines, isCancelled } from './cancel-lines.ts';

export type { CaseRow };

type Effect = { readonly isOver: boolean; readonly message: string };
type Decide = (scope: Scope, row: CaseRow, orderId: string | null) => Promise<Effect>;

const RETURNED = 9;
const isOver = (line: LineRow) => isCancelled(line) || line.statusId === RETURNED;

const reasons: Readonly<Partial<Record<CaseCause, string>>> = {
  cancelado_tarde: 'Cancelado en tu tienda',
  otras_piezas: 'Cambiaron las piezas en tu tienda',
  reembolso_tarde: 'Reembolsado en tu tienda',
  sin_pago: 'Sin pago en tu tienda',
};

async function ownOrder(scope: Scope, orderId: string | null): Promise<LockedOrder> {
  const [locked] = orderId === null ? [] : await lockOrdersById(scope, [orderId]);
  if (!locked) throw conflict('El pedido no está en Mis pedidos', 'no_order');
  return locked;
}

/** Cancels what is left of the order, or the pieces that the case is about, with their guides: as whoever cancels an order does. */
const cancel: Decide = async (scope, row, orderId) => {
  const locked = await ownOrder(scope, orderId);
  const pieces = piecesOfCase(row);
  const lines = locked.lines.filter(
    (line) => !isOver(line) && (pieces.length === 0 || pieces.includes(line.colocationId)),
  );
  // She cancelled it herself meanwhile.
  if (lines.length === 0) return { isOver: true, message: 'Ya estaba cancelado' };
  const comment = reasons[row.cause] ?? null;
  const { isWhole } = await cancelLines(scope, locked, lines, { reason: 'Otra', comment });
  return { isOver: true, message: isWhole ? 'Pedido cancelado' : 'Piezas canceladas' };
};

/** Reads the destination that a case keeps. */
function destinationOf({ detail }: CaseRow): Destination {
  const kept = detail as Partial<Destination> | null;
  if (kept?.address === undefined) throw conflict('No tenemos la dirección nueva: escríbela en el pedido');
  return {
    address: kept.address,
    clientName: kept.clientName ?? '',
    clientEmail: kept.clientEmail ?? null,
  };
}

/** Takes over the shop's address. Guides with the old one are cancelled first; all of them, or nothing changes. */
const useNew: Decide = async (scope, row, orderId) => {
  const locked = await ownOrder(scope, orderId);
  const destination = destinationOf(row);
  const numbers = new Set(
    locked.lines.flatMap((line) => (isOver(line) || line.trackId === null ? [] : line.trackId)),
  );
  const results = await cancelGuides(scope, [...numbers], 'Cambió la dirección en tu tienda');
  const stuck = results.find(({ cancelled }) => !cancelled);
  if (stuck)
    throw conflict(
      stuck.exists
        ? `${stuck.message}: ${stuck.guide}`
        : `La guía ${stuck.guide} no se compró aquí: cancela primero ese envío con tu paquetería`,
      'guide_collected',
    );
  await writeAddress(scope, locked.order.id, destination);
  return {
    isOver: true,
    message: numbers.size === 0 ? 'Dirección cambiada' : 'Guía cancelada y dirección cambiada',
  };
};

/** Has the shop told again what it refused, or its next turn read the order again; that is soon where the shop answers. */
const retry: Decide = async (scope, row, orderId) => {
  const { tx, storeId, now } = scope;
  if (row.cause === 'aviso_rechazado' && orderId !== null) {
    await tellAgain(scope, row.linkId, async () => (await ownOrder(scope, orderId)).order.id);
    return { isOver: false, message: 'Volvemos a avisar a tu tienda' };
  }
  const ofLink = and(eq(channelTurns.storeId, storeId), eq(channelTurns.linkId, row.linkId));
  const [turn] = await tx
    .select({ failures: channelTurns.failures })
    .from(channelTurns)
    .where(and(ofLink, isNotNull(channelTurns.nextAt)));
  if (!turn) throw conflict('Esa tienda ya no está conectada', 'not_linked');
  // A shop that fails is asked ever more seldom (D524), and nobody shortens that.
  if (turn.failures === 0) await tx.update(channelTurns).set({ nextAt: now }).where(ofLink);
  await tx
    .update(channelCases)
    .set({ askedAt: now })
    .where(and(eq(channelCases.storeId, storeId), eq(channelCases.id, row.id)));
  return { isOver: false, message: 'Lo leemos otra vez en un momento' };
};

/** She did it in her shop herself. */
const done: Decide = async (scope, row, orderId) => {
  if (row.cause === 'aviso_rechazado' && orderId !== null) await doneByHand(scope, orderId);
  return { isOver: true, message: 'Listo' };
};

const leave =
  (message: string): Decide =>
  async () => ({ isOver: true, message });

/** The effect of each decision. None of them is written here: they are the acts that a person could do one by one. */
export const decisionEffects: Readonly<Record<CaseDecision, Decide>> = {
  cancelar: cancel,
  usar_nueva: useNew,
  reintentar: retry,
  seguir: leave('Sigue como está'),
  descartar: leave('Descartado'),
  hecho: done,
};
