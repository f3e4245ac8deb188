import type { Page, Route } from 'playwright';
import type { Screen } from './screen.ts';
import type { Shop } from './shop.ts';

const guides = '/mis-pedidos/crear-guia';
export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

/** The act of each channel that asks for something first. */
const asking = {
  SH: 'Guardar número de guía',
  TP: 'Rechazar pedido',
  ML: 'Marcar como enviado',
  SP: 'Registrar guía',
  WC: 'Cancelar en WooCommerce',
  AE: 'Registrar envío',
} as const;

export const channelForms = (shop: Shop): Screen[] =>
  Object.entries(asking).flatMap(([code, act]) => {
    const order = shop.channels[code];
    if (order === undefined) return [];
    const path = () => `/mis-pedidos?status=todos&pedido=${encodeURIComponent(order)}`;
    return [{ name: `canal-${code}`, path, press: press(act) }];
  });

const refusedWith = (status: number, message: string) => (route: Route) =>
  route.fulfill({ status, json: { statusCode: status, message } });

const purchase = /generar-guia-mensajeria/u;
const atReview = ({ pending }: Shop) => `${guides}?pedido=${pending}&paso=revisar`;
const buy = press(/^Generar e imprimir/);

async function ofFirstGuide(page: Page, act: string): Promise<void> {
  await press(/^Más acciones de la guía/)(page);
  await page.getByRole('menuitem', { name: act }).click();
}
const history = () => `${guides}?vista=historial`;

/** The dialogs over a screen, and the states of a guide while it is bought. */
export const dialogs: readonly Screen[] = [
  {
    name: 'pedido-acciones',
    path: ({ pending }) => `/mis-pedidos?status=todos&pedido=${pending}`,
    press: press('Más acciones'),
  },
  {
    name: 'pedido-cancelar',
    path: ({ pending }) => `/mis-pedidos?status=todos&pedido=${pending}`,
    press: async (page) => {
      await press('Más acciones')(page);
      await page.getByRole('menuitem', { name: 'Cancelar pedido' }).click();
    },
  },
  {
    name: 'guia-externa',
    path: ({ pending }) => `${guides}?pedido=${pending}&paso=origen`,
    press: press('Registrar número'),
  },
  {
    name: 'guia-automatica',
    path: ({ pending }) => `${guides}?pedido=${pending}&paso=origen`,
    press: press('Usar guía automática'),
  },
  {
    name: 'guia-plantilla',
    path: ({ pending }) => `${guides}?pedido=${pending}&paso=paquete`,
    press: press('Guardar como plantilla'),
  },
  {
    name: 'guia-sin-opciones',
    path: ({ pending }) => `${guides}?pedido=${pending}&paso=cotizar`,
    answers: (page) => page.route(/mensajeria-cotizador/u, refusedWith(404, 'Sin cobertura')),
    apart: true,
  },
  {
    name: 'guia-verificando',
    path: atReview,
    answers: (page) => page.route(purchase, (route) => route.abort()),
    press: buy,
    apart: true,
  },
  {
    name: 'guia-rechazada',
    path: atReview,
    answers: (page) => page.route(purchase, refusedWith(402, 'Saldo insuficiente')),
    press: buy,
    apart: true,
  },
  { name: 'historial-acciones', path: history, press: press(/^Más acciones de la guía/) },
  { name: 'historial-etiqueta', path: history, press: press(/^Etiqueta de la guía/) },
  {
    name: 'historial-recoleccion',
    path: history,
    press: (page) => ofFirstGuide(page, 'Solicitar recolección'),
  },
  { name: 'historial-cancelar', path: history, press: (page) => ofFirstGuide(page, 'Cancelar guía') },
  {
    name: 'lote-en-proceso',
    path: ({ sentLot }) => `${guides}?vista=lotes&lote=${sentLot}`,
    answers: (page) =>
      page.route(/lotes\/detalle/u, async (route) => {
        const answer = await route.fetch();
        const json = (await answer.json()) as { detail: object };
        const detail = { ...json.detail, status: 'procesando', created: 2, failed: 0 };
        await route.fulfill({ response: answer, json: { ...json, detail } });
      }),
    apart: true,
  },
  {
    name: 'pedidos-fallo',
    path: () => '/mis-pedidos?status=todos',
    answers: (page) => page.route(/Ordersfull\/seller\/[^/]+(\?|$)/u, refusedWith(503, 'No responde')),
    apart: true,
  },
  {
    name: 'pedidos-vacio',
    path: () => '/mis-pedidos?status=todos',
    answers: (page) => page.route(/Ordersfull\/seller\/[^/]+(\?|$)/u, refusedWith(404, 'Not Found')),
    apart: true,
  },
  {
    name: 'perfil-menu',
    path: () => '/',
    press: async (page) => {
      if ((page.viewportSize()?.width ?? 0) > 750) await press(/Mariana/u)(page);
    },
  },
];
