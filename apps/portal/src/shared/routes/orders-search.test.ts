import { channelCodes, deliveryTypes, lineStatuses, orderTabs, pageSizes } from '@trastienda/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paths } from './paths.ts';
import {
  activeTerms,
  changed,
  datesLabel,
  filterCount,
  hasFilters,
  withoutFilters,
} from '../../pages/orders/filters.ts';
import { countedQueryOf, orderQueryOf } from '../../entities/order/order-query.ts';
import { deadlines, orderSorts, ordersSearch, type OrdersSearch } from './orders-search.ts';

const dayText = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const freeText = fc
  .string({ unit: 'grapheme', maxLength: 40 })
  .map((text) => text.trim())
  .filter(({ length }) => length <= 120);

const anySearch: fc.Arbitrary<OrdersSearch> = fc.record({
  status: fc.constantFrom(...orderTabs.map(({ id }) => id)),
  search: freeText,
  canal: fc.subarray([...channelCodes]),
  desde: fc.option(dayText),
  hasta: fc.option(dayText),
  entrega: fc.option(fc.constantFrom(...deliveryTypes)),
  evidencia: fc.boolean(),
  estado: fc.option(fc.constantFrom(...lineStatuses.map(({ id }) => `${id}` as const))),
  numero: freeText,
  limite: fc.option(fc.constantFrom(...deadlines)),
  orden: fc.option(fc.constantFrom(...orderSorts)),
  pagina: fc.integer({ min: 1, max: 9_999_999 }),
  tamano: fc.constantFrom(...pageSizes),
  pedido: freeText,
});

const read = (address: string) => ordersSearch.parse(new URLSearchParams(address.replace(/^[^?]*\?/, '')));
const clock = { now: Date.parse('2025-11-25T15:42:00Z'), timeZone: 'America/Mexico_City' };

describe('the orders screen in its address', () => {
  test('S2.39, S2.65: every state of the screen comes back from its own address', () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        expect(read(paths.orders(search))).toEqual(search);
      }),
    );
  });

  test('any text at all is read as some state, and that state has one address', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...Object.keys(ordersSearch.defaults), 'otro'), fc.string()),
        (query) => {
          const search = ordersSearch.parse(new URLSearchParams(query));
          expect(read(paths.orders(search))).toEqual(search);
        },
      ),
    );
  });

  test('D28: without anything chosen the address is the one of the specification', () => {
    expect(paths.orders()).toBe('/mis-pedidos?status=todos');
  });

  test('D35: a missing or unknown tab is todos; D167: a page size that is not offered is 20', () => {
    expect(read('?status=perdidos&tamano=37&pagina=0')).toEqual(ordersSearch.defaults);
    expect(ordersSearch.defaults.tamano).toBe(20);
  });

  test('a day that does not exist is no day', () => {
    expect(read('?desde=2025-02-30').desde).toBeNull();
    expect(read('?desde=2024-02-29').desde).toBe('2024-02-29');
  });
});

describe('what the service is asked for', () => {
  test('S2.64, S4.29 to S4.32: each tab asks for its family, and todos for none (D35)', () => {
    const ask = (address: string) => orderQueryOf(read(address))['filter-status-family'];
    expect(ask('?status=en-preparacion')).toBe('pendiente');
    expect(ask('?status=listos-para-enviar')).toBe('listo_para_enviar');
    expect(ask('?status=en-transito')).toBe('transito');
    expect(ask('?status=finalizados')).toBe('finalizado');
    expect(ask('?status=todos')).toBeUndefined();
  });

  test('S2.65, S2.66: each filter of the screen is a filter of the call (D68), and an absent one is not sent', () => {
    const full =
      '?status=todos&search=4500&canal=CS&canal=SR&desde=2025-11-01&hasta=2025-11-25&entrega=fulfillment&evidencia=true&orden=ship_by&pagina=3&tamano=50';
    expect(orderQueryOf(read(full))).toEqual({
      page: 3,
      pageSize: 50,
      search: '4500',
      'filter-marketplace': ['SR', 'CS'],
      'filter-date-range-begin': '2025-11-01',
      'filter-date-range-end': '2025-11-25',
      'filter-deliveryType': 'fulfillment',
      filtro_evidencia_pendiente: 'true',
      sort: 'ship_by',
    });
    expect(orderQueryOf(ordersSearch.defaults)).toEqual({ page: 1, pageSize: 20 });
  });

  test('what waits is asked for by its hand-over, what has left by its purchase, unless another order is asked for (D332)', () => {
    const sortOf = (address: string) => orderQueryOf(read(address)).sort;
    expect(sortOf('?status=en-preparacion')).toBe('ship_by');
    expect(sortOf('?status=listos-para-enviar')).toBe('ship_by');
    expect(sortOf('?status=finalizados')).toBeUndefined();
    expect(sortOf('?status=en-preparacion&orden=recientes')).toBeUndefined();
    expect(orderQueryOf(read('?status=en-preparacion&limite=24h'))['filter-deadline']).toBe('24h');
  });

  test('the statistics are asked under every filter but those that they count by (D332)', () => {
    const address = '?status=en-preparacion&canal=CS&limite=hoy&search=ana&desde=2025-11-01&pagina=2';
    expect(countedQueryOf(read(address))).toEqual({ search: 'ana', 'filter-date-range-begin': '2025-11-01' });
    expect(countedQueryOf(read('?status=finalizados'))).toEqual({});
  });
});

describe('filters', () => {
  test('a change of what is listed starts at the first page; a change of page does not', () => {
    const third = { ...ordersSearch.defaults, pagina: 3 };
    expect(changed(third, { canal: ['CS'] }).pagina).toBe(1);
    expect(changed(third, { pagina: 4 }).pagina).toBe(4);
  });

  test('"Quitar filtros" takes every filter away in one write, and leaves the tab and the order on show', () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        const bare = withoutFilters(search);
        expect(hasFilters(bare)).toBe(false);
        expect([bare.status, bare.tamano, bare.orden]).toEqual([search.status, search.tamano, search.orden]);
      }),
    );
  });

  test('tab, page, size and order of the list are no filters', () => {
    expect(hasFilters(read('?status=finalizados&pagina=4&tamano=50&orden=ship_by&pedido=1'))).toBe(false);
    expect(hasFilters(read('?evidencia=true'))).toBe(true);
  });

  test('filters are counted by what is set, two days as one; a search is in its field and no filter', () => {
    expect(filterCount(read('?search=4504155741'))).toBe(0);
    expect(filterCount(read('?canal=CS&canal=SR&entrega=dropshipping'))).toBe(2);
    expect(filterCount(read('?desde=2025-11-19&hasta=2025-11-25'))).toBe(1);
    expect(filterCount(read('?evidencia=true&estado=7&numero=9&hasta=2025-11-25&search=x'))).toBe(4);
  });

  test('S9.13: the days of a preset carry its label as long as they are that preset today', () => {
    expect(datesLabel({ desde: '2025-11-19', hasta: '2025-11-25' }, clock)).toBe('Ultimos 7 dias');
    expect(datesLabel({ desde: '2025-11-25', hasta: '2025-11-25' }, clock)).toBe('Hoy');
    expect(datesLabel({ desde: '2025-11-03', hasta: '2025-11-07' }, clock)).toBe('3 nov – 7 nov');
    expect(datesLabel({ desde: '2025-11-03', hasta: null }, clock)).toBe('Desde 3 nov');
    expect(datesLabel({ desde: null, hasta: null }, clock)).toBeNull();
  });

  test('the active terms are named when nothing matches', () => {
    const terms = activeTerms(
      read('?search=61840&canal=SR&desde=2025-11-19&hasta=2025-11-25&evidencia=true'),
      clock,
    );
    expect(terms).toEqual(['«61840»', 'Sears', 'Ultimos 7 dias', 'evidencia pendiente']);
  });
});
