import { channelName } from '@trastienda/domain';
import type { Order } from '@trastienda/api-client';
import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { withoutAnswers } from './support/browser.ts';
import { orderNow, statusesOf, waitingFor, waitingInChannel } from './support/orders.ts';
import { bytesOf } from './support/ship.ts';
import { useGatewayAndBrowser, useMerchantTab } from './support/stage.ts';

const stage = useGatewayAndBrowser();
const asMerchant = useMerchantTab(stage);

const openDetail = async (page: Page, { orderNumber }: Order) => {
  await page.goto(`/mis-pedidos?status=todos&pedido=${orderNumber}`);
  await page.getByRole('heading', { level: 1, name: new RegExp(orderNumber, 'u') }).waitFor();
};
const openAction = (page: Page, action: string, { orderNumber }: Order) =>
  page.goto(`/mis-pedidos/${action}?pedido=${orderNumber}`);

/** What the order's channel can be asked to do. */
const channelCard = (page: Page, order: Order): Locator =>
  page.getByRole('region', { name: `En ${channelName(order.marketplace)}` });
const said = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();

/** The first bytes of what a button downloads, and its name. */
async function download(page: Page, button: Locator): Promise<{ head: string; name: string; text: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const bytes = await bytesOf(file);
  const text = new TextDecoder().decode(bytes);
  return { head: text.slice(0, 5), name: file.suggestedFilename(), text };
}

/** Chooses the option of a select of the open dialog: the first one, or that of a name. */
async function choose(page: Page, label: string, option?: RegExp): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`${label}$`, 'u') })
    .click();
  const options = page.getByRole('option', option ? { name: option } : {});
  await options.first().click();
  await page.getByRole('listbox').waitFor({ state: 'detached' });
}

describe('what a merchant does with an order', () => {
  test('S2.43: an order is split by piece, and stays split', async () => {
    await asMerchant(async (page) => {
      const order = await waitingFor(page, 'CS', 'splitOrder');
      await openAction(page, 'separar-pedido', order);
      await said(page, 'Todo va en un paquete');
      await page.getByRole('button', { name: /Paquete de la pieza 2/u }).click();
      await page.getByRole('option', { name: 'Otro paquete' }).click();
      await said(page, 'Va en 2 paquetes');
      await page.getByRole('button', { name: 'Guardar paquetes' }).click();
      await said(page, `El pedido ${order.orderNumber} va en 2 paquetes`);
      const { paquetes } = await orderNow(page, order.orderNumber);
      expect(paquetes).toHaveLength(2);
      expect(paquetes.flatMap(({ colocationIds }) => colocationIds).toSorted()).toEqual(
        order.orderedProductsList.map(({ colocationId }) => colocationId).toSorted(),
      );
      // Together again: nothing that was split has to stay so.
      await openAction(page, 'separar-pedido', order);
      await said(page, 'Va en 2 paquetes');
      await page.getByRole('button', { name: /Paquete de la pieza 2/u }).click();
      await page.getByRole('option', { name: 'Paquete 1' }).click();
      await page.getByRole('button', { name: 'Guardar paquetes' }).click();
      await said(page, `El pedido ${order.orderNumber} va en un paquete`);
      expect((await orderNow(page, order.orderNumber)).paquetes).toHaveLength(1);
    });
  });

  test('S2.41: a cancellation that is undone was never sent; confirmed, the order is cancelled', async () => {
    await asMerchant(async (page) => {
      const order = await waitingFor(page, 'SR', 'cancelOrder');
      const before = await statusesOf(page, order.orderNumber);
      let sent = 0;
      page.on('request', (request) => {
        if (request.url().includes('pedido/cancel')) sent += 1;
      });
      const cancel = async () => {
        await openAction(page, 'cancelar-pedido', order);
        await page.getByRole('radio', { name: 'Otra' }).check({ force: true });
        await page.getByRole('textbox', { name: /Cuéntanos qué pasó/u }).fill('El cliente se arrepintió');
        await page.getByRole('button', { name: 'Cancelar pedido' }).click();
        await said(page, `Se cancelará el pedido ${order.orderNumber}`);
      };
      await cancel();
      await page.getByRole('button', { name: 'Deshacer' }).click();
      await page.getByText(/^Se cancelará/u).waitFor({ state: 'detached' });
      expect(sent).toBe(0);
      expect(await statusesOf(page, order.orderNumber)).toEqual(before);

      await cancel();
      await said(page, `Se canceló el pedido ${order.orderNumber}`);
      expect(sent).toBe(1);
      expect(await statusesOf(page, order.orderNumber)).toEqual([8]);
    });
  });

  test('S2.42: what reached its client is marked as delivered, and then its evidence is asked for', async () => {
    await asMerchant(async (page) => {
      const order = await waitingFor(page, 'SN', 'deliverOrder');
      await openAction(page, 'entregar-pedido', order);
      await page.getByRole('textbox', { name: /Quién recibió/u }).fill('Ana Ruiz');
      await page.getByRole('button', { name: 'Marcar como entregado' }).click();
      await said(page, `El pedido ${order.orderNumber} quedó entregado`);
      const after = await orderNow(page, order.orderNumber);
      expect([after.status, after.dataMarketplace.evidencePending]).toEqual(['finalizado', true]);
    });
  });

  test('S2.44, S5.5, S8.20: evidence over the limit is refused by the page and by the service; a good one goes to review', async () => {
    await asMerchant(async (page) => {
      const order = await waitingFor(page, 'CS', 'uploadEvidence');
      const megabyte = 1024 * 1024;
      const attach = (size: number, name: string) =>
        page.locator('input[type=file]').setInputFiles({
          name,
          mimeType: 'application/pdf',
          buffer: Buffer.from('%PDF-1.7\n'.padEnd(size, ' ')),
        });
      let sent = 0;
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().includes('/api/invoice/')) sent += 1;
      });
      await openAction(page, 'subir-evidencia', order);
      await said(page, 'Evidencia de entrega');
      await attach(10 * megabyte + 1, 'acuse-enorme.pdf');
      await said(page, /el máximo es 10 MB/u);
      expect(sent).toBe(0);

      // One that grew past the limit on its way: the service has the last word, and nothing typed is lost.
      await attach(2000, 'acuse.pdf');
      await page.getByRole('textbox', { name: /Comentario/u }).fill('Firmó el portero');
      await page.route('**/api/invoice/**', async (route) => {
        const body = route.request().postDataJSON() as { doc_base64: string };
        const grown = { ...body, doc_base64: body.doc_base64 + 'ICAg'.repeat(4 * megabyte) };
        await route.continue({ postData: JSON.stringify(grown) });
      });
      await page.getByRole('button', { name: 'Subir evidencia' }).click();
      await said(page, /^No se pudo subir la evidencia/u);
      await said(page, /El archivo excede el tamaño máximo permitido/u);
      expect(await page.getByRole('textbox', { name: /Comentario/u }).inputValue()).toBe('Firmó el portero');
      expect((await orderNow(page, order.orderNumber)).dataMarketplace.evidencePending).toBe(true);

      await page.unroute('**/api/invoice/**');
      await page.getByRole('button', { name: 'Subir evidencia' }).click();
      await said(page, `La evidencia del pedido ${order.orderNumber} quedó en revisión`);
      const { dataMarketplace } = await orderNow(page, order.orderNumber);
      expect([dataMarketplace.evidencePending, dataMarketplace.evidenceStatus]).toEqual([
        false,
        'en_revision',
      ]);
    });
  });
});

describe('what a channel lets its merchant do', () => {
  /** Presses a button of the channel's card. */
  const press = (page: Page, order: Order, name: string) =>
    channelCard(page, order).getByRole('button', { name, exact: true }).click();
  const submit = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click();
  const close = async (page: Page) => {
    await page.getByRole('dialog').getByText('Cancelar', { exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  const fill = (page: Page, label: string, text: string) =>
    page.getByRole('dialog').getByRole('textbox', { name: label }).fill(text);

  test('S4.43: a code of Total Play that nobody knows shows that the channel is working', async () => {
    await asMerchant(async (page) => {
      const order = await waitingInChannel(page, 'TP', 'acceptOrder');
      await withoutAnswers(page);
      await page.route('**/Ordersfull/seller/**', async (route) => {
        const response = await route.fetch();
        const text = await response.text();
        await route.fulfill({ response, body: text.replaceAll('"aceptar_orden"', '"algo_nuevo"') });
      });
      await openDetail(page, order);
      const button = channelCard(page, order).getByRole('button', { name: 'Total Play está trabajando' });
      await button.waitFor();
      expect(await button.isDisabled()).toBe(true);
    });
  });

  test('S4.38 to S4.42: Total Play accepts, ships, prints the guide and the purchase order; another one is rejected', async () => {
    await asMerchant(async (page) => {
      const order = await waitingInChannel(page, 'TP', 'acceptOrder');
      await openDetail(page, order);
      const button = (name: string) => channelCard(page, order).getByRole('button', { name, exact: true });
      await press(page, order, 'Aceptar pedido');
      await said(page, /Aceptaste el pedido/u);
      await press(page, order, 'Validar envío');
      await said(page, /Validaste el envío/u);
      expect(await statusesOf(page, order.orderNumber)).toEqual([3]);
      expect((await download(page, button('Imprimir guía'))).head).toBe('%PDF-');
      expect((await download(page, button('Descargar orden de compra'))).head).toBe('%PDF-');

      const other = await waitingInChannel(page, 'TP', 'cancelOrder');
      await openDetail(page, other);
      await press(page, other, 'Rechazar pedido');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Rechazar pedido' }).click();
      await said(page, /Se rechazó el pedido/u);
      expect(await statusesOf(page, other.orderNumber)).toEqual([8]);
    });
  });

  test('S7.41: Mercado Libre is told of a parcel sent otherwise, and prints the label of one it sends', async () => {
    await asMerchant(async (page) => {
      const order = await waitingInChannel(page, 'ML', 'markShipped');
      await openDetail(page, order);
      await press(page, order, 'Marcar como enviado');
      await submit(page, 'Marcar como enviado');
      await said(page, 'Escribe la paquetería');
      await fill(page, 'Paquetería', 'Fletes Juan');
      await fill(page, 'Número de guía', 'FJ-8812');
      await submit(page, 'Marcar como enviado');
      await said(page, /Se avisó del envío/u);
      expect((await orderNow(page, order.orderNumber)).dataGuia?.guide).toBe('FJ-8812');

      const ready = await waitingInChannel(page, 'ML', 'printChannelLabel');
      await openDetail(page, ready);
      const label = channelCard(page, ready).getByRole('button', {
        name: 'Imprimir etiqueta de Mercado Libre',
      });
      expect((await download(page, label)).head).toBe('%PDF-');
    });
  });

  test('S7.42, S4.37: Shopify is told the tracking, and its shop is asked for once', async () => {
    await asMerchant(async (page) => {
      const order = await waitingInChannel(page, 'SP', 'trackOrder');
      let asked = 0;
      page.on('request', (request) => {
        if (request.url().includes('/api/shopify/route/auth/user')) asked += 1;
      });
      await openDetail(page, order);
      await press(page, order, 'Registrar guía');
      await said(page, /Se actualizará en tu tienda Shopify/u);
      await close(page);
      await press(page, order, 'Registrar guía');
      await said(page, /Se actualizará en tu tienda Shopify/u);
      expect(asked).toBe(1);
      await fill(page, 'Paquetería', 'Veloz MX');
      await fill(page, 'Número de guía', 'SP-5521');
      await page
        .getByRole('dialog')
        .getByRole('textbox', { name: /rastreo/u })
        .fill('sin-esquema');
      await submit(page, 'Registrar guía');
      await said(page, 'Escribe la dirección completa, con https://');
      await page
        .getByRole('dialog')
        .getByRole('textbox', { name: /rastreo/u })
        .fill('https://veloz.example/SP-5521');
      await submit(page, 'Registrar guía');
      await said(page, /Se registró la guía/u);
      expect((await orderNow(page, order.orderNumber)).orderedProductsList[0]?.deliveryTrackId).toBe(
        'SP-5521',
      );
    });
  });

  test('S7.43: WooCommerce accepts, ships and completes; another one is cancelled there', async () => {
    await asMerchant(async (page) => {
      const order = await waitingInChannel(page, 'WC', 'acceptOrder');
      await openDetail(page, order);
      await press(page, order, 'Aceptar pedido');
      await said(page, /Aceptaste el pedido/u);
      await press(page, order, 'Registrar envío');
      await fill(page, 'Paquetería', 'Veloz MX');
      await fill(page, 'Número de guía', 'WC-77');
      await submit(page, 'Registrar envío');
      await said(page, /Se registró el envío/u);
      await press(page, order, 'Completar pedido');
      await said(page, /Se completó el pedido/u);
      expect(await statusesOf(page, order.orderNumber)).toEqual([7]);

      const other = await waitingInChannel(page, 'WC', 'cancelOrder');
      await openDetail(page, other);
      await press(page, other, 'Cancelar en WooCommerce');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar en WooCommerce' }).click();
      await said(page, /Se canceló el pedido/u);
      expect(await statusesOf(page, other.orderNumber)).toEqual([8]);
    });
  });

  test('S7.44, S7.45: AliExpress names the carriers of a piece, and takes its shipment', async () => {
    await asMerchant(async (page) => {
      const order = await waitingInChannel(page, 'AE', 'createDbsShipment');
      await openDetail(page, order);
      await press(page, order, 'Registrar envío');
      await choose(page, 'Pieza', /^1\. /u);
      await choose(page, 'Paquetería');
      await fill(page, 'Número de guía', 'AE-90210');
      await submit(page, 'Registrar envío');
      await said(page, /Se registró el envío/u);
      const [first, ...others] = (await orderNow(page, order.orderNumber)).orderedProductsList;
      expect([first?.deliveryTrackId, first?.colocationStatus?.id]).toEqual(['AE-90210', 3]);
      expect(others.every((line) => line.deliveryTrackId === null)).toBe(true);
    });
  });

  test('S7.37, S7.38, S4.37: Shein exports the address, takes the waybill and prints its label; its ways of sending are asked for once', async () => {
    await asMerchant(async (page) => {
      const order = await waitingInChannel(page, 'SH', 'saveWaybill');
      let asked = 0;
      page.on('request', (request) => {
        if (request.url().includes('logistics-channels')) asked += 1;
      });
      await openDetail(page, order);
      const button = (name: string) => channelCard(page, order).getByRole('button', { name, exact: true });
      const address = await download(page, button('Exportar dirección'));
      expect(address.name).toBe(`direccion-${order.orderNumber}.txt`);
      expect(address.text).toContain(order.shippingAddress.zipCode);
      for (const isLast of [false, true]) {
        await press(page, order, 'Guardar número de guía');
        await choose(page, 'Forma de envío');
        if (!isLast) await close(page);
      }
      expect(asked).toBe(1);
      await fill(page, 'Número de guía', 'SHN7712004');
      await submit(page, 'Guardar número de guía');
      await said(page, /Se guardó el número de guía/u);
      expect((await download(page, button('Imprimir etiqueta de Shein'))).head).toBe('%PDF-');
      expect(await statusesOf(page, order.orderNumber)).toEqual([3]);
    });
  });
});
