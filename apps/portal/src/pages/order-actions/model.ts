import type { Order, OrderedProduct } from '@trastienda/api-client';
import { dayRange, lineStatusOf, nextLineStatus } from '@trastienda/domain';

/** Lines that travel together: their guide, or the package that the merchant carries (D142). */
export type Shipment = {
  readonly trackId: string;
  readonly label: string;
  readonly lines: readonly OrderedProduct[];
  /** The merchant carries it, and it is in no package yet: one is saved first. */
  readonly needsPackage: boolean;
};

/** The shipments of an order that may be delivered now; `chosen` lines only, none means all. */
export function deliverableShipments(order: Order, chosen: readonly string[]): Shipment[] {
  const packageOf = (line: OrderedProduct) =>
    order.paquetes.find(({ colocationIds }) => colocationIds.includes(line.colocationId))?.id ?? null;
  const shipments = new Map<string, OrderedProduct[]>();
  for (const line of order.orderedProductsList) {
    if (chosen.length > 0 && !chosen.includes(line.colocationId)) continue;
    const next = nextLineStatus('deliver', line.colocationStatus?.id, { deliveryType: line.deliveryType });
    const trackId = line.deliveryTrackId ?? packageOf(line) ?? splitOf(order)[line.colocationId];
    if (!next.ok || trackId === undefined) continue;
    shipments.set(trackId, [...(shipments.get(trackId) ?? []), line]);
  }
  return [...shipments].map(([trackId, lines]) => ({
    trackId,
    label: lines[0]?.deliveryTrackId ? `Guía ${trackId}` : 'Entrega propia',
    lines,
    needsPackage: lines.some((line) => line.deliveryTrackId === null && packageOf(line) === null),
  }));
}

/** 'Camisa azul M y 2 piezas más' */
export function piecesInWords(lines: readonly OrderedProduct[]): string {
  const [first, ...others] = lines;
  if (!first) return '';
  if (others.length === 0) return first.name;
  return `${first.name} y ${others.length === 1 ? 'una pieza más' : `${others.length} piezas más`}`;
}

/** The moment of a day and hour ('14:30') on the store's clock; `null` when one of them is missing. */
export function momentOf(day: string, hour: string, timeZone: string): Date | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(hour) ?? [];
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || hours === undefined) return null;
  const start = new Date(dayRange(day, day, timeZone).start).getTime();
  return new Date(start + (Number(hours) * 60 + Number(minutes)) * 60_000);
}

/** Why a delivery cannot have been at that moment; `null` when it can. */
export function faultOfDelivery(at: Date | null, order: Order, now: number): string | null {
  if (at === null) return 'Escribe el día y la hora';
  if (at.getTime() > now) return 'La entrega no puede estar en el futuro';
  if (at < new Date(order.purchase_date)) return 'La entrega no puede ser anterior a la compra';
  return null;
}

/** Packages of an order by line: 'paq-1' for each line that has no guide yet. */
export type Split = Readonly<Record<string, string>>;

/** The package that each line is in now. */
export const splitOf = (order: Order): Split =>
  Object.fromEntries(
    order.orderedProductsList.map((line) => [
      line.colocationId,
      order.paquetes.find(({ colocationIds }) => colocationIds.includes(line.colocationId))?.id ?? 'paq-1',
    ]),
  );

const isCancelled = (line: OrderedProduct): boolean =>
  lineStatusOf(line.colocationStatus?.id)?.family === 'cancelado';

/** Whether a line may change its package: not once it travels or is cancelled. */
export const isLocked = (line: OrderedProduct): boolean => Boolean(line.deliveryTrackId) || isCancelled(line);

/** Why a line stays where it is; `null` when it may change its package. */
export function whyLocked(line: OrderedProduct): string | null {
  if (isCancelled(line)) return 'Cancelada: no se envía';
  return isLocked(line) ? 'Ya tiene guía: se queda donde está' : null;
}

/** The packages that a split makes, each with its lines, in the order they are first used; empty ones vanish. */
export function packagesOf(order: Order, split: Split): { id: string; colocationIds: string[] }[] {
  const packages = new Map<string, string[]>();
  for (const { colocationId } of order.orderedProductsList) {
    const id = split[colocationId] ?? 'paq-1';
    packages.set(id, [...(packages.get(id) ?? []), colocationId]);
  }
  return [...packages].map(([id, colocationIds]) => ({ id, colocationIds }));
}

/**
 * The piece at which a fault of the packages is read ('paquetes.1.colocationIds.0'): the one that it names, else the
 * first of its package, else the first that may change.
 */
export function pieceOfFault(
  field: string,
  order: Order,
  packages: readonly { readonly colocationIds: readonly string[] }[],
): string | undefined {
  const [, at, , piece] = field.split('.');
  const ids = packages[Number(at)]?.colocationIds ?? [];
  const first = order.orderedProductsList.find((line) => !isLocked(line))?.colocationId;
  return ids[Number(piece)] ?? ids[0] ?? first;
}

/** An id that no package has. */
export function freshPackageId(taken: readonly string[]): string {
  for (let count = 1; ; count += 1) if (!taken.includes(`paq-${count}`)) return `paq-${count}`;
}
