import { lineStatusOf } from '../status/line-statuses.ts';
import type { ActionableOrder } from './action-rules.ts';
import { ownGuides } from './own-guides.ts';

type Lines = readonly (ActionableOrder['orderedProductsList'][number] & { readonly colocationId: string })[];

/**
 * The guides of ours that are cancelled with some pieces of an order: those that nothing travels with which is left. Their cost
 * comes back.
 * @param colocationIds The pieces; none means all that the order still has.
 * @example guidesCancelledWith({ orderedProductsList: [{ colocationId: 'a', deliveryTrackId: '7946' }, { colocationId: 'b', deliveryTrackId: '7946' }] }, ['a']) // => []
 * @example guidesCancelledWith({ orderedProductsList: [{ colocationId: 'a', deliveryTrackId: '7946' }, { colocationId: 'b', deliveryTrackId: '7946' }] }, []) // => ['7946']
 */
export function guidesCancelledWith(
  order: Pick<ActionableOrder, 'dataGuia'> & { readonly orderedProductsList: Lines },
  colocationIds: readonly string[],
): string[] {
  const alive = order.orderedProductsList.filter(
    ({ colocationStatus }) => lineStatusOf(colocationStatus?.id)?.family !== 'cancelado',
  );
  const isGoing = (id: string) => colocationIds.length === 0 || colocationIds.includes(id);
  const going = alive.filter(({ colocationId }) => isGoing(colocationId));
  const staying = new Set(
    alive.filter((line) => !going.includes(line)).map(({ deliveryTrackId }) => deliveryTrackId),
  );
  return ownGuides({ ...order, orderedProductsList: going }).filter((guide) => !staying.has(guide));
}
