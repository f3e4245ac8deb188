import type { Locator } from 'playwright';
import { describe, expect, test } from 'vitest';
import { useGatewayAndBrowser, useMerchantTab } from './support/stage.ts';

const stage = useGatewayAndBrowser();
const asMerchant = useMerchantTab(stage);

const path = '/mis-productos/catalogo-de-productos/carga-masiva';
const file = {
  name: 'precios.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('sku,price\r\nVS-6-AZ,906\r\nJR-TAL-02-GRI,"$689,50"\r\n'),
};

describe('a file of products', () => {
  test('S2.50 S4.36: one row is saved, the bad one is mended in place, and the load is taken back', async () => {
    await asMerchant(async (page) => {
      await page.goto(`${stage.origin}${path}`);
      await page.getByText('Solo cambiar').click();
      await page.locator('input[type="file"]').setInputFiles(file);
      await page.getByRole('heading', { level: 1, name: 'Revisa antes de guardar' }).waitFor();
      // It opens on what somebody has to look at.
      await page.getByText('Precio: Usa punto para los centavos').waitFor();
      await page.getByRole('link', { name: /^Se actualizan/u }).click();
      await page.getByText('$906.00').first().waitFor();
      // Nothing is lost by a reload: the review and its file are there.
      await page.reload();
      await page.getByRole('button', { name: 'Guardar 1 fila' }).click();
      await page.getByText('Corrige 1 fila para terminar.').waitFor();
      await page.getByRole('button', { name: 'Usar 1 sugerencia' }).click();
      await page.getByRole('button', { name: 'Guardar 1 fila' }).click();
      await page.getByText('Todas las filas quedaron guardadas').waitFor();
      await page.getByRole('button', { name: 'Deshacer carga' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Deshacer carga' }).click();
      const undone = page.getByText('Esta carga se deshizo.');
      await undone.waitFor();
      expect(await undone.isVisible()).toBe(true);
    });
  });
});

describe('a table of products', () => {
  test('S2.49 S2.55: twelve products go up by 5 % in eight clicks, and come back', async () => {
    await asMerchant(async (page) => {
      let clicks = 0;
      const press = async (target: Locator, options?: Parameters<Locator['click']>[0]) => {
        clicks += 1;
        await target.click(options);
      };
      const button = (name: string | RegExp) => page.getByRole('button', { name });
      const cell = (row: number, column: number) =>
        page.locator(`[role=grid] [aria-rowindex="${row + 1}"] > [aria-colindex="${column + 1}"]`);
      await page.goto(`${stage.origin}/mis-productos/catalogo-de-productos`);
      const boxes = page.getByRole('checkbox', { name: /^Seleccionar (?!esta página)/u });
      await boxes.nth(11).waitFor({ state: 'attached' });
      await press(boxes.nth(0), { force: true });
      await press(boxes.nth(11), { force: true, modifiers: ['Shift'] });
      await press(page.getByRole('link', { name: 'Editar 12 en tabla' }));
      await page.getByText('12 SKU de los productos que elegiste').waitFor();
      const before = await cell(1, 1).textContent();
      await press(button('Cambiar una columna'));
      await page.keyboard.type('5');
      await press(button('Cambiar 12 filas'));
      const after = await cell(1, 1).textContent();
      await press(button('Revisar y guardar'));
      await page.getByRole('heading', { level: 1, name: 'Revisa antes de guardar' }).waitFor();
      await press(button('Guardar 12 filas'));
      await button('Deshacer carga').waitFor();
      expect(clicks).toBeLessThanOrEqual(8);
      await page.goBack();
      await page.goBack();
      await page.getByText('Sin cambios').waitFor();
      await expect.poll(() => cell(1, 1).textContent()).toBe(after);
      await page.goForward();
      await page.goForward();
      await button('Deshacer carga').click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Deshacer carga' }).click();
      await page.getByText('Esta carga se deshizo.').waitFor();
      await page.goBack();
      await page.goBack();
      await expect.poll(() => cell(1, 1).textContent()).toBe(before);
      expect(after).not.toBe(before);
    });
  });
});
