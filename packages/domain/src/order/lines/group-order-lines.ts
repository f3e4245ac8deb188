import { addMoney } from '../../money/add-money.ts';
import { fromCentavos, toCentavos } from '../../money/centavos.ts';

/** The fields of an ordered product that grouping reads; one line is one unit. */
export interface OrderLine {
  readonly colocationId: string;
  readonly sku: string;
  /** MXN */
  readonly totalSale: number;
  readonly colocationStatus?: { readonly id: number } | null;
  readonly deliveryTrackId?: string | null;
}

/** The first line of a group and what the group adds. */
export type GroupedOrderLine<Line extends OrderLine> = Line & {
  /** Lines of the group. */
  readonly quantity: number;
  /** MXN, the exact sum of totalSale. */
  readonly grandTotal: number;
  /** The ids of the pieces, in the order of the lines. */
  readonly colocationIds: readonly string[];
};

export interface GroupedOrderLines<Line extends OrderLine> {
  readonly lines: readonly GroupedOrderLine<Line>[];
  /** False when lines have differing statuses; none equals none and differs from any id. */
  readonly sameStatus: boolean;
}

/**
 * Groups an order's lines by status id (or none), sku and tracking id (or none), in order of first appearance.
 * @example groupOrderLines([{ colocationId: 'a', sku: 'X', totalSale: 0.1 }, { colocationId: 'b', sku: 'X', totalSale: 0.2 }]) // => { lines: [{ colocationId: 'a', sku: 'X', totalSale: 0.1, quantity: 2, grandTotal: 0.3, colocationIds: ['a', 'b'] }], sameStatus: true }
 */
export function groupOrderLines<Line extends OrderLine>(lines: readonly Line[]): GroupedOrderLines<Line> {
  const groups = new Map<string, Line[]>();
  const statuses = new Set<number | null>();
  for (const line of lines) {
    const status = line.colocationStatus?.id ?? null;
    statuses.add(status);
    const key = JSON.stringify([status, line.sku, line.deliveryTrackId || null]);
    const group = groups.get(key);
    if (group) group.push(line);
    else groups.set(key, [line]);
  }
  return { lines: [...groups.values()].map(asOneLine), sameStatus: statuses.size <= 1 };
}

function asOneLine<Line extends OrderLine>(group: readonly Line[]): GroupedOrderLine<Line> {
  const [first] = group as readonly [Line, ...Line[]];
  return {
    ...first,
    quantity: group.length,
    grandTotal: fromCentavos(addMoney(...group.map((line) => toCentavos(line.totalSale)))),
    colocationIds: group.map((line) => line.colocationId),
  };
}
