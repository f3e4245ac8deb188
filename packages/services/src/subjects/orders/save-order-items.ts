import type { saveOrderItems } from '@trastienda/api-client/kidal';
import { and, eq } from 'drizzle-orm';
import type { Handler } from '../../core/handler.ts';
import { conflict, invalid } from '../../core/refusal.ts';
import { actionResult } from './action-result.ts';
import { lockOrder, packagesOf } from './locked-order.ts';
import { type LineRow, type PackageRow, orderPackages } from '../../tables/orders.ts';

type NewPackage = { readonly id: string; readonly colocationIds: readonly string[] };

/**
 * Checks that each line is in exactly one package, and that no two packages have the same name.
 * @throws 422
 */
function checkWhole(lines: readonly LineRow[], packages: readonly NewPackage[]): void {
  const packed = packages.flatMap((one) => one.colocationIds);
  const isWhole = packed.length === lines.length && lines.every((line) => packed.includes(line.colocationId));
  if (!isWhole) {
    throw invalid([{ field: 'paquetes', message: 'Cada pieza va en un paquete, una sola vez' }]);
  }
  if (new Set(packages.map((one) => one.id)).size !== packages.length) {
    throw invalid([{ field: 'paquetes', message: 'Hay dos paquetes con el mismo nombre' }]);
  }
}

/**
 * Checks that a package with a guide keeps its lines, all of them and no others.
 * @throws 409
 */
function checkShipped(before: readonly PackageRow[], packages: readonly NewPackage[]): void {
  for (const shipped of before.filter((one) => one.trackId !== null)) {
    const now = packages.find((one) => one.id === shipped.id)?.colocationIds ?? [];
    const isSame =
      now.length === shipped.colocationIds.length && now.every((id) => shipped.colocationIds.includes(id));
    if (!isSame) throw conflict('Una pieza ya tiene guía y no puede cambiar de paquete', 'guide_exists');
  }
}

/** Splits an order's lines into packages (D141). */
export const handleSaveOrderItems: Handler<typeof saveOrderItems> = async ({ body }, scope) => {
  const { tx, storeId } = scope;
  const locked = await lockOrder(scope, body);
  const { order, lines } = locked;
  checkWhole(lines, body.paquetes);
  const before = await packagesOf(scope, order.id);
  checkShipped(before, body.paquetes);
  await tx
    .delete(orderPackages)
    .where(and(eq(orderPackages.storeId, storeId), eq(orderPackages.orderId, order.id)));
  await tx.insert(orderPackages).values(
    body.paquetes.map((one, at) => {
      const shipped = before.find(({ id, trackId }) => id === one.id && trackId !== null);
      return {
        storeId,
        orderId: order.id,
        id: one.id,
        position: at + 1,
        colocationIds: [...one.colocationIds],
        trackId: shipped?.trackId ?? null,
        carrierId: shipped?.carrierId ?? null,
        dimensions: shipped?.dimensions ?? null,
      };
    }),
  );
  return actionResult(locked, lines, { message: 'Pedido separado', status: order.status as 'pendiente' });
};
