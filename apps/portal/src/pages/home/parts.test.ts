import {
  getOrderStatistics,
  getPendingEvidenceTotal,
  listOrders,
  listSalesChannels,
} from '@trastienda/api-client';
import { getSalesStatistics } from '@trastienda/api-client/kidal';
import { mock } from '@trastienda/api-client/msw';
import { describe, expect, test } from 'vitest';
import { createTestApp, type TestAppOptions } from '../../testing/test-app.ts';
import { storeChosen } from '../../shared/session/slice.ts';
import { type HomePart, homeParts, homeRequest, isSaidOnce, selectTroubles } from './parts.ts';

const ask = {
  email: 'mariana@casalumbre.example',
  sales: { query: { fechaInicio: '2025-11-19', fechaFin: '2025-11-25' } },
};

async function home(handlers: NonNullable<TestAppOptions['handlers']>) {
  const app = createTestApp({ handlers });
  app.store.dispatch(storeChosen('10452'));
  for (const part of homeParts) app.store.dispatch(homeRequest(part, ask));
  await app.until(({ operations }) => {
    const asked = Object.values(operations).map((keys) => Object.values(keys)[0]?.status);
    return asked.length === homeParts.length && !asked.includes('loading');
  });
  const troubles = () => selectTroubles(app.store.getState(), ask);
  return { ...app, troubles, parts: () => troubles().map(({ part }): HomePart => part) };
}

describe('home with a service down (experience.md 13: card by card)', () => {
  test('nothing failed: nothing is said', async () => {
    const { troubles } = await home([]);
    expect(troubles()).toEqual([]);
    expect(isSaidOnce(troubles())).toBe(false);
  });

  test('one empty card says why itself; two failures of the same card are still one card', async () => {
    const one = await home([mock(listSalesChannels).fails(503)]);
    expect(one.parts()).toEqual(['channels']);
    expect(isSaidOnce(one.troubles())).toBe(false);
    const both = await home([mock(listOrders).fails(503), mock(getPendingEvidenceTotal).fails(503)]);
    expect(both.parts()).toEqual(['due', 'evidence']);
    expect(isSaidOnce(both.troubles())).toBe(false);
  });

  test('the counts fill two cards: without them the page says why once, for both', async () => {
    const { troubles } = await home([mock(getOrderStatistics).fails(503)]);
    expect(isSaidOnce(troubles())).toBe(true);
  });

  test('a store that sold nothing has no trouble; sums that did not come are one (S4.26, D98)', async () => {
    const none = await home([mock(getSalesStatistics).fails(404)]);
    expect(none.parts()).toEqual([]);
    const broken = await home([mock(getSalesStatistics).fails(503)]);
    expect(broken.parts()).toEqual(['byChannel']);
    expect(isSaidOnce(broken.troubles())).toBe(false);
  });

  test('a card that still shows its last answer is no empty card', async () => {
    const app = await home([]);
    app.use(mock(listSalesChannels).fails(503));
    app.store.dispatch(homeRequest('channels', ask));
    await app.until(({ operations }) => JSON.stringify(operations).includes('503'));
    expect(app.parts()).toEqual([]);
  });
});
