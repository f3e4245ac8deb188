import { getBalance } from '@trastienda/api-client';
import { mock } from '@trastienda/api-client/msw';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { createOperation } from './create-operation.ts';

const balance = createOperation(getBalance, { name: 'balanceAfterOutage' });
const input = { params: { storeId: '10452' } };

/** A read on show that failed so; `session` says whether the session answers from here on, `back` that the read does. */
async function open(fails: number | 'network', { isOnShow = true } = {}) {
  const away = fails === 'network' ? mock(getBalance).disconnects() : mock(getBalance).fails(fails);
  const app = createTestApp({ handlers: [away] });
  const hide = isOnShow ? app.show(balance, input) : () => {};
  const known = () => balance.select(app.store.getState(), input);
  app.store.dispatch(balance.requested(input));
  await app.until(() => known().status === 'failed');
  const session = (isThere: boolean) =>
    app.use(
      http.get('*/api/auth/session', () =>
        isThere ? HttpResponse.json(null) : HttpResponse.json({}, { status: 503 }),
      ),
    );
  const back = () => app.use(mock(getBalance).example());
  const asked = () => app.sent('user/balance').length;
  const asksAgain = async (ms: number) => {
    await expect.poll(() => app.clock.waits()).toEqual([ms]);
  };
  return { ...app, hide, known, session, back, asked, asksAgain };
}

describe('a read on show that an outage left without an answer (D509)', () => {
  test.each([502, 503, 'network'] as const)(
    'of %s is asked again once the session answers',
    async (fails) => {
      const app = await open(fails);
      app.session(false);
      await app.asksAgain(10_000);
      app.clock.pass(10_000);
      // Nobody answers yet: the session is asked, and nothing else.
      await app.asksAgain(10_000);
      expect([app.sent('auth/session').length, app.asked()]).toEqual([1, 1]);
      app.session(true);
      app.back();
      app.clock.pass(10_000);
      await app.until(() => app.known().status === 'succeeded');
      expect([app.asked(), app.clock.waits()]).toEqual([2, []]);
    },
  );

  test('of one service that is away alone is asked again ever more seldom', async () => {
    const app = await open(503);
    app.session(true);
    for (const [at, pause] of [10_000, 20_000, 40_000, 80_000, 80_000].entries()) {
      await app.asksAgain(pause);
      expect(app.asked()).toBe(at + 1);
      app.clock.pass(pause);
    }
    await app.asksAgain(80_000);
  });

  test('is left alone while nobody looks', async () => {
    const app = await open(503);
    app.session(true);
    app.setVisible(false);
    await app.asksAgain(10_000);
    app.clock.pass(10_000);
    await app.asksAgain(10_000);
    expect([app.sent('auth/session').length, app.asked()]).toEqual([0, 1]);
    // A read that went out of sight needs no answer.
    app.hide();
    app.setVisible(true);
    app.clock.pass(10_000);
    await expect.poll(() => app.clock.waits()).toEqual([]);
    expect(app.asked()).toBe(1);
  });

  test.each([403, 404, 500])('and one of %i is the answer', async (status) => {
    const app = await open(status);
    expect(app.clock.waits()).toEqual([]);
  });

  test('is on show: another one is its caller\u2019s', async () => {
    const app = await open(503, { isOnShow: false });
    expect(app.clock.waits()).toEqual([]);
  });
});
