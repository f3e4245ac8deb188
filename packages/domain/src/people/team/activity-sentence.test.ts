import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activityKinds } from './activity-kinds.ts';
import { activityCalls, activitySentence } from './activity-sentence.ts';

const whatOf = (call: string, facts = {}) => activitySentence(call, facts)?.what;

describe('what somebody did', () => {
  it('names what its request named', () => {
    expect(whatOf('cancelOrder', { order: '61840102' })).toBe('Canceló productos del pedido 61840102');
    expect(whatOf('deliverOrder', { order: '61840102' })).toBe('Marcó como entregado el pedido 61840102');
    expect(whatOf('createStoreUser', { person: 'caja@example.com' })).toBe('Invitó a caja@example.com');
    expect(whatOf('cancelCourierGuide', { guides: 3 })).toBe('Canceló 3 guías');
    expect(whatOf('requestPickup', { guides: 1 })).toBe('Pidió la recolección de una guía');
    expect(whatOf('linkTotalPlay')).toBe('Conectó Total Play');
    expect(whatOf('linkMercadoLibre', { isBegun: true })).toBe('Empezó a conectar Mercado Libre');
    expect(whatOf('deleteIntegrationChannel', { channel: 'WC' })).toBe('Desconectó WooCommerce');
  });

  it('reads well where the request named nothing', () => {
    expect(whatOf('cancelOrder')).toBe('Canceló productos de un pedido');
    expect(whatOf('updateStoreUser')).toBe('Cambió el acceso o el nombre de una persona');
    expect(whatOf('cancelCourierGuide')).toBe('Canceló una guía');
    expect(whatOf('deleteIntegrationChannel')).toBe('Desconectó un canal de venta');
  });

  it('is nothing for what changes nothing, or is no act at all', () => {
    for (const call of ['quoteCourier', 'getStore', '', 'constructor', '__proto__'])
      expect(activitySentence(call, {})).toBeNull();
  });

  it('is one sentence of one kind for each act, without a gap in it', () => {
    const facts = fc.record(
      {
        // Numbers of orders as channels write them: a number that ended in a full stop would look like a gap.
        order: fc.stringMatching(/^[A-Z0-9]{1,4}-?[0-9]{1,12}$/),
        person: fc.emailAddress(),
        guides: fc.integer({ min: 1, max: 500 }),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.constantFrom(...activityCalls()), facts, (call, given) => {
        const found = activitySentence(call, given);
        expect(found?.what).toMatch(/^[A-ZÁÉÍÓÚ]/);
        expect(found?.what).not.toMatch(/undefined|\.$/);
        expect(activityKinds.filter((kind) => activityCalls(kind).includes(call))).toEqual([found?.kind]);
      }),
    );
  });
});
