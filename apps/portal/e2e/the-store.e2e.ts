import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { orderToShip } from './support/ship.ts';
import { useGatewayAndBrowser, useMerchantTab } from './support/stage.ts';

const stage = useGatewayAndBrowser();
const asMerchant = useMerchantTab(stage);

const field = (page: Page, name: RegExp | string) => page.getByRole('textbox', { name });
const press = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).first().click();
const said = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();

describe('what a merchant keeps of her store', () => {
  test('S2.57: from a guide to the warehouse and back to the same guide, which leaves from there', async () => {
    await asMerchant(async (page) => {
      await page.goto('/mis-pedidos?status=en-preparacion');
      const order = await orderToShip(page);
      await page.goto(`/mis-pedidos/crear-guia?pedido=${order}&paso=origen`);
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
      await page.goto('/informacion-bancaria');
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
      await page.goto('/canales-de-venta/marketplaces/aviso?canal=SP');
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

      await page.goto('/canales-de-venta/marketplaces');
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

test('S1.9 S2.52 S2.53: stock is sent, seen in the history, and taken back from the warehouse', async () => {
  await asMerchant(async (page) => {
    const said = (words: string | RegExp) => page.getByText(words).first().waitFor();
    const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
    await page.goto('/fulfillment');
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
    await page.getByRole('button', { name: 'Marcar como enviado' }).waitFor();
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const number = title.replace('Envío ', '');
    await press('Marcar como enviado');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Marcar como enviado' }).click();
    await said(/va en camino/u);
    await page.goto('/historial-de-envios');
    await page
      .getByRole('row', { name: new RegExp(number, 'u') })
      .getByText('En camino')
      .waitFor();

    await page.goto('/fulfillment/consultar-inventario');
    const first = page.getByRole('row').filter({ hasText: 'Almacén Tultitlán' });
    const stored = first.filter({ hasNotText: 'Agotado' }).first().getByRole('link');
    const sku =
      new URL((await stored.getAttribute('href')) ?? '', stage.origin).searchParams.get('sku') ?? '';
    await page.goto(`/fulfillment/retirar-inventario?sku=${sku}`);
    await page.getByRole('textbox', { name: 'Piezas' }).fill('1');
    await press('Solicitar retiro');
    await said(/^Se solicitó el retiro/u);
    await page.getByRole('row').filter({ hasText: 'Solicitado' }).first().waitFor();
  });
});

const proof = { name: 'acuse.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') };

describe('the money of a merchant', () => {
  test('S1.7: a refused evidence is mended from its row, and is counted no more', async () => {
    await asMerchant(async (page) => {
      await page.goto('/mis-pagos/evidencias-rechazadas');
      const count = async () => {
        const words = await page.getByText(/\d+ pedidos por .+ esperan otra evidencia/u).textContent();
        return Number(words?.match(/\d+/u)?.[0]);
      };
      const before = await count();
      await page
        .getByRole('button', { name: /^Volver a subir la evidencia/u })
        .first()
        .click();
      const drawer = page.getByRole('dialog');
      await drawer.locator('input[type=file]').setInputFiles(proof);
      await drawer.getByRole('button', { name: 'Subir evidencia' }).click();
      await page
        .getByText(/quedó en revisión/u)
        .first()
        .waitFor();
      await expect.poll(count).toBe(before - 1);
    });
  });

  test('S2.59: why a channel paid less is three presses away', async () => {
    await asMerchant(async (page) => {
      await page.goto('/mis-pagos?marketplace=sears');
      await page.getByRole('link', { name: /^Diferencias por aclarar/u }).click();
      const order = page.getByRole('link', { name: /^Pedido/u }).first();
      await order.click();
      const panel = page.getByRole('dialog', { name: /^Pedido/u });
      const paid = panel.getByRole('row', { name: /^Te queda/u });
      await paid.waitFor();
      expect(await paid.innerText()).toMatch(/\$/u);
      // The claim has all that the channel needs to find it.
      await panel.getByRole('button', { name: 'Preparar aclaración' }).click();
      await page.getByText(/^Aclaración de pago · Sears/u).waitFor();
    });
  });
});

test('S1.10, S3.52: a person without a store signs up and signs, and her new store opens', async () => {
  const page = await (await stage.openContext()).newPage();
  const save = () => page.getByRole('button', { name: 'Guardar y seguir' }).click();
  await page.goto('/onboarding');
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
