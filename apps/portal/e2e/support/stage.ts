import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { browserOfWorker, openContext, type Profile } from './browser.ts';
import { copyOf } from '../../../../tools/data-folder.ts';
import { type Gateway, startGateway } from './gateway.ts';
import { leaveBehind } from './left-behind.ts';
import { demoData } from './provided.ts';
import { signedIn } from './sign-in.ts';

type ContextOptions = Parameters<Browser['newContext']>[0];

/** What the tests of one file play on; there from its first test on. */
export type Stage = {
  readonly gateway: Gateway;
  /** The address that the browser opens; addresses without one begin there. */
  readonly origin: string;
  /** A fresh profile of a person whom nobody knows yet. */
  readonly openContext: (options?: ContextOptions) => Promise<Profile>;
  /** A fresh profile of the merchant, with a session of its own, and a page that has opened nothing yet. */
  readonly merchant: (options?: ContextOptions) => Promise<{ context: Profile; page: Page }>;
};

/** A gateway with data of its own, and a browser, for the tests of the file that calls it. */
export function useGatewayAndBrowser(): Stage {
  let gateway: Gateway;
  let browser: Browser;
  const profiles: Profile[] = [];
  const open = async (options?: ContextOptions) => {
    const profile = await openContext(browser, { baseURL: gateway.origin, ...options });
    profiles.push(profile);
    return profile;
  };
  beforeAll(async () => {
    [gateway, browser] = await Promise.all([
      copyOf(demoData()).then((data) => startGateway({ data })),
      browserOfWorker(),
    ]);
  });
  beforeEach(({ task, onTestFailed }) => onTestFailed(() => leaveBehind(task.name, profiles)));
  afterAll(async () => {
    // A profile that a failed test left on its way somewhere may not close; the gateway stops all the same.
    await Promise.allSettled(profiles.map((profile) => profile.close()));
    await gateway?.stop();
  });
  return {
    get gateway() {
      return gateway;
    },
    get origin() {
      return gateway.origin;
    },
    openContext: open,
    async merchant(options) {
      const context = await open({ storageState: await signedIn(gateway.origin), ...options });
      return { context, page: await context.newPage() };
    },
  };
}

/**
 * One profile of the merchant and one tab for the file, which each test takes over where the one before left it: the browser
 * keeps what it has loaded and compiled, so that a page costs a third of one in a new tab. Nothing in it is against the policy.
 */
export function useMerchantTab(stage: Stage): (act: (page: Page) => Promise<void>) => Promise<void> {
  let opened: ReturnType<Stage['merchant']> | undefined;
  return async (act) => {
    opened ??= stage.merchant();
    const { context, page } = await opened;
    await act(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(context.complaints).toEqual([]);
  };
}

/** The end of a profile: it heard of no error and of nothing against the policy. */
export async function expectQuietEnd(context: Profile): Promise<void> {
  expect(context.complaints).toEqual([]);
  await context.close();
}
