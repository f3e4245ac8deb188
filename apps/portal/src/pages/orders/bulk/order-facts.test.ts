import { listOrders, type Order } from '@trastienda/api-client';
import { describe, expect, test } from 'vitest';
import { actsOf, hasChannelLabel } from './order-facts.ts';
import { exampleOf } from '../../../testing/example-of.ts';

const example = exampleOf(listOrders).rows[0] as Order;
const line = example.orderedProductsList[0] as Order['orderedProductsList'][number];
const order = (id: number, guide: string | null, change: Partial<Order> = {}): Order => ({
  ...example,
  id: `${id}-${guide}`,
  status: id === 1 ? 'pendiente' : id === 3 ? 'listo_para_enviar' : 'finalizado',
  orderedProductsList: [
    { ...line, deliveryType: 'dropshipping', deliveryTrackId: guide, colocationStatus: { id, name: '' } },
  ],
  ...change,
});

describe('what can be done with many orders', () => {
  const pending = order(1, null);
  const ready = order(3, '7946');
  const delivered = order(7, '7947');

  test('each act counts the orders that allow it, and leaves the others out', () => {
    const { toShip, toPrint, toCancel } = actsOf([pending, ready, delivered]);
    expect(toShip).toEqual([pending]);
    expect(toPrint).toEqual([ready, delivered]);
    expect(toCancel).toEqual([pending, ready]);
  });

  test('Mercado Libre prints its own label once it has it; before that there is none', () => {
    const of = (labelReady: boolean) =>
      order(1, null, { marketplace: 'ML', dataMarketplace: { ...example.dataMarketplace, labelReady } });
    expect(hasChannelLabel(of(true))).toBe(true);
    expect(hasChannelLabel(of(false))).toBe(false);
    expect(actsOf([of(true), of(false)]).toPrint).toHaveLength(1);
  });
});
