import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { leaveWarningNeeded } from './leave-warning-needed.ts';
import { paginasDestination } from './paginas-destination.ts';
import { invoiceSidebar, mustShowWallet } from './path-rules.ts';
import {
  isMobileWidth,
  mainMargin,
  mobileBreakpoint,
  reducedSidebarWidth,
  resizeDebounceMs,
  sidebarMode,
} from './sidebar.ts';
import { storesBeforeToggle, visibleStores } from './visible-stores.ts';

describe('the sidebar', () => {
  test('is reduced from 751 to 1110 px, and full again at 750', () => {
    expect([reducedSidebarWidth, mobileBreakpoint, resizeDebounceMs]).toEqual([1110, 750, 300]);
    expect([390, 750, 751, 1110, 1111, 1440].map((width) => sidebarMode(width))).toEqual([
      'full',
      'full',
      'reduced',
      'reduced',
      'full',
      'full',
    ]);
  });

  test('above 1110 px follows the own choice, and nowhere else', () => {
    expect([750, 1110, 1111].map((width) => sidebarMode(width, 'reduced'))).toEqual([
      'full',
      'reduced',
      'reduced',
    ]);
  });

  test('leaves 240 px when full, 70 when reduced, none on a phone', () => {
    expect([750, 751, 1110, 1111].map((width) => mainMargin(width))).toEqual([0, 70, 70, 240]);
    expect(mainMargin(1440, 'reduced')).toBe(70);
    expect([750, 751].map(isMobileWidth)).toEqual([true, false]);
  });

  it('the margin always fits the mode', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 200, max: 4000 }),
        fc.constantFrom('full' as const, 'reduced' as const),
        (width, choice) => {
          const expected = isMobileWidth(width) ? 0 : sidebarMode(width, choice) === 'full' ? 240 : 70;
          expect(mainMargin(width, choice)).toBe(expected);
        },
      ),
    );
  });
});

describe('the store switcher', () => {
  const stores = (count: number) => Array.from({ length: count }, (_, at) => ({ id: String(at + 1) }));
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('');

  test('lists up to 4 stores, and has its toggle from 4 on', () => {
    expect(storesBeforeToggle).toBe(4);
    expect(visibleStores(stores(3), false)).toMatchObject({ toggle: null });
    expect(visibleStores(stores(4), false)).toEqual({
      stores: stores(4),
      toggle: 'all',
    });
    expect(visibleStores(stores(6), false)).toEqual({
      stores: stores(4),
      toggle: 'all',
    });
    expect(visibleStores(stores(6), true)).toEqual({ stores: stores(6), toggle: 'fewer' });
    expect(visibleStores(stores(3), true).toggle).toBeNull();
  });

  test('puts the current store first and keeps the others in their order', () => {
    expect(ids(visibleStores(stores(6), false, '5').stores)).toBe('5123');
    expect(ids(visibleStores(stores(6), true, '5').stores)).toBe('512346');
    expect(ids(visibleStores(stores(3), false, 'x').stores)).toBe('123');
    expect(ids(visibleStores(stores(3), false, null).stores)).toBe('123');
  });

  it('always shows the current store, and all stores when expanded', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(50).map(String), { minLength: 1, maxLength: 12 }),
        fc.nat(),
        fc.boolean(),
        (all, pick, expanded) => {
          const current = all[pick % all.length]!;
          const shown = visibleStores(
            all.map((id) => ({ id })),
            expanded,
            current,
          ).stores.map(({ id }) => id);
          expect(shown[0]).toBe(current);
          expect(shown.length).toBe(expanded ? all.length : Math.min(4, all.length));
          expect(all).toEqual(expect.arrayContaining(shown));
        },
      ),
    );
  });
});

describe('leaving product creation', () => {
  test('warns with a step above 0 and no product id in the query, and only then (S4.20)', () => {
    expect(leaveWarningNeeded({ step: 1, productId: null })).toBe(true);
    expect(leaveWarningNeeded({ step: 3, productId: '' })).toBe(true);
    expect(leaveWarningNeeded({ step: 1 })).toBe(true);
    expect(leaveWarningNeeded({ step: 0, productId: null })).toBe(false);
    expect(leaveWarningNeeded({ step: 3, productId: 'p-1001' })).toBe(false);
    expect(leaveWarningNeeded({ step: Number.NaN })).toBe(false);
  });
});

describe('where the Paginas switch leads', () => {
  test('to the website when active, to onboarding otherwise, nowhere while it is not known', () => {
    expect(paginasDestination('active')).toBe('website');
    for (const status of ['inactive', 'suspended', '', null])
      expect(paginasDestination(status)).toBe('onboarding');
    expect(paginasDestination(undefined)).toBe('disabled');
  });
});

describe('rules by path', () => {
  test('the wallet shows on the home route only', () => {
    expect(['/', '/?store=1', '/#x'].map(mustShowWallet)).toEqual([true, true, true]);
    expect(['', '/mis-pedidos', '//', '/index'].map(mustShowWallet)).toEqual([false, false, false, false]);
  });

  test('the sidebar of the invoices shows on every route under /subir-facturas', () => {
    const yes = ['', '/', '/automaticas', '/manuales?x=1', '/masivas#y', '?a=/'].map(
      (end) => `/subir-facturas${end}`,
    );
    expect(yes.map(invoiceSidebar)).toEqual(yes.map(() => true));
    for (const path of ['/', '/subir-facturas-2', '/x/subir-facturas', '/mis-pagos?from=/subir-facturas/']) {
      expect(invoiceSidebar(path)).toBe(false);
    }
  });
});
