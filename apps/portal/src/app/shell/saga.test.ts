import { getStoreService } from '@trastienda/api-client';
import { mock } from '@trastienda/api-client/msw';
import { describe, expect, test } from 'vitest';
import { createTestApp, type TestAppOptions } from '../../testing/test-app.ts';
import { websiteService } from '../../entities/store/operations.ts';
import { sessionFeature } from '../session/session.saga.ts';
import { shellFeature } from './saga.ts';
import { selectWebsite } from '../../entities/store/selectors.ts';

/** The bars of an open store, as far as they wait for the first time. */
async function open(options: TestAppOptions, waits: readonly number[]) {
  const app = createTestApp(options);
  app.store.startFeature(sessionFeature);
  await app.until(({ session }) => session.gate.phase === 'open');
  app.store.startFeature(shellFeature);
  await expect.poll(() => app.clock.waits()).toEqual(waits);
  return app;
}

describe('"Paginas" of the service switcher', () => {
  const config = {
    websiteServiceUrl: 'https://paginas.example.com/sitio',
    websiteOnboardingUrl: 'https://paginas.example.com/empezar',
  };
  const website = async (status: string | 503) => {
    const service = mock(getStoreService);
    const answer =
      status === 503 ? service.fails(503) : service.reply({ name: 'paginas', status, url: null });
    const app = await open({ config, handlers: [answer] }, [1000]);
    // Nobody is sent anywhere before the store's service has said whether it is active.
    expect(selectWebsite(app.store.getState())).toBeUndefined();
    app.clock.pass(1000);
    await app.until((state) => ['succeeded', 'failed'].includes(websiteService.select(state).status));
    return selectWebsite(app.store.getState());
  };

  test("S2.18: leads to the website service when its status is 'active'", async () => {
    expect(await website('active')).toBe(config.websiteServiceUrl);
  });

  test("S2.19: leads to an onboarding page when its status is 'inactive', and nowhere when nobody knows", async () => {
    expect(await website('inactive')).toBe(config.websiteOnboardingUrl);
    expect(await website(503)).toBeUndefined();
  });
});

describe('the session of an open page', () => {
  test('S4.4: is read again on the interval that is set, while the page is looked at', async () => {
    const app = await open({ config: { sessionPollSeconds: 300 } }, [1000, 300_000]);
    const asked = () => app.sent('auth/session').length;
    const before = asked();
    app.clock.pass(300_000);
    await expect.poll(asked).toBe(before + 1);
    await expect.poll(() => app.clock.waits()).toContain(300_000);
    app.setVisible(false);
    app.clock.pass(300_000);
    await expect.poll(() => app.clock.waits()).toContain(300_000);
    expect(asked()).toBe(before + 1);
  });

  test('S4.4: is not, when no interval is set', async () => {
    const app = await open({}, [1000]);
    expect(app.clock.waits()).toEqual([1000]);
  });
});
