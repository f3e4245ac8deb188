import { html } from 'hono/html';
import { type Html, page } from '../http/html.ts';
import type { DemoMerchant } from './demo-merchant.ts';

/** 'Casa Lumbre y 4 tiendas más'. */
function storesOf({ stores = [], note = 'Sin tienda' }: DemoMerchant): string {
  const [first, ...others] = stores;
  if (first === undefined) return note;
  const name = first.name ?? 'Tienda sin nombre';
  if (others.length === 0) return name;
  return `${name} y ${others.length} ${others.length === 1 ? 'tienda' : 'tiendas'} más`;
}

/** One button for each merchant; Tab and Enter are enough. */
export const loginPage = (action: string, merchants: readonly DemoMerchant[]): Html =>
  page(
    '¿Con qué tienda quieres entrar?',
    html`<p>Es una demostración: tiendas, pedidos y clientes son inventados. No se pide contraseña.</p>
      ${merchants.map(
        (merchant) =>
          html`<form method="post" action="${action}">
            <input type="hidden" name="sub" value="${merchant.email}" />
            <button class="button choice" type="submit">
              ${storesOf(merchant)}
              <small>Entrar como ${merchant.name}</small>
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
