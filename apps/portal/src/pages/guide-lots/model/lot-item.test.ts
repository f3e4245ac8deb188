import { describe, expect, it } from 'vitest';
import { waitingOrders } from '../testing/waiting-orders.ts';
import { lotCells } from './lot-draft.ts';
import { lotItemOf, sentItemOf } from './lot-item.ts';

const [order] = waitingOrders;
if (order === undefined) throw new Error('No order waits');
const cells = lotCells(order, { profile: null, rows: {} });

describe('what is sent of a row of a lot', () => {
  it('is its parcel, also while its address waits to be mended', () => {
    const fault = { cause: 'address', message: 'Falta la calle' } as const;
    expect(sentItemOf({ order, cells, isInsured: true, fault })?.orderNumber).toBe(order.orderNumber);
  });

  it('is nothing of an order that waits for no guide any more: it has no parcel', () => {
    const fault = { cause: 'order', message: 'Este pedido ya no espera guía' } as const;
    expect(
      sentItemOf({ order, cells: { ...cells, height: '', weight: '' }, isInsured: true, fault }),
    ).toBeNull();
  });

  it('is nothing while nobody knows its carrier', () => {
    const fault = { cause: 'carrier', message: 'No conocemos la paquetería «Ruta 9»' } as const;
    expect(sentItemOf({ order, cells, isInsured: true, fault })).toBeNull();
  });

  it.each([true, false])('says whether its guide is insured: %s (D222)', (isInsured) => {
    expect(lotItemOf(order, cells, isInsured)?.insurance).toBe(isInsured);
  });
});
