import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { orderToShip } from './support/ship.ts';
import { useGatewayAndBrowser, useMerchantTabs } from './support/stage.ts';

const stage = useGatewayAndBrowser();
const asMerchant = useMerchantTabs(stage);

const field = (page: Page, name: RegExp | string) => page.getByRole('textbox', { name });
const press = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).first().click();
const said = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();

describe('what a merchant keeps of her store', () => {
  test('S2.57: from a guide to the warehouse and back to the same guide, which leaves from there', async () => {
    await asMerchant(async (page) => {
      await page.goto(`${stage.origin}/mis-pedidos?status=en-preparacion`);
      const order = await orderToShip(page);
      await page.goto(`${stage.origin}/mis-pedidos/crear-guia?pedido=${order}&paso=origen`);
      await page.getByRole('link', { name: 'Editar almacén' }).click();
      await field(page, 'Núm. exterior').fill('1252');
      // A reload loses nothing of it.
      await page.reload();
      await expect.poll(() => field(page, 'Núm. exterior').inputValue()).toBe('1252');
      await press(page, 'Guardar y volver a la guía');
      await said(page, 'Se guardaron los datos de tu almacén');
      await said(page, /Pedro Moreno 1252/u);
      expect(new URL(page.url()).searchParams.get('pedido')).toBe(order);
    });
  });

  test('D247: a new account waits, and is taken back', async () => {
    await asMerchant(async (page) => {
      await page.goto(`${stage.origin}/informacion-bancaria`);
      await page.getByRole('link', { name: 'Cambiar cuenta' }).click();
      await field(page, /^CLABE nueva/u).fill('014180567890123452');
      await field(page, /^Escríbela otra vez/u).fill('014180567890123452');
      await press(page, 'Guardar cuenta');
      await said(page, 'Cambio de cuenta en espera: •••• 3452.');
      await press(page, 'Deshacer cambio');
      await page.getByRole('dialog').getByRole('button', { name: 'Deshacer cambio' }).click();
      await said(page, 'Tus depósitos se quedan en la cuenta de siempre');
      await expect.poll(() => page.getByText(/Cambio de cuenta en espera/u).count()).toBe(0);
    });
  });

  test('S1.12: a shop is linked by the channel’s own page, leaves no trace of its code, and is unlinked', async () => {
    await asMerchant(async (page) => {
      await page.goto(`${stage.origin}/canales-de-venta/marketplaces/aviso?canal=SP`);
      await page.getByRole('link', { name: 'Continuar' }).click();
      await field(page, 'Nombre de tu tienda').fill('velas-del-sur');
      await press(page, 'Ir a Shopify');
      await page.getByRole('link', { name: 'Permitir' }).click();
      await said(page, 'Tu canal quedó conectado');
      // Neither the address nor the storage of the browser knows what the channel said.
      const left = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
      expect(page.url() + left).not.toMatch(/code=|state=|demo\./u);
      await page.goBack();
      await page.goForward();
      expect(page.url()).not.toMatch(/code=|state=/u);

      await page.goto(`${stage.origin}/canales-de-venta/marketplaces`);
      await press(page, 'Desconectar velas-del-sur de Shopify');
      const question = page.getByRole('dialog');
      await question.getByRole('button', { name: /Por qué lo desconectas/u }).click();
      await page.getByRole('option', { name: 'Voy a conectar otra cuenta' }).click();
      await question.getByRole('textbox', { name: /^Escribe/u }).fill('velas-del-sur');
      await question.getByRole('button', { name: 'Desconectar' }).click();
      await said(page, 'Se desconectó el canal');
      await page.getByRole('button', { name: /velas-del-sur/u }).waitFor({ state: 'detached' });
    });
  });
});
