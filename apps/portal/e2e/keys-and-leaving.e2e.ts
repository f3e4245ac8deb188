import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { orderNow, ordersOf, waitingFor } from './support/orders.ts';
import { tabTo } from './support/sign-in.ts';
import { expectQuietEnd, useGatewayAndBrowser, useMerchantTab } from './support/stage.ts';

const stage = useGatewayAndBrowser();
const asMerchant = useMerchantTab(stage);

const heading = (page: Page, name: string | RegExp, timeout = 30_000) =>
  page.getByRole('heading', { level: 1, name }).waitFor({ timeout });
/** Tries again what a busy machine may be too slow for, up to five times. */
async function untilDone<Made>(act: () => Promise<Made>): Promise<Made> {
  for (let attempt = 1; attempt < 5; attempt += 1) {
    try {
      return await act();
    } catch {
      // The last attempt tells its fault.
    }
  }
  return act();
}
/** A link of the sidebar, which stands beside every page. */
const ofSidebar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name, exact: true });
/** Whether the browser would ask before it closes the tab. */
const asksToClose = (page: Page): Promise<boolean> =>
  page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));

/** A page without a field of its own. */
const openMenu = async (page: Page) => {
  await page.goto('/menu');
  await heading(page, 'Menú');
};

describe('the keyboard of the portal', () => {
  test('D22: Ctrl K finds an order by its number, and a page by its name', async () => {
    await asMerchant(async (page) => {
      const order = (await ordersOf(page, {}))[0];
      if (!order) throw new Error('The demo has no orders');
      await openMenu(page);
      await page.keyboard.press('Control+K');
      const search = page.getByRole('combobox', { name: 'Buscar y hacer' });
      await search.fill(order.orderNumber);
      const found = page.getByRole('option', { name: new RegExp(`^${order.orderNumber}`, 'u') });
      await found.waitFor();
      const documents: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents.push(request.url());
      });
      await found.click();
      await heading(page, new RegExp(order.orderNumber, 'u'));
      await search.waitFor({ state: 'detached' });
      // The page changes within the application.
      expect(documents).toEqual([]);

      await page.keyboard.press('Control+K');
      await search.fill('historial de envios');
      // The first that matches is the one that Enter opens.
      await page.locator('[role="option"][data-focused]', { hasText: 'Historial de envios' }).waitFor();
      await page.keyboard.press('Enter');
      await heading(page, 'Historial de envíos');
      expect(new URL(page.url()).pathname).toBe('/historial-de-envios');
    });
  });

  test('? lists the keys that work; those of one letter can be switched off (WCAG 2.1.4)', async () => {
    await asMerchant(async (page) => {
      await openMenu(page);
      await page.keyboard.press('?');
      const sheet = page.getByRole('dialog', { name: 'Atajos del teclado' });
      await sheet.getByText('Ver estos atajos').waitFor();
      await sheet.getByText('Atajos con una sola tecla').click();
      await sheet.getByText('Ver estos atajos').waitFor({ state: 'detached' });
      await sheet.getByText('Contraer o expandir el menú').waitFor();
      await sheet.getByText('Atajos con una sola tecla').click();
      await sheet.getByText('Ver estos atajos').waitFor();
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'detached' });
      await page.keyboard.press('g');
      await page.keyboard.press('p');
      await heading(page, 'Mis pedidos');
      expect(page.url()).toContain('/mis-pedidos?status=todos');
    });
  });
});

describe('leaving a page (D95, D193)', () => {
  test('S4.23 S4.24: a photo that was chosen and not sent asks: Continuar stays with it, Salir goes on', async () => {
    await asMerchant(async (page) => {
      const order = await waitingFor(page, 'CS', 'uploadEvidence');
      await page.goto(`/mis-pedidos/subir-evidencia?pedido=${order.orderNumber}`);
      await page.getByRole('button', { name: 'Subir evidencia' }).waitFor();
      expect(await asksToClose(page)).toBe(false);
      await page.locator('input[type="file"]').setInputFiles({
        name: 'firma.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.4\n%%EOF'),
      });
      await page.getByText('firma.pdf').waitFor();
      expect(await asksToClose(page)).toBe(true);

      await ofSidebar(page, 'Inicio').click();
      const question = page.getByRole('alertdialog', { name: 'Perderás los datos que ya habías completado' });
      await question
        .getByText(
          'Si sales ahora, perderás toda la información que has ingresado. Tendrás que registrarla de nuevo.',
        )
        .waitFor();
      await question.getByRole('button', { name: 'Continuar' }).click();
      await question.waitFor({ state: 'detached' });
      await page.getByText('firma.pdf').waitFor();
      expect(new URL(page.url()).pathname).toBe('/mis-pedidos/subir-evidencia');

      await ofSidebar(page, 'Inicio').click();
      await question.getByRole('button', { name: 'Salir' }).click();
      await page.waitForURL((url) => url.pathname === '/');
      await heading(page, /Mariana/u);
      expect(await asksToClose(page)).toBe(false);
    });
  });

  test('D95 D195 D196: what is typed is a draft: nobody is asked, it is there again, also in the next tab; signing out asks and clears it', async () => {
    const { context, page: first } = await stage.merchant();
    const sale = '/mis-pedidos/crear-guia?venta=nueva';
    const mailOf = (page: Page) => page.getByRole('textbox', { name: /^Correo/u });
    await first.goto(sale);
    await mailOf(first).fill('ana@example.com');
    await ofSidebar(first, 'Inicio').click();
    await heading(first, /Mariana/u);
    await first.goBack();
    await mailOf(first).waitFor();
    expect(await mailOf(first).inputValue()).toBe('ana@example.com');
    await first.close();

    const second = await context.newPage();
    await second.goto(sale);
    await mailOf(second).waitFor();
    expect(await mailOf(second).inputValue()).toBe('ana@example.com');
    await second.getByRole('button', { name: /^Perfil de/u }).click();
    await second.getByRole('button', { name: 'Cerrar sesión' }).click();
    const question = second.getByRole('alertdialog', { name: '¿Cerrar sesión?' });
    await question.getByRole('button', { name: 'Seguir aquí' }).click();
    expect(await mailOf(second).inputValue()).toBe('ana@example.com');
    // The menu that it was asked from is still there.
    await second.getByRole('button', { name: 'Cerrar sesión' }).click();
    await question.getByRole('button', { name: 'Cerrar sesión' }).click();
    await second.getByRole('button', { name: /Entrar como Mariana/u }).waitFor();
    const kept = await second.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept).not.toContain('ana@example.com');
    await expectQuietEnd(context);
  });
});

describe('evidence without a mouse', () => {
  test('S2.44: E on the order, a file chosen, taken out and chosen again, a word with it, sent', async () => {
    await asMerchant(async (page) => {
      const order = await waitingFor(page, 'CS', 'uploadEvidence');
      const press = (key: string) => page.keyboard.press(key);
      await page.goto(`/mis-pedidos?status=todos&pedido=${order.orderNumber}`);
      await heading(page, new RegExp(order.orderNumber, 'u'));
      // The key acts as soon as its action is there.
      await page.getByRole('link', { name: 'Subir evidencia' }).first().waitFor();
      // A key that comes before its page listens is lost, for a person too, who presses it again.
      await untilDone(async () => {
        await press('e');
        await heading(page, 'Subir evidencia', 5000);
      });

      const choose = async () => {
        // A page that has just arrived may still move the focus to itself: whoever sees that goes there again.
        const chooser = await untilDone(async () => {
          await tabTo(page, /^Elegir archivo$/u);
          const opening = page.waitForEvent('filechooser', { timeout: 5000 });
          await press('Enter');
          return opening;
        });
        await chooser.setFiles({
          name: 'acuse.pdf',
          mimeType: 'application/pdf',
          buffer: Buffer.from('%PDF-1.4\n%%EOF'),
        });
        await page.getByText('acuse.pdf').waitFor();
      };
      await choose();
      await tabTo(page, /^Quitar acuse\.pdf$/u);
      await press('Enter');
      await page.getByText('acuse.pdf').waitFor({ state: 'detached' });
      await choose();
      await tabTo(page, /^Comentario/u);
      await page.keyboard.type('Firmó el portero');
      await tabTo(page, /^Subir evidencia$/u);
      await press('Enter');
      await page.getByText(`La evidencia del pedido ${order.orderNumber} quedó en revisión`).waitFor();
      expect((await orderNow(page, order.orderNumber)).dataMarketplace.evidenceStatus).toBe('en_revision');
    });
  });
});

describe('pictures of articles (D7)', () => {
  test('S9.18 S9.19: are asked for in the width that they stand in, at quality 75', async () => {
    await asMerchant(async (page) => {
      // The page before may still wait for pictures of its own, of another width; the menu has none.
      await openMenu(page);
      const answering = page.waitForResponse((response) => response.url().includes('/api/image?'));
      await page.goto('/mis-pedidos?status=todos');
      const answer = await answering;
      const asked = new URL(answer.url()).searchParams;
      expect([asked.get('w'), asked.get('q')]).toEqual(['32', '75']);
      expect(asked.get('url')).toMatch(/^\/upload\/files\/[\da-f]{40}\.png$/u);
      expect([answer.status(), await answer.headerValue('content-type')]).toEqual([200, 'image/webp']);
      await heading(page, 'Mis pedidos');
    });
  });
});
