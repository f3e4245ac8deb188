import { createCourierGuide, listOrders, quoteCourier } from '@trastienda/api-client';
import { mock } from '@trastienda/api-client/msw';
import { describe, expect, test } from 'vitest';
import { createBrowser, openGuideApp } from '../testing/guide-app.ts';
import { guide, guidePath, orderWith } from '../testing/purchase.ts';

describe('two tabs that buy for one order', () => {
  test('both press: one buys, the other brings the same purchase to its end with the same keys', async () => {
    const browser = createBrowser();
    const [first, second] = [await openGuideApp({ browser }), await openGuideApp({ browser })];
    await Promise.all([first.openWizard(), second.openWizard()]);
    first.use(mock(createCourierGuide, { once: true }).delays(20));
    first.buy();
    await first.phase('buying');
    // What the first one's purchase does to the order.
    second.use(mock(listOrders).reply(orderWith(guide.guide)));
    second.buy();
    await first.phase('done');
    await second.phase('idle');
    expect([first.sent(guidePath).length, second.sent(guidePath).length]).toEqual([1, 0]);
  });

  test('without locks the second one finds the intent of the first and repeats it with its keys', async () => {
    const browser = createBrowser();
    const free = async () => () => {};
    const [first, second] = [
      await openGuideApp({ browser: { ...browser, lock: free } }),
      await openGuideApp({ browser: { ...browser, lock: free } }),
    ];
    await Promise.all([first.openWizard(), second.openWizard()]);
    first.use(mock(createCourierGuide).disconnects());
    first.buy();
    await first.phase('unknown');
    second.use(mock(quoteCourier).example());
    second.buy();
    await second.phase('done');
    expect(new Set([...first.keysOf(guidePath), ...second.keysOf(guidePath)]).size).toBe(1);
  });
});
