import type { Page } from 'playwright';
import { settled, type Shop } from './shop.ts';

/** A screen, and what is pressed on it before it is looked at. None of it changes the merchant's data. */
export interface Screen {
  readonly name: string;
  readonly path: (shop: Shop) => string;
  readonly press?: (page: Page) => Promise<void>;
}

const list = '/mis-pedidos?status=todos';
const guides = '/mis-pedidos/crear-guia';

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

/** Of the element itself: what is seen of a box is drawn beside it. */
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

/** What only a wide window has: its button is not there on a phone. */
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
  { name: 'pedidos-ninguno', path: () => `${list}&search=no-existe` },
  { name: 'pedidos-uno', path: ({ pending }) => `${list}&search=${pending}` },
  { name: 'pedido', path: ({ pending }) => `${list}&pedido=${pending}` },
  { name: 'pedido-en-transito', path: ({ moving }) => `${list}&pedido=${moving}` },
  ...details(shop),
  { name: 'cancelar', path: ({ pending }) => `/mis-pedidos/cancelar-pedido?pedido=${pending}` },
  { name: 'separar', path: ({ splittable }) => `/mis-pedidos/separar-pedido?pedido=${splittable}` },
  { name: 'entregar', path: ({ moving }) => `/mis-pedidos/entregar-pedido?pedido=${moving}` },
  { name: 'evidencia', path: ({ unproven }) => `/mis-pedidos/subir-evidencia?pedido=${unproven}` },
  { name: 'guia-elegir', path: () => guides },
  { name: 'guia-origen', path: ({ pending }) => `${guides}?pedido=${pending}&paso=origen` },
  { name: 'guia-paquete', path: ({ pending }) => `${guides}?pedido=${pending}&paso=paquete` },
  { name: 'guia', path: ({ pending }) => `${guides}?pedido=${pending}&paso=cotizar` },
  { name: 'guia-revisar', path: ({ pending }) => `${guides}?pedido=${pending}&paso=revisar` },
  { name: 'lotes', path: () => `${guides}?vista=lotes` },
  { name: 'lote-nuevo', path: () => `${guides}?vista=lotes&nuevo=true` },
  { name: 'lote-borrador', path: ({ lot }) => `${guides}?vista=lotes&pedidos=${lot.join(',')}` },
  {
    name: 'lote-precios',
    path: ({ lot }) => `${guides}?vista=lotes&pedidos=${lot.join(',')}`,
    press: async (page) => {
      await press('Revisar precios')(page);
      await page.getByRole('button', { name: /^(Generar \d|Revisar precios)/ }).waitFor();
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
];

/** Shows a screen as it comes to rest. */
export async function show(page: Page, { path, press: act }: Screen, shop: Shop): Promise<void> {
  await settled(page, `${shop.origin}${path(shop)}`);
  await act?.(page);
  await page.waitForLoadState('networkidle');
}
