import type { Screen } from './screen.ts';
import { chooseThree } from './screens.ts';

const catalogue = '/mis-productos/catalogo-de-productos';
const guides = '/mis-pedidos/crear-guia';

/** The pictures of the merchants' pages, in the order in which their acts may follow each other. */
export const lessons: readonly Screen[] = [
  { name: 'pedidos', path: () => '/mis-pedidos?status=en-preparacion' },
  {
    name: 'seleccion',
    path: () => '/mis-pedidos?status=en-preparacion',
    press: async (page) => {
      await chooseThree(page);
      await page.getByRole('button', { name: /^Generar \d+ guías/ }).waitFor();
    },
  },
  { name: 'pedido', path: ({ pending }) => `/mis-pedidos?status=en-preparacion&pedido=${pending}` },
  {
    name: 'una-guia',
    path: ({ pending }) => `${guides}?pedido=${pending}&paso=cotizar`,
    press: (page) => page.getByRole('radio').first().waitFor({ state: 'attached' }),
  },
  {
    name: 'lote',
    path: ({ lot }) => `${guides}?vista=lotes&pedidos=${lot.join(',')}`,
    press: async (page) => {
      await page.getByRole('button', { name: /^Generar e imprimir \d/ }).waitFor();
    },
  },
  { name: 'separar', path: ({ splittable }) => `/mis-pedidos/separar-pedido?pedido=${splittable}` },
  { name: 'evidencia', path: ({ unproven }) => `/mis-pedidos/subir-evidencia?pedido=${unproven}` },
  { name: 'evidencias-rechazadas', path: () => '/mis-pagos/evidencias-rechazadas' },
  {
    name: 'mis-pagos',
    path: () => '/mis-pagos?marketplace=sears',
    press: async (page) => {
      await page
        .getByRole('row', { name: /Diferencia/ })
        .getByRole('link')
        .first()
        .click();
      await page.getByText('Suma al centavo').waitFor();
    },
  },
  { name: 'cuanto-me-queda', path: () => '/mis-pagos?marketplace=sears&vista=pedidos' },
  { name: 'facturas', path: () => '/subir-facturas/automaticas' },
  {
    name: 'facturas-masivas',
    path: () => '/subir-facturas/masivas?canal=sears',
    press: (page) => page.getByText(/^\d+ pedidos$/u).waitFor(),
  },
  {
    name: 'contador',
    path: () => '/mis-pagos?marketplace=sears',
    press: async (page) => {
      await page.getByRole('button', { name: 'Paquete para el contador' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'rastreo', path: ({ guide }) => `${guides}?vista=rastreo&guia=${guide}` },
  { name: 'fulfillment', path: () => '/fulfillment' },
  { name: 'catalogo', path: () => catalogue },
  { name: 'carga-masiva', path: () => `${catalogue}/carga-masiva` },
  {
    name: 'tabla',
    path: () => `${catalogue}/edicion-masiva`,
    press: async (page) => {
      for (const [row, text] of [
        [2, '525'],
        [4, '1099'],
      ] as const) {
        await page.locator(`[aria-rowindex="${row}"] > [aria-colindex="2"]`).click();
        await page.keyboard.type(text);
        await page.keyboard.press('Enter');
      }
    },
  },
  {
    name: 'precios',
    path: () => '/precios',
    press: async (page) => {
      await page.locator('[aria-rowindex="3"] > [aria-colindex="5"]').click();
      await page.keyboard.type('+8 % .90');
      await page.keyboard.press('Enter');
    },
  },
  {
    name: 'deshacer-carga',
    path: () => `${catalogue}/carga-masiva`,
    press: async (page) => {
      await page.getByText('Solo cambiar').click();
      await page.locator('input[type="file"]').setInputFiles({
        name: 'precios-de-diciembre.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('SKU,Precio\r\nVS-6-AZ,949\r\nJR-TAL-02-GRI,1399\r\n'),
      });
      await page.getByRole('button', { name: 'Guardar 2 filas' }).click();
      await page.getByRole('button', { name: 'Deshacer carga' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  { name: 'activar-y-pausar', path: () => `${catalogue}/activacion-masiva` },
  {
    name: 'crear-un-producto',
    path: () => `${catalogue}/crear-producto`,
    press: async (page) => {
      await page.getByRole('textbox', { name: 'Nombre' }).fill('Canasta de palma tejida grande');
      await page.getByRole('radio').first().waitFor({ state: 'attached' });
    },
  },
  {
    name: 'variaciones',
    path: () => `${catalogue}/crear-producto?paso=2`,
    press: async (page) => {
      await page.getByRole('textbox', { name: 'SKU' }).fill('CN-PAL');
      await page.getByRole('button', { name: 'Agregar variaciones' }).click();
      await page.getByRole('textbox', { name: 'Opción' }).fill('Talla');
      await page.getByRole('textbox', { name: 'Valores' }).fill('CH,M,G,');
      await page.getByText('3 variaciones').first().waitFor();
      await page.getByRole('heading', { name: 'SKU y variaciones' }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'fotos',
    path: () => catalogue,
    press: async (page) => {
      await page.locator('a[href*="editar-producto"]').first().click();
      await page.getByRole('heading', { name: 'Fotos' }).scrollIntoViewIfNeeded();
      await page.getByText(/^Arrastra las fotos/).scrollIntoViewIfNeeded();
    },
  },
  { name: 'almacen', path: () => '/datos-almacen' },
  { name: 'cuenta-de-depositos', path: () => '/informacion-bancaria?cambiar=true' },
  { name: 'tu-equipo', path: () => '/usuarios' },
  { name: 'conectar-un-canal', path: () => '/canales-de-venta/marketplaces' },
  {
    name: 'desconectar',
    path: () => '/canales-de-venta/marketplaces',
    press: (page) =>
      page
        .getByRole('button', { name: /^Desconectar .+ de Shopify/ })
        .first()
        .click(),
  },
  {
    name: 'deshacer',
    path: ({ pending }) => `/mis-pedidos/cancelar-pedido?pedido=${pending}`,
    press: async (page) => {
      await page.getByRole('radio', { name: 'Sin inventario' }).check({ force: true });
      await page.getByRole('button', { name: 'Cancelar pedido' }).click();
      await page.getByRole('button', { name: 'Deshacer' }).waitFor();
    },
  },
];
