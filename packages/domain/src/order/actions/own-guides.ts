import type { ActionableOrder } from './action-rules.ts';

/**
 * The guides of an order that were made here, each once: their label is drawn here, and here they are collected and
 * cancelled. A number that was typed or given by the channel is the carrier's alone.
 * @example ownGuides({ orderedProductsList: [{ deliveryTrackId: '7946' }, { deliveryTrackId: '7946' }] }) // => ['7946']
 * @example ownGuides({ orderedProductsList: [{ deliveryTrackId: 'EXT1' }], dataGuia: { guide: 'EXT1', labelUrl: null } }) // => []
 */
export function ownGuides({
  orderedProductsList,
  dataGuia,
}: Pick<ActionableOrder, 'orderedProductsList' | 'dataGuia'>): string[] {
  const guides = new Set(orderedProductsList.flatMap(({ deliveryTrackId }) => deliveryTrackId || []));
  if (dataGuia?.labelUrl === null) guides.delete(dataGuia.guide);
  return [...guides];
}
