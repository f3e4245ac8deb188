import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { Profile } from './browser.ts';
import type { Stage } from './stage.ts';

/** The document names the window for which the gateway drew it; one that came while the machine was busy is asked for again. */
export async function openDrawn(page: Page, address: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const text = (await (await page.goto(address))?.text()) ?? '';
        return (
          text.includes('<div id="root" data-window=') && (await page.getByText(/^Cargando/u).count()) === 0
        );
      },
      { timeout: 30_000 },
    )
    .toBe(true);
}

/** The words of the page's rows or cards, and of what stands in their place. */
export const wordsOf = async (page: Page): Promise<string> => {
  const table = page.locator('main').locator('table tbody, [role=list] article, main h2').first();
  const whole = (await table.count()) === 1 ? table : page.locator('main');
  // A minute may pass between the two: 'Actualizado a las 15:15'.
  return (await whole.innerText())
    .replaceAll(/\d{2}:\d{2}/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
};

export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(
            (list.getEntries() as (PerformanceEntry & { value: number })[]).reduce(
              (sum, { value }) => sum + value,
              0,
            ),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 300);
      }),
  );

/** A page that draws nothing by itself, with what the other one has told the gateway of its window. */
export async function withoutScripts(
  stage: Stage,
  profile: Profile,
  options: Parameters<Stage['openContext']>[0],
): Promise<Page> {
  const storageState = await profile.storageState();
  return (await stage.openContext({ ...options, storageState, javaScriptEnabled: false })).newPage();
}

/** Addresses of which React said that they were drawn otherwise than the portal draws them; it tells so in production, too. */
export function differencesOn(page: Page): readonly string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('drawn-otherwise') === true) found.push(page.url());
  });
  return found;
}
