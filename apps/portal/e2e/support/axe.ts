import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import { schemes } from './browser.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Axe = {
  readonly run: (
    context: { readonly exclude: readonly string[] },
    options: RunOptions,
  ) => Promise<AxeResults>;
};

/** Until nothing fades any more: a colour on its way has a contrast that nobody reads. What turns for ever is left to turn. */
const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const fading = document
      .getAnimations()
      .filter((one) => one.playState === 'running')
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(fading.map(({ finished }) => finished));
  });

/** The rules whose answer depends on colours, and so on the scheme. */
const ofColor: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/**
 * Every violation that axe finds on the page as it stands, one line each, by all of its rules or those chosen. The source is evaluated by the browser's own
 * tools, so that the page's content security policy stays as it is.
 */
export async function violationsOf(page: Page, chosen: RunOptions = {}): Promise<string[]> {
  await page.evaluate(source);
  await atRest(page);
  const results = await page.evaluate(
    (options) =>
      // What React Aria says once stays in its live region for seven seconds, also when what named it has left the page.
      (globalThis as unknown as { axe: Axe }).axe.run({ exclude: ['[data-live-announcer]'] }, options),
    chosen,
  );
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) ${String(target)}: ${failureSummary ?? ''}`),
  );
}

/**
 * The same in each of the product's schemes, as a browser asks for them. The page stays and only its colours change, so that
 * the rules that ask for more are run once. Leaves the page in the light scheme.
 */
export async function violationsInEveryScheme(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [scheme, media] of Object.entries(schemes).toReversed()) {
    await page.emulateMedia(media);
    const violations = await violationsOf(page, scheme === 'light' ? {} : ofColor);
    found.push(...violations.map((violation) => `${scheme}: ${violation}`));
  }
  return found;
}
