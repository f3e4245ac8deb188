import type { Page } from 'playwright';
import { channelForms, dialogs, press } from './dialogs.ts';
import type { Screen } from './screen.ts';
import { quiet, settled, type Shop } from './shop.ts';

const list = '/mis-pedidos?status=todos';
const guides = '/mis-pedidos/crear-guia';

/** The click is dispatched on the element itself, because the visible part of a box is drawn beside it. */
export async function chooseThree(page: Page): Promise<void> {
  for (const at of [1, 2, 3])
    await page
      .getByRole('checkbox')
      .nth(at)
      .evaluate((box: HTMLInputElement) => box.click());
}

/** Three rows of the list; on a phone they are cards, chosen after "Seleccionar". */
async function choose(page: Page): Promise<void> {
  const start = page.getByRole('button', { name: 'Seleccionar', exact: true });
  if (await start.isVisible()) await start.click();
  await chooseThree(page);
  await page.getByText('3 seleccionados').waitFor();
}

/** Acts in a wide window only: a phone has no such button. */
const onDesktop = (act: (page: Page) => Promise<void>) => async (page: Page) => {
  if ((page.viewportSize()?.width ?? 0) > 750) await act(page);
};

const details = (shop: Shop): Screen[] =>
  Object.entries(shop.channels).map(([code, order]) => ({
    name: `pedido-${code}`,
    path: () => `${list}&pedido=${encodeURIComponent(order)}`,
  }));

/** Every screen of home, orders and guides, in the states that the demo can show. */
export const screensOf = (shop: Shop): Screen[] => [
  { name: 'inicio', path: () => '/' },
  { name: 'pedidos', path: () => list },
  { name: 'pedidos-seleccion', path: () => list, press: choose },
  { name: 'pedidos-vistas', path: () => list, press: onDesktop(press(/^Vistas/)) },
  { name: 'pedidos-columnas', path: () => list, press: onDesktop(press('Columnas')) },
  { name: 'pedidos-fechas', path: () => list, press: onDesktop(press(/^Fecha/)) },
  {
    name: 'pedidos-filtros',
    path: () => list,
    press: async (page) => {
      const sheet = page.getByRole('button', { name: 'Filtros', exact: true });
      await (
        (await sheet.isVisible()) ? sheet : page.getByRole('button', { name: 'Agregar filtro' })
      ).click();
    },
  },
  ...['en-preparacion', 'listos-para-enviar', 'en-transito', 'finalizados', 'cancelados'].map((tab) => ({
    name: `pedidos-${tab}`,
    path: () => `/mis-pedidos?status=${tab}`,
  })),
  {
    name: 'pedidos-filtrados',
    path: () => `${list}&canal=CS&canal=SR&entrega=dropshipping&orden=total_desc`,
  },
  { name: 'pedidos-cien', path: () => `${list}&tamano=100&pagina=2` },
  { name: 'pedidos-ninguno', path: () => `${list}&search=no-existe` },
  { name: 'pedidos-uno', path: ({ pending }) => `${list}&search=${pending}` },
  { name: 'pedido', path: ({ pending }) => `${list}&pedido=${pending}` },
  { name: 'pedido-en-transito', path: ({ moving }) => `${list}&pedido=${moving}` },
  ...details(shop),
  { name: 'cancelar', path: ({ pending }) => `/mis-pedidos/cancelar-pedido?pedido=${pending}` },
  { name: 'separar', path: ({ splittable }) => `/mis-pedidos/separar-pedido?pedido=${splittable}` },
  { name: 'entregar', path: ({ moving }) => `/mis-pedidos/entregar-pedido?pedido=${moving}` },
  { name: 'evidencia', path: ({ unproven }) => `/mis-pedidos/subir-evidencia?pedido=${unproven}` },
  { name: 'editar-direccion', path: ({ pending }) => `${guides}/editar-direccion?pedido=${pending}` },
  { name: 'venta-nueva', path: () => `${guides}?venta=nueva` },
  { name: 'venta-faltan-datos', path: () => `${guides}?venta=nueva`, press: press('Continuar a la guía') },
  { name: 'guia-elegir', path: () => guides },
  { name: 'guia-origen', path: ({ pending }) => `${guides}?pedido=${pending}&paso=origen` },
  { name: 'guia-paquete', path: ({ pending }) => `${guides}?pedido=${pending}&paso=paquete` },
  { name: 'guia', path: ({ pending }) => `${guides}?pedido=${pending}&paso=cotizar` },
  { name: 'guia-revisar', path: ({ pending }) => `${guides}?pedido=${pending}&paso=revisar` },
  { name: 'guia-hecha', path: ({ moving }) => `${guides}?pedido=${moving}` },
  { name: 'lote', path: ({ sentLot }) => `${guides}?vista=lotes&lote=${sentLot}` },
  { name: 'lotes', path: () => `${guides}?vista=lotes` },
  { name: 'lote-nuevo', path: () => `${guides}?vista=lotes&nuevo=true` },
  { name: 'lote-borrador', path: ({ lot }) => `${guides}?vista=lotes&pedidos=${lot.join(',')}` },
  {
    name: 'lote-precios',
    path: ({ lot }) => `${guides}?vista=lotes&pedidos=${lot.join(',')}`,
    press: async (page) => {
      await page.getByRole('button', { name: /^(Generar e imprimir \d|Revisar precios)/ }).waitFor();
    },
  },
  { name: 'historial', path: () => `${guides}?vista=historial` },
  { name: 'rastreo', path: () => `${guides}?vista=rastreo` },
  { name: 'rastreo-guia', path: ({ guide }) => `${guides}?vista=rastreo&guia=${guide}` },
  { name: 'envios', path: () => '/historial-de-envios' },
  {
    name: 'envio',
    path: () => '/historial-de-envios',
    press: (page) => page.getByRole('link', { name: /^env-/ }).first().click(),
  },
  { name: 'menu', path: () => '/menu' },
  { name: 'perfil', path: () => '/menu/perfil' },
  ...channelForms(shop),
  ...dialogs,
];

/** Shows a screen as it comes to rest. */
export async function show(page: Page, { path, press: act, answers }: Screen, shop: Shop): Promise<void> {
  await answers?.(page);
  await settled(page, `${shop.origin}${path(shop)}`);
  await act?.(page);
  await quiet(page);
}
