import { expect, test } from 'vitest';
import { trackingFamily, trackingStateLabel, trackingStates } from './tracking-states.ts';

test('a guide goes through the life of its order; what differs from it belongs to no part of it', () => {
  expect(trackingStates.map((state) => [state, trackingFamily(state)])).toEqual([
    ['generada', 'listo_para_enviar'],
    ['recolectada', 'transito'],
    ['en_transito', 'transito'],
    ['en_ruta', 'transito'],
    ['entregada', 'finalizado'],
    ['incidencia', null],
    ['cancelada', 'cancelado'],
    ['devuelta', null],
  ]);
});

test('every state has a word of the merchant', () => {
  expect(new Set(trackingStates.map(trackingStateLabel)).size).toBe(trackingStates.length);
});
