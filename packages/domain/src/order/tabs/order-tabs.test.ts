import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { statusFamilies } from '../status/status-families.ts';
import { anyText } from '../../testing/arbitraries.ts';
import { orderTabOf, orderTabs, statusFamilyOfTab, tabOfStatusFamily } from './order-tabs.ts';

describe('order tabs', () => {
  test('are the order groups of the interface, all of them first and the cancelled ones last (S1.24)', () => {
    expect(orderTabs.map(({ id, label }) => `${id}: ${label}`)).toEqual([
      'todos: Todos',
      'en-preparacion: En preparación',
      'listos-para-enviar: Listos para enviar',
      'en-transito: En tránsito',
      'finalizados: Finalizados',
      'cancelados: Cancelados',
    ]);
  });

  test('en-preparacion is the family pendiente (S4.29)', () => {
    expect(statusFamilyOfTab('en-preparacion')).toBe('pendiente');
    expect(tabOfStatusFamily('pendiente')).toBe('en-preparacion');
  });

  test('listos-para-enviar is the family listo_para_enviar (S4.30)', () => {
    expect(statusFamilyOfTab('listos-para-enviar')).toBe('listo_para_enviar');
    expect(tabOfStatusFamily('listo_para_enviar')).toBe('listos-para-enviar');
  });

  test('en-transito is the family transito (S4.31)', () => {
    expect(statusFamilyOfTab('en-transito')).toBe('transito');
    expect(tabOfStatusFamily('transito')).toBe('en-transito');
  });

  test('finalizados is the family finalizado (S4.32)', () => {
    expect(statusFamilyOfTab('finalizados')).toBe('finalizado');
    expect(tabOfStatusFamily('finalizado')).toBe('finalizados');
  });

  test('cancelados is the family cancelado, todos is none', () => {
    expect(statusFamilyOfTab('cancelados')).toBe('cancelado');
    expect(tabOfStatusFamily('cancelado')).toBe('cancelados');
    expect(statusFamilyOfTab('todos')).toBeNull();
    expect(tabOfStatusFamily(null)).toBe('todos');
    expect(tabOfStatusFamily(undefined)).toBe('todos');
  });

  test('a missing or unknown status is todos', () => {
    for (const status of [null, undefined, '', 'TODOS', 'otra']) expect(orderTabOf(status)).toBe('todos');
    expect(orderTabs.map(({ id }) => orderTabOf(id))).toEqual(orderTabs.map(({ id }) => id));
  });

  it('a family and its tab lead to each other', () => {
    fc.assert(
      fc.property(fc.constantFrom(...statusFamilies), (family) => {
        expect(statusFamilyOfTab(tabOfStatusFamily(family))).toBe(family);
      }),
    );
  });

  it('any text asks for the same family as the tab that it is read as', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.constantFrom(...orderTabs.map(({ id }) => id))), (text) => {
        expect(statusFamilyOfTab(text)).toBe(statusFamilyOfTab(orderTabOf(text)));
      }),
    );
  });
});
