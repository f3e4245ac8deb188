import { html } from 'hono/html';
import { type Html, page } from '../http/html.ts';
import type { DemoMerchant } from './demo-merchant.ts';

/** One button for each merchant; Tab and Enter are enough. */
export const loginPage = (action: string, merchants: readonly DemoMerchant[]): Html =>
  page(
    '¿Con qué comercio quieres entrar?',
    html`<span class="demo">Datos de demostración</span>
      <p>Estos comercios, sus pedidos y sus clientes son inventados. No se pide contraseña.</p>
      ${merchants.map(
        (merchant) =>
          html`<form method="post" action="${action}">
            <input type="hidden" name="sub" value="${merchant.email}" />
            <button class="button choice" type="submit">
              Entrar como ${merchant.name}
              <small>${merchant.email} · ${merchant.note ?? 'demostración'}</small>
            </button>
          </form>`,
      )}`,
  );

export const idpErrorPage = (): Html =>
  page(
    'No pudimos iniciar tu sesión',
    html`<p class="alert" role="alert">
        La página se quedó abierta mucho tiempo o ya se usó. Vuelve a intentarlo.
      </p>
      <a class="button" href="/">Volver al portal</a>`,
  );
