import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { desktop, goWithin, phone, resize } from './support/browser.ts';
import { specifiedPaths } from './support/routes.ts';
import { useGatewayAndBrowser } from './support/stage.ts';

const stage = useGatewayAndBrowser();

/** What the tray lies over, of what can be pressed, once the page has brought it into view as the keyboard does. */
const coveredIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pressable = 'a[href], button, input, select, textarea, summary, [role="option"], [tabindex="0"]';
    const tray = document.querySelector('section[aria-label="Trabajos"]');
    if (!tray) return ['the tray is not there'];
    return [...document.querySelectorAll<HTMLElement>(pressable)].flatMap((element) => {
      const isForEyes =
        element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden="true"]');
      if (tray.contains(element) || !isForEyes) return [];
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const inset = 2;
      const points = [
        [(left + right) / 2, (top + bottom) / 2],
        [left + inset, top + inset],
        [right - inset, top + inset],
        [left + inset, bottom - inset],
        [right - inset, bottom - inset],
      ] as const;
      const isCovered = points.some(([x, y]) => tray.contains(document.elementFromPoint(x, y)));
      return isCovered ? [element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''] : [];
    });
  });

/** A new merchant's pages stand outside of the shell, where no job begins: they have no tray. */
const paths = specifiedPaths.filter((path) => !path.startsWith('/onboarding'));

/** Goes to an address in the document that is there, where the job runs on. */
async function goTo(page: Page, path: string): Promise<void> {
  await goWithin(page, path);
  await page.waitForFunction(
    () => document.querySelector('h1') && !document.querySelector('main [aria-busy="true"]'),
  );
}

const low = { width: 1366, height: 625 } as const;

test('S2.1: with a job under way the tray covers nothing that can be pressed, on any route at any width', async () => {
  const { page } = await stage.merchant();
  await page.goto('/mis-pedidos?status=todos');
  const exportAll = page.getByRole('button', { name: 'Exportar lo que veo' });
  await exportAll.waitFor();
  // A page of the export every eight seconds: the job is under way for as long as anybody looks.
  await page.route(/Ordersfull\/seller.*pageSize=100/u, async (route) => {
    await setTimeout(8000);
    await route.continue().catch(() => undefined);
  });
  await exportAll.click();
  const tray = page.getByRole('region', { name: 'Trabajos' });
  await tray.getByText('1 en curso').first().waitFor();
  let widths: readonly (typeof desktop | typeof low | typeof phone)[] = [desktop, low, phone];
  for (const width of widths) {
    await resize(page, width);
    await tray.getByRole('button', { name: 'Trabajos 1 en curso' }).click();
    const list = page.getByRole('dialog', { name: 'Trabajos' });
    await list.getByRole('button', { name: /^Cancelar/u }).waitFor();
    // Open, it is a dialog: whatever is under it waits until it is closed, and Escape gives the keyboard back.
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    expect(await tray.getByRole('button').evaluate((button) => button === document.activeElement)).toBe(true);
  }

  const faults: string[] = [];
  widths = widths.toReversed();
  let looked = 0;
  for (const path of paths) {
    await goTo(page, path);
    for (const width of widths) {
      await resize(page, width);
      await tray.waitFor().catch(() => faults.push(`${path} at ${width.width} has no tray`));
      for (const name of await coveredIn(page)) faults.push(`${path} at ${width.width}: ${name}`);
      looked += 1;
    }
    widths = widths.toReversed();
  }
  expect(faults).toEqual([]);
  expect(looked).toBe(paths.length * 3);
  expect(looked).toBeGreaterThan(100);
});
