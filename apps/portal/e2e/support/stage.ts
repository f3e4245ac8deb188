import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { launchBrowser, openContext, type Profile } from './browser.ts';
import { type Gateway, startGateway } from './gateway.ts';
import { leaveBehind } from './left-behind.ts';
import { signIn } from './sign-in.ts';

type ContextOptions = Parameters<Browser['newContext']>[0];

/** What the tests of one file play on; there from its first test on. */
export type Stage = {
  readonly gateway: Gateway;
  /** The address that the browser opens. */
  readonly origin: string;
  /** A fresh profile of a person whom nobody knows yet. */
  readonly openContext: (options?: ContextOptions) => Promise<Profile>;
  /** A fresh profile of the merchant, signed in, and its page. */
  readonly merchant: (options?: ContextOptions) => Promise<{ context: Profile; page: Page }>;
};

/** A gateway with data of its own and a browser for the tests of the file that calls it. */
export function useGatewayAndBrowser(): Stage {
  let gateway: Gateway;
  let browser: Browser;
  const profiles: Profile[] = [];
  const open = async (options?: ContextOptions) => {
    const profile = await openContext(browser, options);
    profiles.push(profile);
    return profile;
  };
  beforeAll(async () => {
    [gateway, browser] = await Promise.all([startGateway(), launchBrowser()]);
  });
  beforeEach(({ task, onTestFailed }) => onTestFailed(() => leaveBehind(task.name, profiles)));
  afterAll(async () => {
    await browser?.close();
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
      const context = await open(options);
      const page = await context.newPage();
      await signIn(page, gateway.origin);
      return { context, page };
    },
  };
}

/**
 * One merchant, signed in once for the file, with a tab for what each test does: nothing in it is against the policy.
 */
export function useMerchantTabs(stage: Stage): (act: (page: Page) => Promise<void>) => Promise<void> {
  let context: Profile;
  beforeAll(async () => {
    const first = await stage.merchant();
    context = first.context;
    await first.page.close();
  });
  return async (act) => {
    const page = await context.newPage();
    await page.goto(`${stage.origin}/menu`);
    await page.getByRole('heading', { level: 1, name: 'Menú' }).waitFor();
    await act(page);
    await page.close();
    expect(context.complaints).toEqual([]);
  };
}

/** The end of a profile: it heard of no error and of nothing against the policy. */
export async function expectQuietEnd(context: Profile): Promise<void> {
  expect(context.complaints).toEqual([]);
  await context.close();
}
