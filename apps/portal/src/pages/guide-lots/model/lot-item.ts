import type { CallInput, Order } from '@trastienda/api-client';
import type { saveGuideLot } from '@trastienda/api-client/shippings';
import { clampGuideContent, parseDecimal } from '@trastienda/domain';
import { guideLines } from '../../../entities/guide/guide-lines.ts';
import type { LotFault } from './lot-check.ts';
import { choiceOf, type LotCells } from './lot-draft.ts';

export type LotItem = CallInput<typeof saveGuideLot>['body']['items'][number];

/**
 * A row as it is sent (calls.md 24.7); `null` while its measures cannot be read. Where it goes is read by the service
 * from the order, so an address that is mended later counts.
 */
export function lotItemOf(order: Order, cells: LotCells, isInsured: boolean): LotItem | null {
  const [height, width, depth, weight] = [cells.height, cells.width, cells.depth, cells.weight].map(
    (text) => {
      const read = parseDecimal(text);
      return read.ok && read.value > 0 ? read.value : null;
    },
  );
  const worth = parseDecimal(cells.value);
  if (!height || !width || !depth || !weight || !worth.ok || worth.value < 0) return null;
  const choice = choiceOf(cells.carrier);
  return {
    marketplace: order.marketplace,
    orderNumber: order.orderNumber,
    colocationIds: guideLines(order).map(({ colocationId }) => colocationId),
    packages: [{ height, width, depth, weight, quantity: 1 }],
    content: clampGuideContent(cells.content).text,
    packageValue: worth.value,
    insurance: isInsured,
    nameParcel: choice === null ? cells.carrier : null,
    serviceType: null,
    choice: choice ?? 'recommended',
  };
}

type Row = {
  readonly order: Order;
  readonly cells: LotCells;
  readonly isInsured: boolean;
  readonly fault: LotFault | null;
};

/** Returns the request of a row; nothing where its parcel cannot be read, its carrier is unknown, or where it would leave from. */
export const sentItemOf = ({ order, cells, isInsured, fault }: Row): LotItem | null =>
  fault?.cause === 'carrier' || fault?.cause === 'storehouse' ? null : lotItemOf(order, cells, isInsured);
