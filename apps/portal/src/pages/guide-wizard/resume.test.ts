import { createCourierGuide } from '@trastienda/api-client';
import { exampleSession } from '@trastienda/api-client/msw';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { sessionFeature } from '../../app/session/session.saga.ts';
import { createGuidesFeature } from './feature.ts';
import { resumePurchases } from './resume.ts';
import { createBrowser, orderNumber, untilTrue } from './testing/guide-app.ts';
import { cutPurchase } from './testing/purchase.ts';
import { selectPurchase } from './slice.ts';

/** A page anywhere in the portal, as it starts. */
function openAnywhere(browser: ReturnType<typeof createBrowser>) {
  const app = createTestApp({ session: exampleSession });
  let loads = 0;
  resumePurchases(app.store, browser.persistentStore, async () => {
    loads += 1;
    return { guidesFeature: createGuidesFeature(browser) };
  });
  app.store.startFeature(sessionFeature);
  return { ...app, loads: () => loads };
}

describe('a purchase that the page did not live to see the end of', () => {
  test('is carried on by the next page, wherever the merchant is, with a word of it', async () => {
    const { reloaded } = await cutPurchase(createCourierGuide);
    const app = openAnywhere(reloaded);
    await untilTrue(() => selectPurchase(app.store.getState(), orderNumber).phase === 'done');
    await untilTrue(() => app.store.getState().notifications.length > 0);
    expect(app.store.getState().notifications[0]?.text).toMatch(/^Se generó la guía \d+$/u);
    expect(app.sent('generar-guia-mensajeria')).toHaveLength(1);
  });

  test('that does not exist loads nothing', async () => {
    const app = openAnywhere(createBrowser());
    await app.until((state) => state.session.gate.phase === 'open');
    await untilTrue(() => app.sent('store/').length > 0);
    expect(app.loads()).toBe(0);
  });
});
