import { type DemoConsent, demoConsent } from '@trastienda/services';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { GatewayEnv } from '../http/environment.ts';
import { type Html, page } from '../http/html.ts';
import { pagePolicy } from '../http/security-headers.ts';

/** Stands for the pages of SH, ML, SP and AE that ask a merchant for access. */
export const DEMO_CHANNEL_PATH = '/canal-de-demostracion';

const consentPage = ({ channel, shop, allow, deny }: DemoConsent): Html =>
  page(
    `¿Permites que Trastienda vea tus pedidos de ${channel}?`,
    html`<span class="demo">Canal de demostración</span>
      <p>
        Esta página hace las veces de ${channel}. No hay ninguna tienda detrás, y nada sale de esta
        computadora.
      </p>
      ${shop === null ? '' : html`<p>Tienda: ${shop}</p>`}
      <p><a class="button" href="${allow}">Permitir</a></p>
      <a class="button quiet" href="${deny}">Negar</a>`,
  );

const wrongPage = (): Html =>
  page(
    'Esta solicitud no se puede contestar',
    html`<p class="alert" role="alert">Le falta algo o no viene del portal. Vuelve a empezar.</p>
      <a class="button" href="/canales-de-venta/marketplaces">Volver a mis canales</a>`,
  );

/** The demo's channels: one page with two links back to the portal, and to nowhere else. */
export function demoChannelRoutes(publicUrl: string): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();
  app.get('/', (c) => {
    const asked = demoConsent(c.req.query(), publicUrl);
    c.header('Content-Security-Policy', pagePolicy());
    return asked ? c.html(consentPage(asked)) : c.html(wrongPage(), 400);
  });
  return app;
}
