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

  it('says what support did, and why', () => {
    expect(whatOf('wallet:credit', { amount: 50_000, reason: 'Transferencia del lunes.' })).toBe(
      'Abonó $500.00 al saldo para guías: Transferencia del lunes',
    );
    expect(whatOf('wallet:credit', { amount: -20_050, reason: ' abono repetido ' })).toBe(
      'Descontó $200.50 del saldo para guías: abono repetido',
    );
    expect(whatOf('store:owner', { person: 'nueva@example.com' })).toBe(
      'Puso la tienda a nombre de nueva@example.com',
    );
    expect(whatOf('store:close', { reason: 'a petición suya' })).toBe('Cerró la tienda: a petición suya');
    expect(whatOf('store:open')).toBe('Volvió a abrir la tienda');
    expect(whatOf('jobs:retry')).toBe('Volvió a intentar un trabajo con errores');
  });

  it('reads well where the request named nothing', () => {
    expect(whatOf('wallet:credit')).toBe('Corrigió el saldo para guías');
    expect(whatOf('store:owner')).toBe('Puso la tienda a nombre de otra persona');
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
        amount: fc.integer({ min: -1_000_000, max: 1_000_000 }),
        reason: fc.stringMatching(/^[a-z][a-z .]{0,20}$/),
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
