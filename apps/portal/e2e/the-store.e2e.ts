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

test('S1.10, S3.52: a person without a store signs up and signs, and her new store opens', async () => {
  const page = await (await stage.openContext()).newPage();
  const save = () => page.getByRole('button', { name: 'Guardar y seguir' }).click();
  await page.goto(`${stage.origin}/onboarding`);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.getByRole('button', { name: /Entrar como Jimena/u }).click();

  await field(page, 'Nombre de la tienda').fill('Barro Negro Cruz');
  await field(page, '¿Qué vendes?').fill('Artesanía de barro');
  await save();
  // The step before has a name too, until it is taken.
  await field(page, /^Nombre$/u).fill('Jimena');
  await field(page, 'Apellidos').fill('Cruz Solano');
  // A reload in the middle of a step takes nothing of it.
  await page.reload();
  await expect.poll(() => field(page, 'Apellidos').inputValue()).toBe('Cruz Solano');
  await field(page, 'Teléfono').fill('9511234567');
  await save();
  await page.getByText('Persona física', { exact: true }).click();
  await save();
  await field(page, 'CLABE').fill('014180567890123452');
  await field(page, 'Titular de la cuenta').fill('Jimena Cruz Solano');
  await page.getByText(/La cuenta está a nombre/u).click();
  await save();
  await field(page, 'Tu RFC').fill('CUSJ900214AB1');
  const certificate = { name: 'constancia.pdf', mimeType: 'application/pdf', buffer: await page.pdf() };
  await page.locator('input[type=file]').setInputFiles(certificate);
  await page.getByRole('button', { name: 'Subir constancia' }).click();

  await page.getByRole('link', { name: 'Empezar' }).click();
  for (const [at, name] of ['Frente de tu INE', 'Reverso de tu INE', 'Una selfie'].entries()) {
    const buffer = await page.screenshot({ type: 'jpeg', quality: 90 - at * 10 });
    const photo = { name: `${at}.jpg`, mimeType: 'image/jpeg', buffer };
    await page.getByRole('region', { name }).locator('input[type=file]').setInputFiles(photo);
  }
  await page.getByRole('button', { name: 'Enviar mis fotos' }).click();
  await page.getByRole('button', { name: 'Enviar a aprobación' }).click();
  await page.getByRole('link', { name: 'Empezar' }).click();

  await page.getByText(/Leí y acepto el contrato/u).click();
  await page.getByText('Escribir', { exact: true }).click();
  await field(page, 'Nombre completo').last().fill('Jimena Cruz Solano');
  await page.getByRole('button', { name: 'Firmar contrato' }).click();
  const document = page.getByRole('link', { name: 'Descargar contrato' });
  const href = (await document.getAttribute('href')) ?? '';
  const paper = await page.request.get(new URL(href, stage.origin).href);
  expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await page.getByRole('button', { name: 'Ir a mi tienda' }).click();
  await page.getByText('Barro Negro Cruz').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});
