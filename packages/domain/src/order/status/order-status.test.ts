import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { trackingStateLabel, trackingStates } from '../../guide/tracking/tracking-states.ts';
import { deliveryTypeLabel, deliveryTypes } from '../delivery/delivery-types.ts';
import { type LineEvent, lineEventOfTracking, lineTransitions, nextLineStatus } from './line-events.ts';
import { lineStatuses, lineStatusLabel, lineStatusOf } from './line-statuses.ts';
import { orderFamilyOfLines } from './order-family-of-lines.ts';
import { isStatusFamily, statusFamilies, statusLabel } from './status-families.ts';

const events = Object.keys(lineTransitions) as LineEvent[];
const ids = lineStatuses.map(({ id }) => id);
const lines = (...statusIds: (number | null)[]) =>
  statusIds.map((id) => ({ colocationStatus: id === null ? null : { id } }));

/** Which statuses an event may start from, and where it leads. */
const outcomes = (event: LineEvent, deliveryType: string) =>
  ids.flatMap((id) => {
    const next = nextLineStatus(event, id, { deliveryType });
    return next.ok ? [`${id} → ${next.value}`] : [];
  });

describe('status families', () => {
  test('are the four given ones and cancelado (S1.24)', () => {
    expect(statusFamilies).toEqual(['pendiente', 'listo_para_enviar', 'transito', 'finalizado', 'cancelado']);
    expect(statusFamilies.map(statusLabel)).toEqual([
      'En preparación',
      'Listo para enviar',
      'En tránsito',
      'Finalizado',
      'Cancelado',
    ]);
  });

  test('are told from other texts', () => {
    expect(statusFamilies.every(isStatusFamily)).toBe(true);
    for (const other of ['todos', '', null, 1]) expect(isStatusFamily(other)).toBe(false);
  });
});

describe('line statuses (calls.md 25.2)', () => {
  test('are nine, each in its family', () => {
    expect(lineStatuses.map(({ id, name, family }) => `${id} ${name}: ${family}`)).toEqual([
      '1 Pendiente: pendiente',
      '2 Aceptado: pendiente',
      '3 Guía generada: listo_para_enviar',
      '4 Recolección solicitada: listo_para_enviar',
      '5 En tránsito: transito',
      '6 En ruta de entrega: transito',
      '7 Entregado: finalizado',
      '8 Cancelado: cancelado',
      '9 Devuelto: finalizado',
    ]);
    expect(lineStatusOf(9)?.name).toBe('Devuelto');
    expect(lineStatusOf(10)).toBeUndefined();
    expect(lineStatusOf(null)).toBeUndefined();
  });

  test('a merchant reads their names, and of a waiting piece what its order and its tab say', () => {
    expect(ids.filter((id) => lineStatusLabel(id) !== lineStatusOf(id)?.name)).toEqual([1]);
    expect(lineStatusLabel(1)).toBe(statusLabel('pendiente'));
    expect(lineStatusLabel(10)).toBeUndefined();
  });

  test.each<[LineEvent, string[]]>([
    ['accept', ['1 → 2']],
    ['ship', ['1 → 3', '2 → 3']],
    ['requestPickup', ['3 → 4']],
    ['moveInTransit', ['3 → 5', '4 → 5']],
    ['goOutForDelivery', ['3 → 6', '4 → 6', '5 → 6']],
    ['deliver', ['3 → 7', '4 → 7', '5 → 7', '6 → 7']],
    ['cancel', ['1 → 8', '2 → 8', '3 → 8', '4 → 8']],
    ['return', ['5 → 9', '6 → 9', '7 → 9']],
    ['channelDone', ['1 → 7', '2 → 7', '3 → 7', '4 → 7', '5 → 7', '6 → 7']],
    ['channelCancel', ['1 → 8', '2 → 8']],
    ['cancelGuide', ['3 → 2', '4 → 2']],
  ])('%s leads only %j', (event, expected) => {
    expect(outcomes(event, 'dropshipping')).toEqual(expected);
  });

  test('a merchant delivers the own deliveries from the first statuses too', () => {
    expect(outcomes('deliver', 'entrega_propia')).toEqual([
      '1 → 7',
      '2 → 7',
      '3 → 7',
      '4 → 7',
      '5 → 7',
      '6 → 7',
    ]);
    expect(outcomes('ship', 'entrega_propia')).toEqual(['1 → 3', '2 → 3']);
  });

  test('cancelling a line cancels its guide, cancelling a guide clears it from the line', () => {
    const withGuide = events.filter((event) => 'guide' in lineTransitions[event]);
    expect(withGuide).toEqual(['cancel', 'cancelGuide']);
    expect(lineTransitions.cancel.guide).toBe('cancelled');
    expect(lineTransitions.cancelGuide.guide).toBe('cleared');
  });

  test('a line without status counts as Pendiente', () => {
    expect(nextLineStatus('accept', null)).toEqual({ ok: true, value: 2 });
    expect(nextLineStatus('accept', undefined, {})).toEqual({ ok: true, value: 2 });
  });

  test('a refusal names the status', () => {
    expect(nextLineStatus('ship', 7)).toEqual({
      ok: false,
      error: { code: 'not_allowed', message: 'Ya está en «Entregado»' },
    });
    expect(nextLineStatus('ship', 77)).toMatchObject({
      error: { message: 'Ya está en «77»' },
    });
  });

  test('what a carrier reports is an event', () => {
    expect(trackingStates.map((state) => [state, lineEventOfTracking(state)])).toEqual([
      ['generada', null],
      ['recolectada', 'moveInTransit'],
      ['en_transito', 'moveInTransit'],
      ['en_ruta', 'goOutForDelivery'],
      ['entregada', 'deliver'],
      ['incidencia', 'goOutForDelivery'],
      ['cancelada', null],
      ['devuelta', 'return'],
    ]);
  });

  it('ends: no row of events goes round for ever without a guide being cancelled', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...events.filter((event) => event !== 'cancelGuide')), { maxLength: 50 }),
        (row) => {
          let status = 1;
          let moves = 0;
          for (const event of row) {
            const next = nextLineStatus(event, status);
            if (!next.ok) continue;
            expect(next.value).toBeGreaterThan(status);
            status = next.value;
            moves += 1;
          }
          expect(moves).toBeLessThanOrEqual(8);
        },
      ),
    );
  });

  it('every status can be reached from the first one', () => {
    const reached = new Set<number>([1]);
    for (const id of reached) {
      for (const event of events) {
        const next = nextLineStatus(event, id);
        if (next.ok) reached.add(next.value);
      }
    }
    expect([...reached].toSorted()).toEqual(ids);
  });
});

describe("the order's family", () => {
  test('is the least advanced among the lines that are not cancelled', () => {
    expect(orderFamilyOfLines(lines(7, 3, 5))).toBe('listo_para_enviar');
    expect(orderFamilyOfLines(lines(8, 5))).toBe('transito');
    expect(orderFamilyOfLines(lines(8, 9))).toBe('finalizado');
  });

  test('is cancelado with all lines cancelled, pendiente without lines', () => {
    expect(orderFamilyOfLines(lines(8, 8))).toBe('cancelado');
    expect(orderFamilyOfLines([])).toBe('pendiente');
  });

  test('counts a line without a known status as pendiente', () => {
    expect(orderFamilyOfLines(lines(7, null))).toBe('pendiente');
    expect(orderFamilyOfLines(lines(99))).toBe('pendiente');
    expect(orderFamilyOfLines([{}])).toBe('pendiente');
  });

  it('does not depend on the order of the lines', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(null, ...ids), { maxLength: 8 }), (statusIds) => {
        expect(orderFamilyOfLines(lines(...statusIds.toReversed()))).toBe(
          orderFamilyOfLines(lines(...statusIds)),
        );
      }),
    );
  });

  it('is not changed by one more cancelled line', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ids), { minLength: 1, maxLength: 8 }), (statusIds) => {
        expect(orderFamilyOfLines(lines(...statusIds, 8))).toBe(orderFamilyOfLines(lines(...statusIds)));
      }),
    );
  });
});

describe('words of tracking and delivery', () => {
  test('each tracking state has its own', () => {
    expect(trackingStates.map(trackingStateLabel)).toEqual([
      'Guía generada',
      'Recolectada',
      'En tránsito',
      'En ruta de entrega',
      'Entregada',
      'Con incidencia',
      'Cancelada',
      'Devuelta',
    ]);
  });

  test('each delivery type has its own', () => {
    expect(deliveryTypes.map(deliveryTypeLabel)).toEqual([
      'Envío desde tu almacén',
      'Fulfillment',
      'Entrega propia',
    ]);
  });
});
