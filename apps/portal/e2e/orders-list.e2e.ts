import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { asPhone } from './support/browser.ts';
import { bytesOf, rowsAreThere } from './support/ship.ts';
import { tabTo } from './support/sign-in.ts';
import { expectQuietEnd, useGatewayAndBrowser, useMerchantTab } from './support/stage.ts';

const stage = useGatewayAndBrowser();
const asMerchant = useMerchantTab(stage);

const openList = async (page: Page, query = '?status=todos') => {
  await page.goto(`/mis-pedidos${query}`);
  await page
    .getByRole('checkbox', { name: /^Seleccionar pedido/u })
    .first()
    .waitFor();
};
const bar = (page: Page) => page.getByRole('group', { name: 'Acciones de la selección' });
const box = (page: Page, at: number) => page.getByRole('checkbox', { name: /^Seleccionar pedido/u }).nth(at);

/** '1–20 de 214' as 214. */
async function totalOf(page: Page): Promise<number> {
  const text = await page
    .getByText(/^\d+–\d+ de [\d,]+$/u)
    .first()
    .innerText();
  return Number(text.split(' de ')[1]?.replace(',', ''));
}

const csvOf = async (page: Page, press: () => Promise<void>) => {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await bytesOf(download));
  return { text, rows: text.trimEnd().split('\r\n').slice(1), name: download.suggestedFilename() };
};

describe('the list of orders (S2.39, S2.65)', () => {
  test('S2.67: what is chosen stays over pages and tabs, and all that match can be chosen', async () => {
    await asMerchant(async (page) => {
      await openList(page);
      await box(page, 0).click();
      await box(page, 3).click({ modifiers: ['Shift'] });
      await bar(page).getByText('4 seleccionados').waitFor();
      await page.getByRole('button', { name: 'Página siguiente' }).click();
      await page.getByText(/^21–/u).first().waitFor();
      await rowsAreThere(page);
      expect(new URL(page.url()).searchParams.get('pagina')).toBe('2');
      await box(page, 0).click();
      await bar(page).getByText('5 seleccionados').waitFor();

      await page.getByRole('tab', { name: /^Finalizados/u }).click();
      await bar(page)
        .getByText(/fuera de este filtro/u)
        .waitFor();
      await page.getByRole('tab', { name: /^Todos/u }).click();
      await page.getByRole('tab', { name: /^Todos/u, selected: true }).waitFor();
      await bar(page).getByText('5 seleccionados', { exact: true }).waitFor();

      await rowsAreThere(page);
      const total = await totalOf(page);
      await bar(page)
        .getByRole('button', { name: /resultados$/u })
        .click();
      await bar(page)
        .getByText(`Los ${total.toLocaleString('es-MX')} seleccionados`)
        .waitFor();
      await bar(page).getByRole('button', { name: 'Quitar selección' }).click();
      await bar(page).waitFor({ state: 'detached' });
    });
  });

  test('S5.7: what is on show is exported, every page of it and only its columns; the chosen ones apart', async () => {
    const { context, page } = await stage.merchant();
    await openList(page, '?status=en-preparacion');
    const total = await totalOf(page);
    await page.getByRole('button', { name: 'Columnas' }).click();
    await page.getByRole('checkbox', { name: 'Cliente' }).click({ force: true });
    await page.keyboard.press('Escape');
    const seen = await csvOf(page, () => page.getByRole('button', { name: 'Exportar lo que veo' }).click());
    expect(seen.text.startsWith('\uFEFFPedido,Canal,Fecha de compra,Artículo,')).toBe(true);
    expect(seen.rows).toHaveLength(total);
    expect(seen.name).toMatch(/^pedidos-\d{4}-\d{2}-\d{2}\.csv$/u);

    // The choice of columns is the person's, in this browser.
    await page.reload();
    await box(page, 0).waitFor();
    expect(await page.getByRole('columnheader', { name: 'Cliente' }).count()).toBe(0);

    await box(page, 0).click();
    await page.getByRole('button', { name: 'Más acciones de la selección' }).click();
    const chosen = await csvOf(page, () => page.getByRole('menuitem', { name: 'Exportar 1 pedido' }).click());
    expect(chosen.rows).toHaveLength(1);
    await context.close();
  });

  test('a view is kept, is there after a reload, and its link shows the same to whoever opens it', async () => {
    const { context, page } = await stage.merchant({ permissions: ['clipboard-read', 'clipboard-write'] });
    await openList(page, '?status=todos&canal=SR&orden=total_desc');
    await page.getByRole('button', { name: 'Vistas' }).click();
    await page.getByRole('menuitem', { name: 'Guardar como vista nueva' }).click();
    await page.getByRole('textbox', { name: 'Nombre' }).fill('Sears por total');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Sears por total' }).waitFor();
    await openList(page);
    await page.getByRole('button', { name: 'Vistas' }).click();
    await page.getByRole('menuitemradio', { name: 'Sears por total' }).click();
    await page.waitForURL(/canal=SR/u);
    await page.getByRole('button', { name: 'Sears por total' }).click();
    await page.getByRole('menuitem', { name: 'Copiar enlace' }).click();
    await page.getByText('Se copió el enlace').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await context.close();

    const { context: other, page: theirs } = await stage.merchant();
    await theirs.goto(link);
    await theirs.getByRole('button', { name: 'Canal: Sears' }).waitFor();
    expect(new URL(theirs.url()).searchParams.get('orden')).toBe('total_desc');
    await other.close();
  });

  test('several are cancelled, and the tab is closed before the time to undo it is over: they are', async () => {
    const { context, page } = await stage.merchant();
    await openList(page, '?status=en-preparacion');
    const before = await totalOf(page);
    await box(page, 0).click();
    await box(page, 1).click();
    await page.getByRole('button', { name: 'Más acciones de la selección' }).click();
    await page.getByRole('menuitem', { name: 'Cancelar 2 pedidos' }).click();
    await page.getByRole('radio', { name: 'Sin inventario' }).check({ force: true });
    await page.getByRole('button', { name: 'Cancelar 2 pedidos' }).click();
    await page.getByText('Se cancelarán 2 pedidos').waitFor();
    await page.close({ runBeforeUnload: false });
    const next = await context.newPage();
    await expect
      .poll(
        async () => {
          await openList(next, '?status=en-preparacion');
          return totalOf(next);
        },
        { timeout: 30_000, interval: 500 },
      )
      .toBe(before - 2);
    await context.close();
  });

  test('with the keyboard alone: J, X, Shift X, Ctrl A, Esc', async () => {
    const { context, page } = await stage.merchant();
    await openList(page);
    await tabTo(page, /^Seleccionar pedido/u);
    await page.keyboard.press('x');
    await bar(page).getByText('1 seleccionado').waitFor();
    for (const key of ['j', 'j', 'Shift+X']) await page.keyboard.press(key);
    await bar(page).getByText('3 seleccionados').waitFor();
    await page.keyboard.press('Control+a');
    await bar(page).getByText('20 seleccionados').waitFor();
    await page.keyboard.press('Control+a');
    await bar(page)
      .getByText(/^Los [\d,]+ seleccionados$/u)
      .waitFor();
    await page.keyboard.press('Escape');
    await bar(page).waitFor({ state: 'detached' });
    await expectQuietEnd(context);
  });

  test('at 390 px: cards are chosen after "Seleccionar", and nothing reaches over the edge', async () => {
    const { context, page } = await stage.merchant(asPhone);
    await page.goto('/mis-pedidos?status=en-preparacion');
    const waiting = page.getByRole('article').filter({ has: page.getByText('Generar guía') });
    const words = await waiting.first().getByRole('heading').innerText();
    const number = /Pedido (\S+)/u.exec(words)?.[1] ?? '';
    await page.getByRole('button', { name: 'Seleccionar', exact: true }).click();
    // Its act steps aside, and a thumb anywhere on the card chooses it (D332).
    const card = page.getByRole('article', { name: new RegExp(`Pedido ${number}`, 'u') });
    await card.tap({ position: { x: 200, y: 80 } });
    expect(new URL(page.url()).searchParams.has('pedido')).toBe(false);
    await bar(page).getByText('1 seleccionado').waitFor();
    await bar(page).getByRole('button', { name: 'Generar 1 guía' }).waitFor();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await expectQuietEnd(context);
  });
});
