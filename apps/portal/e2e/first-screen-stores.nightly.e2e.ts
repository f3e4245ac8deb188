import { beforeAll, describe, expect, test } from 'vitest';
import { asPhone, desktop, schemes } from './support/browser.ts';
import { differencesOn, expectDrawnWords, openDrawn, shiftOf, wordsOf } from './support/drawn.ts';
import { signedIn } from './support/sign-in.ts';
import { useGatewayAndBrowser } from './support/stage.ts';

const stage = useGatewayAndBrowser();

/** An address with this name, as SQL. */
const named = (name: string) => {
  const change = JSON.stringify({ nombre: name, name });
  return { shipping_address: `t.shipping_address || '${change}'::jsonb` };
};

/** Mariana's five stores of the demo, of 1,240 orders to none, and five that differ more. */
const demoStores = ['10452', '10453', '10467', '10491', '10530'];
const ownStores = [
  { id: '90001', orders: 1 },
  { id: '90051', orders: 51 },
  { id: '90080', orders: 30, varied: named('María Guadalupe de los Ángeles '.padEnd(80, 'ñ')) },
  { id: '90099', orders: 30, varied: named('</script><b onclick=alert(1)>&amp;"Ana" <!--') },
  { id: '91000', orders: 100_000 },
];
const list = '/mis-pedidos?status=todos';

beforeAll(async () => {
  const books = await stage.gateway.openBooks();
  for (const { id, orders, varied } of ownStores) await books.addStore(id, orders, varied);
  await books.close();
}, 300_000);

const cases = [{ viewport: desktop }, asPhone].flatMap((size) =>
  Object.entries(schemes).map(([scheme, look]) => ({
    scheme,
    width: size.viewport.width,
    options: { ...size, ...look },
  })),
);

describe('the first rows of ten stores', () => {
  test.each(cases)(
    'are those that the portal then has, $width px, $scheme',
    async ({ options }) => {
      const profile = await stage.openContext({ ...options, storageState: await signedIn(stage.origin) });
      const page = await profile.newPage();
      const differences = differencesOn(page);
      for (const id of [...demoStores, ...ownStores.map((store) => store.id)]) {
        await page.goto(`/?store=${id}`);
        await page.getByRole('main').waitFor();
        await openDrawn(page, list);
        const words = await wordsOf(page);
        await expectDrawnWords({ stage, profile, options }, list, words);
        expect((await shiftOf(page)).sum, id).toBeLessThanOrEqual(0.02);
        expect(await page.locator('main b[onclick]').count()).toBe(0);
      }
      expect(differences).toEqual([]);
      expect(profile.complaints).toEqual([]);
      await profile.close();
    },
    300_000,
  );
});
