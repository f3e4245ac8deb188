import { toCentavos } from '@trastienda/domain';
import { describe, expect, test } from 'vitest';
import { costInOrder, guideConsequence } from './cancel-consequence.ts';
import { listOrders, type Order } from '@trastienda/api-client';
import { exampleOf } from '../../testing/example-of.ts';

const pesos = (...amounts: readonly (number | null)[]) =>
  amounts.map((amount) => (amount === null ? null : toCentavos(amount)));

describe('what cancelling does to guides and balance', () => {
  test.each([
    [pesos(), ''],
    [pesos(148.5), 'También se cancela su guía y te devolvemos $148.50 a tu saldo.'],
    [pesos(148.5, 212.35, 97), 'También se cancelan 3 guías y te devolvemos $457.85 a tu saldo.'],
    [pesos(0), 'También se cancela su guía.'],
    [pesos(148.5, null), 'También se cancelan 2 guías y su costo vuelve a tu saldo.'],
  ])('%j', (costs, words) => {
    expect(guideConsequence(costs)).toBe(words);
  });

  test('an order tells the cost of its last guide alone', () => {
    const order = {
      ...(exampleOf(listOrders).rows[0] as Order),
      dataGuia: {
        guide: '794600012345',
        nameParcel: 'veloz-mx',
        serviceType: 'Terrestre',
        createdAt: '2025-11-25T15:40:00.000Z',
        totalCost: 148.5,
        origin: 'manual' as const,
        labelUrl: 'label.pdf',
        status: 'generada' as const,
      },
    };
    expect(costInOrder('794600012345', order)).toBe(toCentavos(148.5));
    expect(costInOrder('794600067892', order)).toBeNull();
  });
});
