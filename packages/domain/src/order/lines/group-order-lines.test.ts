import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { deepFreeze } from '../../testing/arbitraries.ts';
import { groupOrderLines, type OrderLine } from './group-order-lines.ts';

const line = (colocationId: string, changed: Partial<OrderLine> = {}): OrderLine => ({
  colocationId,
  sku: 'CAM',
  totalSale: 449,
  colocationStatus: { id: 1 },
  deliveryTrackId: null,
  ...changed,
});

const anyLine: fc.Arbitrary<OrderLine> = fc.record({
  colocationId: fc.uuid(),
  sku: fc.constantFrom('CAM', 'PAN', 'ZAP'),
  totalSale: fc.nat(1_000_000).map((cents) => cents / 100),
  colocationStatus: fc.constantFrom(null, { id: 1 }, { id: 3 }),
  deliveryTrackId: fc.constantFrom(null, '', '794600012345'),
});

describe('grouping the lines of an order', () => {
  test('adds quantity, grandTotal and colocationIds (S3.22)', () => {
    const { lines } = groupOrderLines([line('a', { totalSale: 0.1 }), line('b', { totalSale: 0.2 })]);
    expect(lines).toEqual([
      { ...line('a', { totalSale: 0.1 }), quantity: 2, grandTotal: 0.3, colocationIds: ['a', 'b'] },
    ]);
  });

  test('parts lines by status id, sku and tracking id (S4.44)', () => {
    const parted = (changed: Partial<OrderLine>) =>
      groupOrderLines([line('a'), line('b', changed)]).lines.length;
    expect(parted({})).toBe(1);
    expect(parted({ colocationStatus: { id: 2 } })).toBe(2);
    expect(parted({ colocationStatus: null })).toBe(2);
    expect(parted({ sku: 'PAN' })).toBe(2);
    expect(parted({ deliveryTrackId: '7946' })).toBe(2);
    expect(parted({ deliveryTrackId: '' })).toBe(1);
    expect(parted({ totalSale: 1 })).toBe(1);
  });

  test('does not mix up a sku and a tracking id that look alike', () => {
    const { lines } = groupOrderLines([
      line('a', { sku: 'X,"1"', deliveryTrackId: null }),
      line('b', { sku: 'X', deliveryTrackId: '1' }),
    ]);
    expect(lines.length).toBe(2);
  });

  test('keeps the order of first appearance', () => {
    const { lines } = groupOrderLines([line('a'), line('b', { sku: 'PAN' }), line('c')]);
    expect(lines.map(({ colocationIds }) => colocationIds)).toEqual([['a', 'c'], ['b']]);
  });

  test('gives the order a sameStatus flag (S3.23)', () => {
    expect(groupOrderLines([]).sameStatus).toBe(true);
    expect(groupOrderLines([line('a')]).sameStatus).toBe(true);
    expect(groupOrderLines([line('a'), line('b', { sku: 'PAN' })]).sameStatus).toBe(true);
  });

  test('whose flag is false when statuses differ (S4.45)', () => {
    const flag = (...ids: (number | null)[]) =>
      groupOrderLines(
        ids.map((id, at) => line(String(at), { colocationStatus: id === null ? null : { id } })),
      ).sameStatus;
    expect(flag(1, 2)).toBe(false);
    expect(flag(1, null)).toBe(false);
    expect(flag(null, null)).toBe(true);
    expect(
      groupOrderLines([{ colocationId: 'a', sku: 'x', totalSale: 1 }, line('b', { colocationStatus: null })])
        .sameStatus,
    ).toBe(true);
  });

  it('keeps every line exactly once', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 20 }), (list) => {
        const { lines } = groupOrderLines(deepFreeze(list));
        expect(lines.flatMap(({ colocationIds }) => colocationIds).toSorted()).toEqual(
          list.map(({ colocationId }) => colocationId).toSorted(),
        );
        expect(lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(list.length);
      }),
    );
  });

  it('adds up to the same money, exactly', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 20 }), (list) => {
        const cents = (amounts: number[]) => amounts.reduce((sum, mxn) => sum + Math.round(mxn * 100), 0);
        const { lines } = groupOrderLines(list);
        expect(cents(lines.map(({ grandTotal }) => grandTotal))).toBe(
          cents(list.map(({ totalSale }) => totalSale)),
        );
      }),
    );
  });

  it('puts two lines together exactly when status, sku and tracking agree', () => {
    fc.assert(
      fc.property(anyLine, anyLine, (a, b) => {
        const together = groupOrderLines([a, b]).lines.length === 1;
        const agree =
          a.colocationStatus?.id === b.colocationStatus?.id &&
          a.sku === b.sku &&
          (a.deliveryTrackId || null) === (b.deliveryTrackId || null);
        expect(together).toBe(agree);
      }),
    );
  });
});
