import { describe, expect, test } from 'vitest';
import { asPhone, desktop, schemes } from './support/browser.ts';
import { differencesOn, expectDrawnWords, openDrawn, shiftOf, wordsOf } from './support/drawn.ts';
import { signedIn } from './support/sign-in.ts';
import { useGatewayAndBrowser } from './support/stage.ts';

const stage = useGatewayAndBrowser();

/** Mariana's stores: of 1,240 orders, of some hundreds, and of none. */
const storeIds = ['10452', '10453', '10467', '10491', '10530'] as const;
const lists = [
  '/mis-pedidos?status=todos',
  '/mis-productos/catalogo-de-productos',
  '/mis-pagos?marketplace=claroshop',
];

const windows = {
  'on a desk': { size: { viewport: desktop }, stores: storeIds },
  // One of many orders and the one of none.
  'on a phone': { size: asPhone, stores: ['10452', '10530'] },
} as const;

describe('the first screen that the gateway draws', () => {
  test.each(Object.entries(windows))(
    'has the words that the portal then has, without a shift and without scripts, %s',
    async (_, { size, stores }) => {
      const all = Object.values(schemes);
      for (const [at, storeId] of stores.entries()) {
        const options = { ...size, ...all[at % all.length] };
        const profile = await stage.openContext({ ...options, storageState: await signedIn(stage.origin) });
        const page = await profile.newPage();
        const differences = differencesOn(page);
        await page.goto(`/?store=${storeId}`);
        await page.getByRole('main').waitFor();
        // The largest store shows every list, the others their orders.
        for (const address of at === 0 ? lists : lists.slice(0, 1)) {
          await openDrawn(page, address);
          const words = await wordsOf(page);
          expect(words).not.toBe('');
          const { sum, moved } = await shiftOf(page);
          expect(sum, `${storeId} ${address}: ${moved}`).toBeLessThanOrEqual(0.02);
          await expectDrawnWords({ stage, profile, options }, address, words);
        }
        // React says of every difference between what was drawn and what it draws.
        expect(differences).toEqual([]);
        expect(profile.complaints).toEqual([]);
        await profile.close();
      }
    },
    600_000,
  );

  test('takes an answer that came too late for it once the portal has taken over', async () => {
    const books = await stage.gateway.openBooks();
    const { context, page } = await stage.merchant();
    const differences = differencesOn(page);
    await openDrawn(page, '/mis-pedidos?status=todos');
    for (const held of [500, 800, 1100]) {
      const isFree = books.holdOrders(held);
      await page.goto('/');
      await isFree;
      await page.getByText('Actualizado a las').waitFor();
    }
    await books.close();
    expect(differences).toEqual([]);
    expect(context.complaints).toEqual([]);
  });

  test('is of no other window, and shows names as they are', async () => {
    const books = await stage.gateway.openBooks();
    const { context, page } = await stage.merchant();
    await page.goto('/mis-pedidos?status=todos');
    const first = page.locator('main tbody tr').first();
    await first.waitFor();
    const orderNumber = (await first.getByRole('link').first().getAttribute('href')) ?? '';
    const evil = `</script><img src=x onerror=alert(1)> ${'ñ'.repeat(50)}`;
    await books.spoilAddress('10452', new URLSearchParams(orderNumber.split('?')[1]).get('pedido') ?? '', {
      nombre: evil,
      name: evil,
    });
    await books.close();
    await openDrawn(page, '/mis-pedidos?status=todos');
    await page.setViewportSize({ width: 900, height: 900 });
    await page.setViewportSize(desktop);
    await page.locator('main tbody tr').first().waitFor();
    expect(await page.locator('img[src="x"]').count()).toBe(0);
    // The gateway drew for another window than the one that opens it now.
    const other = await stage.openContext({
      viewport: { width: 800, height: 700 },
      storageState: await context.storageState(),
    });
    const narrow = await other.newPage();
    await narrow.goto('/mis-pedidos?status=todos');
    await narrow.locator('main tbody tr').first().waitFor();
    expect(await narrow.locator('#root').isVisible()).toBe(true);
    expect([...context.complaints, ...other.complaints]).toEqual([]);
  });
});
