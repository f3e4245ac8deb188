import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { asPhone } from './support/browser.ts';
import { type Hand, keyboardHand, pointerHand } from './support/hand.ts';
import { startDemoShop } from './support/demo-shop.ts';
import { bytesOf, orderToShip } from './support/ship.ts';
import { expectQuietEnd, useGatewayAndBrowser, useMerchantTab } from './support/stage.ts';

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
      await said(page, 'Quedó conectada la cuenta «velas-del-sur»');
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
      // Orders of that channel wait: its name is typed.
      await question.getByRole('textbox', { name: /^Escribe/u }).fill('velas-del-sur');
      await question.getByRole('button', { name: 'Desconectar' }).click();
      await said(page, 'Se desconectó el canal');
      await page.getByRole('button', { name: /velas-del-sur/u }).waitFor({ state: 'detached' });
    });
  });

  test('D536 D537: a shop of WooCommerce is linked by its form, tried, and asked for at once', async () => {
    const shop = await startDemoShop();
    try {
      await asMerchant(async (page) => {
        await page.goto('/canales-de-venta/marketplaces/setup?canal=WC');
        await field(page, 'Dirección de tu tienda').fill(shop.address);
        await page.getByLabel('Clave del cliente').fill(shop.key);
        await page.getByLabel('Clave secreta').fill(shop.secret);
        await page.getByRole('radio', { name: 'También los de los últimos 7 días' }).check({ force: true });
        await press(page, 'Conectar');
        await said(page, 'Su reloj está bien');
        await page.getByRole('link', { name: 'Ver mis canales' }).click();
        const name = new URL(shop.address).host;
        await press(page, `Salud de ${name}`);
        const health = page.getByRole('dialog', { name: `Salud de ${name}` });
        await health.getByText(`Termina en ${shop.key.slice(-4)}`).waitFor();
        await health.getByRole('button', { name: 'Probar ahora' }).click();
        await health.getByText('La llave avisa de tus guías').waitFor();
        await health.getByRole('button', { name: 'Sincronizar' }).click();
        await said(page, 'En menos de un minuto ves lo nuevo de tu tienda');
        await health.getByRole('button', { name: 'Sincronizar' }).click();
        const soon = health.getByText(/Acabas de sincronizar: puedes otra vez a las/u);
        await expect.poll(() => soon.count()).toBe(1);
      });
    } finally {
      await shop.stop();
    }
  });

  test('D517 D518: her own system sends an order by a key, once, until the key is revoked', async () => {
    const { context, page } = await stage.merchant({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto('/canales-de-venta/marketplaces');
    const card = page.getByRole('region', { name: 'Tu propio sistema' });
    await card.getByRole('button', { name: 'Hacer una llave' }).click();
    await field(page, 'Nombre de la llave').fill('Mi ERP');
    await press(page, 'Hacer la llave');
    const shown = page.getByRole('dialog', { name: 'Tu llave «Mi ERP»' });
    await shown.getByRole('button', { name: 'Copiar' }).click();
    await said(page, 'Ya la puedes pegar en tu sistema.');
    const key = await page.evaluate(() => navigator.clipboard.readText());
    await shown.getByRole('button', { name: 'Cerrar' }).first().click();
    await shown.waitFor({ state: 'detached' });
    // It is on no page and in no storage of the browser any more.
    const left = await page.evaluate(
      () => document.body.innerText + JSON.stringify({ ...localStorage, ...sessionStorage }),
    );
    expect(left).not.toContain(key);

    // What the page for developers prints, as a developer would send it.
    const lesson = readFileSync(
      new URL('../../../docs/comerciantes/pedidos-por-api.md', import.meta.url),
      'utf8',
    );
    const [, body = ''] = /-d '(\{.+?\})'\n/su.exec(lesson) ?? [];
    const send = () =>
      fetch(new URL('/v1/orders', stage.origin), {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body,
      });
    expect([(await send()).status, (await send()).status]).toEqual([201, 200]);
    await page.goto('/mis-pedidos?status=todos&search=ERP-1001');
    await said(page, 'ERP-1001');
    await said(page, '1–1 de 1');

    await page.goto('/canales-de-venta/marketplaces');
    await card.getByText(/último uso: hoy/u).waitFor();
    await card.getByRole('button', { name: /^Revocar Mi ERP/u }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revocar' }).click();
    await said(page, 'Revocaste la llave de Mi ERP');
    await card.getByText(/^Revocada: hoy/u).waitFor();
    expect((await send()).status).toBe(401);
    await expectQuietEnd(context);
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
    await page.getByRole('alertdialog').getByRole('button', { name: 'Solicitar retiro' }).click();
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

type NewMerchant = {
  readonly name: string;
  readonly lastName: string;
  readonly store: string;
  readonly rfc: string;
  /** With a thumb on a phone; the keyboard alone otherwise. */
  readonly isPhone: boolean;
};

/** From nothing to a store of her own: signs in, the eight steps, the signature. */
async function signUp(page: Page, hand: Hand, { name, lastName, store, rfc }: NewMerchant): Promise<void> {
  const button = (words: string | RegExp) => page.getByRole('button', { name: words });
  const save = () => hand.press(button('Guardar y seguir'));
  await page.goto('/');
  await hand.press(button(new RegExp(`Entrar como ${name}`, 'u')));
  // Signed out, as the specification says (S4.13), and told why.
  await page.getByRole('heading', { level: 1, name: 'Tu cuenta todavía no tiene tienda' }).waitFor();
  await hand.press(button('Continuar'));
  await hand.press(button(new RegExp(`Entrar como ${name}`, 'u')));

  await hand.write(field(page, 'Nombre de la tienda'), store);
  await hand.write(field(page, '¿Qué vendes?'), 'Artesanía de barro');
  await save();
  // The step before has a name too, until it is taken.
  expect(await field(page, /^Nombre$/u).inputValue()).toBe(name);
  await hand.write(field(page, 'Apellidos'), lastName);
  // A reload in the middle of a step takes nothing of it.
  await page.reload();
  await expect.poll(() => field(page, 'Apellidos').inputValue()).toBe(lastName);
  await hand.write(field(page, 'Teléfono'), '9511234567');
  await save();
  await hand.press(page.getByRole('radio', { name: 'Persona física' }));
  await save();
  await hand.write(field(page, 'CLABE'), '014180567890123452');
  expect(await field(page, 'Titular de la cuenta').inputValue()).toBe(`${name} ${lastName}`);
  await hand.press(page.getByRole('checkbox', { name: /La cuenta está a nombre/u }));
  await save();
  await hand.write(field(page, 'Tu RFC'), rfc);
  const certificate = { name: 'constancia.pdf', mimeType: 'application/pdf', buffer: await page.pdf() };
  await hand.bring(page.getByRole('main'), certificate);
  await hand.press(button('Subir constancia'));

  await hand.press(page.getByRole('link', { name: 'Empezar' }));
  for (const [at, title] of ['Frente de tu INE', 'Reverso de tu INE', 'Una selfie'].entries()) {
    const buffer = await page.screenshot({ type: 'jpeg', quality: 90 - at * 10 });
    const photo = { name: `${at}.jpg`, mimeType: 'image/jpeg', buffer };
    await hand.bring(page.getByRole('region', { name: title }), photo);
  }
  await hand.press(button('Enviar mis fotos'));
  await hand.press(button('Enviar a aprobación'));
  await hand.press(page.getByRole('link', { name: 'Empezar' }));

  await hand.press(page.getByRole('checkbox', { name: /Leí y acepto el contrato/u }));
  await hand.press(page.getByRole('radio', { name: 'Escribir' }));
  // Her name is known, and typed no second time.
  expect(await field(page, 'Nombre completo').last().inputValue()).toBe(`${name} ${lastName}`);
  await hand.press(button('Firmar contrato'));
  const document = page.getByRole('link', { name: 'Descargar contrato' });
  const href = (await document.getAttribute('href')) ?? '';
  const paper = await page.request.get(new URL(href, stage.origin).href);
  expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await hand.press(button('Ir a mi tienda'));
  await page.getByText(store).first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
}

async function fillAddress(page: Page, hand: Hand, who: RegExp): Promise<void> {
  await hand.write(field(page, who), 'Rosa Cruz');
  await hand.write(field(page, /^Teléfono/u), '9511234567');
  await hand.write(field(page, /^Código postal/u), '06600');
  await hand.write(field(page, /^Calle/u), 'Hamburgo');
  await hand.write(field(page, /^Núm\. exterior/u), '212');
  await hand.chooseFirst(page.getByRole('button', { name: /Colonia/u }));
}

/** Adds money in the demo's own page, which opens in another tab and closes itself. */
async function topUp(page: Page, hand: Hand, door: Locator): Promise<void> {
  const opened = page.waitForEvent('popup');
  await hand.press(door);
  const bank = await opened;
  await hand.press(bank.getByRole('button', { name: 'Recargar', exact: true }));
  await bank.getByRole('heading', { name: 'Tu saldo es de $5,000.00' }).waitFor();
  const closed = bank.waitForEvent('close');
  await hand.press(bank.getByRole('button', { name: 'Volver a lo que hacía' }));
  await closed;
  // Headless, a tab that comes back to the front tells nobody.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

/** From the first steps of Inicio to a label, by the doors that they open; nothing is typed into the address bar. */
async function firstGuide(page: Page, hand: Hand, isPhone: boolean): Promise<void> {
  const home = () => hand.press(page.getByRole('link', { name: isPhone ? 'HOME' : 'Inicio' }).first());
  const button = (words: string | RegExp) => page.getByRole('button', { name: words }).first();
  const steps = (done: number) => page.getByRole('region', { name: `Primeros pasos · ${done} de 5` });
  const makeGuide = (done: number) => steps(done).getByRole('link', { name: /^Crear guía/u });
  const topUpDoor = (within: Page | Locator) => within.getByRole('button', { name: /^Recargar saldo/u });
  // Her contract has channels: one is done.
  await hand.press(steps(1).getByRole('link', { name: /^Agregar almacén/u }));
  await hand.write(field(page, 'Nombre del almacén'), 'Taller');
  await hand.write(field(page, 'Correo'), 'taller@barro.example');
  await fillAddress(page, hand, /^Quién atiende/u);
  await hand.press(button('Guardar'));
  await said(page, 'Se guardaron los datos de tu almacén');
  await home();
  // Before the guide, or where the guide says what is missing.
  if (!isPhone) await topUp(page, hand, topUpDoor(steps(2)));
  await hand.press(makeGuide(isPhone ? 2 : 3));

  await hand.press(page.getByRole('link', { name: /enta directa/u }).first());
  await hand.write(field(page, /^Artículo/u), 'Jarro de barro');
  await hand.write(field(page, /^Precio/u), '249');
  await fillAddress(page, hand, /^Quién recibe/u);
  await hand.press(button('Continuar a la guía'));
  for (const [name, value] of [
    ['Alto', '12'],
    ['Ancho', '14'],
    ['Largo', '20'],
    ['Peso real', '1'],
  ] as const)
    await hand.write(field(page, name), value);
  await hand.press(button(/^Cotizar/u));
  await page.getByRole('radio', { name: /llega/u }).first().waitFor();
  if (isPhone) await topUp(page, hand, topUpDoor(page.getByRole('main')).first());
  // The step above has the name, too.
  await hand.press(page.getByRole('button', { name: /^Revisar y generar/u }).last());
  await hand.press(button(/^Generar e imprimir/u));
  await page.getByRole('heading', { name: 'Se generó la guía' }).waitFor();
  const [label] = await Promise.all([page.waitForEvent('download'), hand.press(button('Descargar PDF'))]);
  expect((await bytesOf(label)).length).toBeGreaterThan(1000);
  // The store and its product are all that is left of the first steps.
  await home();
  await steps(4)
    .getByRole('link', { name: /^Crear producto/u })
    .waitFor();
}

test.for([
  {
    name: 'Jimena',
    lastName: 'Cruz Solano',
    store: 'Barro Negro Cruz',
    rfc: 'CUSJ900214AB1',
    isPhone: false,
  },
  { name: 'Tomás', lastName: 'Vega Ríos', store: 'Vega al Sur', rfc: 'VERT880311AB1', isPhone: true },
] satisfies NewMerchant[])(
  'S1.10, S3.52: $name signs up without a store, and prints a first guide by the doors that lead on',
  async (merchant) => {
    const { isPhone, store } = merchant;
    const context = await stage.openContext(isPhone ? asPhone : undefined);
    const hand = isPhone ? await pointerHand(context) : keyboardHand();
    const page = await context.newPage();
    await signUp(page, hand, merchant);
    await firstGuide(page, hand, isPhone);
    const presses = hand.presses();
    // oxlint-disable-next-line no-console -- how many presses it takes is what this walk is for
    console.info(`proved: ${store}, from nothing to a label, in ${presses} ${isPhone ? 'presses' : 'keys'}`);
    // On a slow machine the focus may move once more while Tab is on its way, which costs a round of the page.
    expect(presses).toBeLessThanOrEqual(isPhone ? 40 : 440);
  },
);
