import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { channelCodes } from '../../channel/channels.ts';
import { deliveryTypes } from '../delivery/delivery-types.ts';
import { lineStatuses } from '../status/line-statuses.ts';
import { isEvidencePending } from './is-evidence-pending.ts';

const delivered = { statusId: 7, deliveryType: 'dropshipping' };
const cancelled = { ...delivered, statusId: 8 };
const order = { marketplace: 'CS', evidenceStatus: null };

describe('the proof of delivery that a merchant still owes (calls.md 25.2)', () => {
  test('is asked for by CS, SR and SN alone', () => {
    const asking = channelCodes.filter((marketplace) =>
      isEvidencePending({ ...order, marketplace }, [delivered]),
    );
    expect(asking.toSorted()).toEqual(['CS', 'SN', 'SR']);
    expect(isEvidencePending({ ...order, marketplace: null }, [delivered])).toBe(false);
  });

  test.each([
    [null, true],
    ['pendiente', true],
    ['rechazada', true],
    ['en_revision', false],
    ['aceptada', false],
  ])('with evidence %s it is owed: %s', (evidenceStatus, owed) => {
    expect(isEvidencePending({ ...order, evidenceStatus }, [delivered])).toBe(owed);
  });

  test('is owed for what the merchant sends or delivers, not for Fulfillment', () => {
    const owed = deliveryTypes.filter((deliveryType) =>
      isEvidencePending(order, [{ ...delivered, deliveryType }]),
    );
    expect(owed).toEqual(['dropshipping', 'entrega_propia']);
    expect(isEvidencePending(order, [delivered, { ...delivered, deliveryType: 'fulfillment' }])).toBe(false);
  });

  test('is owed once a line is delivered: not before, nor when it has come back', () => {
    const owed = lineStatuses.filter(({ id }) => isEvidencePending(order, [{ ...delivered, statusId: id }]));
    expect(owed.map(({ name }) => name)).toEqual(['Entregado']);
    expect(isEvidencePending(order, [{ ...delivered, statusId: 77 }])).toBe(false);
  });

  test('waits for the last line, cancelled ones aside', () => {
    expect(isEvidencePending(order, [delivered, { ...delivered, statusId: 6 }])).toBe(false);
    expect(isEvidencePending(order, [delivered, cancelled])).toBe(true);
    expect(isEvidencePending(order, [cancelled, { ...cancelled, deliveryType: 'fulfillment' }])).toBe(false);
    expect(isEvidencePending(order, [])).toBe(false);
  });

  it('does not change with one more cancelled line, nor with the order of the lines', () => {
    const line = fc.record({
      statusId: fc.constantFrom(...lineStatuses.map(({ id }) => id)),
      deliveryType: fc.constantFrom(...deliveryTypes),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 5 }), (lines) => {
        const owed = isEvidencePending(order, lines);
        expect(isEvidencePending(order, [...lines, cancelled])).toBe(owed);
        expect(isEvidencePending(order, lines.toReversed())).toBe(owed);
      }),
    );
  });
});
