import { type CallOutput, listOrders, type Order } from '@trastienda/api-client';
import { describe, expect, test } from 'vitest';
import { type AttentionFacts, attentionItems } from './attention.ts';
import { exampleOf } from '../../testing/example-of.ts';

const clock = { now: Date.parse('2025-11-25T15:42:00Z'), timeZone: 'America/Mexico_City' };
const example = exampleOf(listOrders).rows[0] as Order;
const due = (marketplace: Order['marketplace'], shipBy: string | null): Order => ({
  ...example,
  marketplace,
  dataMarketplace: { ...example.dataMarketplace, shipBy },
});
const page = (rows: Order[], total = rows.length): CallOutput<typeof listOrders> => ({ rows, total });
const unknown: AttentionFacts = {
  due: null,
  pendingEvidence: null,
  rejected: null,
  links: null,
  cases: null,
  outOfStock: null,
};
const itemsOf = (facts: Partial<AttentionFacts>) => attentionItems({ ...unknown, ...facts }, clock);
const titles = (facts: Partial<AttentionFacts>) => itemsOf(facts).map(({ title }) => title);

describe('what needs attention', () => {
  test('overdue orders come first, then those of today with their hour, then the next 24 hours, then evidence', () => {
    const orders = [
      due('SR', '2025-11-25T00:00:00Z'),
      due('SR', '2025-11-25T23:00:00Z'),
      due('CS', '2025-11-26T00:00:00Z'),
      due('SR', '2025-11-26T00:00:00Z'),
      due('ML', '2025-11-26T12:00:00Z'),
      due('ML', '2025-11-29T12:00:00Z'),
    ];
    expect(titles({ due: page(orders), pendingEvidence: 11 })).toEqual([
      '1 pedido vencido',
      '3 pedidos vencen hoy; el primero, a las 17:00',
      '1 pedido vence en menos de 24 horas',
      '11 pedidos entregados sin evidencia',
    ]);
  });

  test('orders of one hour are told by it: that is when they are due, all of them', () => {
    const orders = [due('SR', '2025-11-26T00:00:00Z'), due('CS', '2025-11-26T00:00:00Z')];
    expect(titles({ due: page(orders), pendingEvidence: 0 })).toEqual([
      '2 pedidos vencen hoy antes de las 18:00',
    ]);
  });

  test('the orders are told by channel, in the order of display', () => {
    const orders = [
      due('CS', '2025-11-25T00:00:00Z'),
      due('SR', '2025-11-25T00:00:00Z'),
      due('SR', '2025-11-24T00:00:00Z'),
    ];
    expect(itemsOf({ due: page(orders), pendingEvidence: 0 })[0]?.reason).toBe(
      'Sears\u00a02 · Claroshop\u00a01',
    );
  });

  test('a page that is full of overdue orders may hide more of them, and says so', () => {
    const orders = Array.from({ length: 100 }, () => due('SR', '2025-11-20T00:00:00Z'));
    expect(titles({ due: page(orders, 140), pendingEvidence: null })).toEqual([
      'Más de 100 pedidos vencidos',
    ]);
    expect(titles({ due: page(orders, 100), pendingEvidence: null })).toEqual(['100 pedidos vencidos']);
  });

  test('a channel that stopped comes before all else; after the deadlines rejected evidence and products that ran out', () => {
    const facts = {
      due: page([due('SR', '2025-11-26T12:00:00Z')]),
      rejected: 4,
      links: [{ code: 'ML', failedSince: '2025-11-25T13:10:00Z' }],
      outOfStock: 7,
      pendingEvidence: 1,
    };
    expect(titles(facts)).toEqual([
      'Mercado Libre no recibe pedidos desde hoy, 07:10',
      '1 pedido vence en menos de 24 horas',
      '4 evidencias rechazadas',
      '7 productos sin existencias',
      '1 pedido entregado sin evidencia',
    ]);
    const stopped = ['ML', 'SP'].map((code) => ({ code, failedSince: null }));
    expect(itemsOf({ links: stopped })[0]).toMatchObject({
      tone: 'critical',
      title: '2 canales no reciben pedidos',
      reason: 'Mercado Libre · Shopify',
    });
    expect(titles({ rejected: 0, links: [], outOfStock: 0 })).toEqual([]);
  });

  test('orders without a deadline, and what is not known yet, say nothing', () => {
    expect(titles({ due: page([due('SR', null)]), pendingEvidence: 0 })).toEqual([]);
    expect(titles({ due: null, pendingEvidence: null })).toEqual([]);
  });
});
