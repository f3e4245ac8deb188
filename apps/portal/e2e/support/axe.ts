import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Axe = { readonly run: (context: { readonly exclude: readonly string[] }) => Promise<AxeResults> };

/** Until nothing fades any more: a colour on its way has a contrast that nobody reads. What turns for ever is left to turn. */
const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const fading = document
      .getAnimations()
      .filter((one) => one.playState === 'running')
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(fading.map(({ finished }) => finished));
  });

/**
 * Every violation that axe finds on the page as it stands, one line each. The source is evaluated by the browser's own
 * tools, so that the page's content security policy stays as it is.
 */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(source);
  await atRest(page);
  const results = await page.evaluate(() =>
    // What React Aria says once stays in its live region for seven seconds, also when what named it has left the page.
    (globalThis as unknown as { axe: Axe }).axe.run({ exclude: ['[data-live-announcer]'] }),
  );
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) ${String(target)}: ${failureSummary ?? ''}`),
  );
}
