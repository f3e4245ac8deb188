import { expect, test } from 'vitest';
import { useGatewayAndBrowser, useMerchantTabs } from './support/stage.ts';

const stage = useGatewayAndBrowser();
const asMerchant = useMerchantTabs(stage);

test('S1.9 S2.52 S2.53: stock is sent, seen in the history, and taken back from the warehouse', async () => {
  await asMerchant(async (page) => {
    const said = (words: string | RegExp) => page.getByText(words).first().waitFor();
    const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
    await page.goto(`${stage.origin}/fulfillment`);
    await page.getByRole('main').getByRole('link', { name: 'Enviar inventario' }).first().click();
    await page.getByRole('combobox', { name: /^Agregar producto/u }).fill('MC-BAR-M-ROJ');
    await page.keyboard.press('Enter');
    const line = page.getByRole('group', { name: /Maceta de barro negro/u });
    await line.getByRole('textbox', { name: 'Piezas' }).fill('2');
    // A reload loses nothing of it.
    await page.reload();
    await expect.poll(() => line.getByRole('textbox', { name: 'Piezas' }).inputValue()).toBe('2');
    await press('Registrar envío');
    await said(/^Se registró el envío/u);
    await page.getByRole('button', { name: 'Ya salió' }).waitFor();
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const number = title.replace('Envío ', '');
    await press('Ya salió');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ya salió' }).click();
    await said(/va en camino/u);
    await page.goto(`${stage.origin}/historial-de-envios`);
    await page
      .getByRole('row', { name: new RegExp(number, 'u') })
      .getByText('En camino')
      .waitFor();

    await page.goto(`${stage.origin}/fulfillment/consultar-inventario`);
    const first = page.getByRole('row').filter({ hasText: 'Almacén Tultitlán' });
    const stored = first.filter({ hasNotText: 'Agotado' }).first().getByRole('link');
    const sku =
      new URL((await stored.getAttribute('href')) ?? '', stage.origin).searchParams.get('sku') ?? '';
    await page.goto(`${stage.origin}/fulfillment/retirar-inventario?sku=${sku}`);
    await page.getByRole('textbox', { name: 'Piezas' }).fill('1');
    await press('Solicitar retiro');
    await said(/^Se solicitó el retiro/u);
    await page.getByRole('row').filter({ hasText: 'Solicitado' }).first().waitFor();
  });
});
