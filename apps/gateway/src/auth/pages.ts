import { html } from 'hono/html';
import { type Html, page } from '../http/html.ts';
import { errorText } from './texts.ts';

/** The provider list: the sign-in path (S2.62). */
export function signInPage(input: {
  readonly csrfToken: string;
  readonly callbackUrl: string;
  readonly error: string | undefined;
}): Html {
  const text = errorText(input.error);
  return page(
    'Inicia sesión',
    html`${text ? html`<p class="alert" role="alert">${text}</p>` : ''}
      <p>Entra con tu cuenta para ver los pedidos de todas tus tiendas.</p>
      <form method="post" action="/api/auth/signin/identity">
        <input type="hidden" name="csrfToken" value="${input.csrfToken}" />
        <input type="hidden" name="callbackUrl" value="${input.callbackUrl}" />
        <button class="button" type="submit">Continuar con tu cuenta</button>
      </form>`,
  );
}

export const errorPage = (error: string | undefined): Html =>
  page(
    'No pudimos iniciar tu sesión',
    html`<p class="alert" role="alert">${errorText(error ?? 'unknown')}</p>
      <a class="button" href="/api/auth/signin">Volver a intentar</a>`,
  );
