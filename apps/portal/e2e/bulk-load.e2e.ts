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
