import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { useGatewayAndBrowser, useMerchantTab } from './support/stage.ts';

const stage = useGatewayAndBrowser();
const asMerchant = useMerchantTab(stage);

const catalogue = '/mis-productos/catalogo-de-productos';
const field = (page: Page, name: RegExp | string) => page.getByRole('textbox', { name });
const said = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();

/** By keys: the field takes the keyboard, and each letter is one. */
async function type(page: Page, name: RegExp | string, text: string): Promise<void> {
  await field(page, name).focus();
  await page.keyboard.type(text);
}
const enter = (page: Page, name: RegExp | string) =>
  page.getByRole('button', { name }).first().press('Enter');

/** A picture as a camera makes it: the browser draws it. */
async function photo(page: Page) {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 600;
    canvas.height = 600;
    const context = canvas.getContext('2d');
    if (context) context.fillStyle = '#a33';
    context?.fillRect(80, 80, 440, 440);
    return canvas.toDataURL('image/png');
  });
  return {
    name: 'canasta.png',
    mimeType: 'image/png',
    buffer: Buffer.from(url.split(',')[1] ?? '', 'base64'),
  };
}

const within = { timeout: 10_000 } as const;

describe('a product', () => {
  test('S2.46 S2.47 S2.48: made by keyboard, published, found by its SKU, edited in two tabs, kept by Deshacer, and paused', async () => {
    await asMerchant(async (page) => {
      await page.goto(`${catalogue}/crear-producto`);
      await type(page, 'Nombre', 'Canasta de palma tejida de prueba');
      await page.getByRole('radio', { name: /^Canastas y cestos/u }).press('Space');
      await enter(page, /Material/u);
      await page.getByRole('option').first().press('Enter');
      await enter(page, 'Continuar a fotos');
      await field(page, 'SKU').waitFor();
      await page.locator('input[type="file"]').setInputFiles(await photo(page));
      await said(page, '1 de 10');
      await type(page, 'SKU', 'WALK-01');
      await enter(page, 'Agregar variaciones');
      await type(page, 'Opción', 'Talla');
      await type(page, 'Valores', 'CH,M,');
      await said(page, '2 variaciones');
      await page.getByRole('gridcell').nth(2).click();
      await page.keyboard.press('Enter');
      await field(page, /^Existencias/u).fill('5');
      await page.keyboard.press('Enter');
      await enter(page, 'Continuar a precio');
      await type(page, /^Precio base/u, '349');
      for (const [name, text] of Object.entries({ Alto: '20', Ancho: '30', Largo: '30', Peso: '0.8' })) {
        await page.getByLabel(name, { exact: true }).focus();
        await page.keyboard.type(text);
      }
      await enter(page, 'Continuar a canales');
      await page.getByRole('checkbox', { name: /Sanborns/u }).press('Space');
      await page.getByRole('checkbox', { name: /Claroshop/u }).press('Space');
      await enter(page, 'Publicar en Sears');
      await said(page, 'Se publicó en Sears');

      await page.getByRole('searchbox', { name: 'Buscar productos' }).fill('walk-01-m');
      await page.keyboard.press('Enter');
      await page.getByRole('link', { name: 'Canasta de palma tejida de prueba' }).press('Enter');
      await expect
        .poll(() => field(page, 'Nombre').inputValue(), within)
        .toBe('Canasta de palma tejida de prueba');

      // Another tab has the same product open, and saves another field of it.
      const other = await page.context().newPage();
      await other.goto(page.url());
      await other.getByLabel('Peso', { exact: true }).fill('1');
      await other.keyboard.press('Tab');
      await other.getByRole('button', { name: 'Guardar 1 cambio' }).click();
      await said(other, 'Se guardó el producto');
      await other.close();
      await type(page, /^Costo/u, '120');
      await enter(page, 'Guardar 1 cambio');
      await said(page, 'Se guardó el producto');
      // Both are in it: what is typed here, and what the other tab saved meanwhile.
      await expect.poll(() => field(page, /^Costo/u).inputValue(), within).toMatch(/^120/u);
      await expect
        .poll(() => page.getByLabel('Peso', { exact: true }).inputValue(), within)
        .toMatch(/^1(\.0+)?$/u);

      await page.goto(`${catalogue}?q=walk-01`);
      const act = async (name: string) => {
        await enter(page, 'Más acciones de Canasta de palma tejida de prueba');
        await page.getByRole('menuitem', { name }).click();
      };
      await act('Eliminar');
      await page.getByRole('button', { name: 'Eliminar 1 producto' }).click();
      await enter(page, 'Deshacer');
      await page.getByRole('row', { name: /Canasta de palma tejida de prueba/u }).waitFor();
      await act('Pausar');
      // Ten seconds may take it back; then it is so.
      await page.getByRole('row', { name: /Pausado/u }).waitFor();
    });
  });
});
