import { demoStandIns } from '@trastienda/services';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { GatewayEnv } from '../http/environment.ts';
import { page } from '../http/html.ts';
import { pagePolicy } from '../http/security-headers.ts';

/** Pages in the place of the other products that a store of the demo has: a description, and the way back. */
export function demoStandInRoutes(): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();
  for (const [which, { name, does }] of Object.entries(demoStandIns)) {
    app.get(`/${which}`, (c) => {
      c.header('Content-Security-Policy', pagePolicy());
      return c.html(
        page(
          `${name} de demostración`,
          html`<p>${does}</p>
            <a class="button" href="/">Volver a Trastienda</a>`,
        ),
      );
    });
  }
  return app;
}
