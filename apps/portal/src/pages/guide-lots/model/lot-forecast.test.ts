import { describe, expect, it } from 'vitest';
import { waitingOrders } from '../testing/waiting-orders.ts';
import type { LotFault } from './lot-check.ts';
import { lotCells } from './lot-draft.ts';
import { lotForecast } from './lot-forecast.ts';

const [order] = waitingOrders;
if (order === undefined) throw new Error('No order waits');
const cells = lotCells(order, { profile: null, rows: {} });
const row = (cause: LotFault['cause'] | null) => ({
  order,
  cells,
  isInsured: true,
  fault: cause && { cause, message: '' },
  price: cause === null ? {} : null,
});

describe('what a lot is going to make', () => {
  it('is a guide of each row with a price; what is at fault goes along, and becomes none', () => {
    expect(lotForecast([row(null), row(null), row('address'), row('coverage')])).toEqual({
      generated: 2,
      unpriced: 0,
      left: 2,
      goAlong: true,
    });
  });

  it('counts a row whose carrier was silent: it may well become a guide, at a price that nobody named', () => {
    expect(lotForecast([row(null), row('silent')])).toEqual({
      generated: 2,
      unpriced: 1,
      left: 0,
      goAlong: true,
    });
  });

  it('tells apart what does not even go along', () => {
    expect(lotForecast([row(null), row('carrier')])).toMatchObject({
      generated: 1,
      left: 1,
      goAlong: false,
    });
  });
});
