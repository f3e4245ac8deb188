import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** The mark of the portal's gate, so that signing in is one house with what follows. */
const mark = raw(`<svg viewBox="0 0 48 48" width="36" height="36" aria-hidden="true">
<rect width="48" height="48" rx="12" fill="#c6122f"/>
<path d="M10.5 11h27a1 1 0 0 1 1 1v6.2a4.9 4.9 0 0 1-9.8 1.2V37a1 1 0 0 1-1 1h-7.4a1 1 0 0 1-1-1V19.4a4.9 4.9 0 0 1-9.8-1.2V12a1 1 0 0 1 1-1z" fill="#fff"/></svg>`);

/** The portal's own font file, under the name that its style sheets know it by. */
const interFace = (url: string): string =>
  `@font-face{font-family:"Inter Variable";font-display:swap;font-weight:100 900;src:url("${url}") format("woff2")}\n`;

/** The one style sheet of the gateway's own pages, in the colours of the portal's tokens; a file of its own, since the policy allows no inline style. */
export const pageCss = (
  interUrl: string | null,
): string => `${interUrl === null ? '' : interFace(interUrl)}:root{color-scheme:light dark;--bg:#fbf9f7;--card:#fff;--ink:#26231f;--soft:#544f4a;--line:#d9d4cf;--red:#c6122f;--on-red:#fff;--focus:#256aca}
@media(prefers-color-scheme:dark){:root{--bg:#171513;--card:#1f1c19;--ink:#f6f3f0;--soft:#d9d4cf;--line:#544f4a;--focus:#71aaff}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;background:var(--bg);color:var(--ink);font:16px/1.5 "Inter Variable",Inter,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{width:100%;max-width:420px;background:var(--card);border:1px solid var(--line);border-radius:16px;padding:32px}
.brand{display:flex;align-items:center;gap:12px;margin:0 0 24px;color:var(--ink);font-size:20px;font-weight:650;line-height:1;letter-spacing:-.02em}
h1{font-size:22px;font-weight:600;line-height:28px;letter-spacing:-.015em;margin:0 0 8px}p{margin:0 0 16px;color:var(--soft)}
form+form{margin-top:12px}.button{display:block;width:100%;min-height:48px;padding:12px 16px;border:1px solid var(--red);border-radius:10px;background:var(--red);color:var(--on-red);font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
.choice,.quiet{background:transparent;color:var(--ink);border-color:var(--line)}.choice{text-align:left}.choice small{display:block;font-size:14px;font-weight:400;color:var(--soft)}
.button:hover{filter:brightness(.94)}.choice:hover,.quiet:hover{border-color:var(--red);filter:none}
.button:focus-visible,a:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.demo{display:inline-block;margin:0 0 12px;padding:2px 10px;border-radius:999px;border:1px solid var(--line);font-size:13px;color:var(--soft)}
.alert{border-left:4px solid var(--red);padding:8px 12px;background:var(--bg);color:var(--ink);border-radius:6px}
`;
export const PAGE_CSS_PATH = '/api/auth/page.css';

export const page = (title: string, content: Html): Html =>
  html`<!doctype html>
    <html lang="es-MX">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Trastienda</title>
        <link rel="stylesheet" href="${PAGE_CSS_PATH}" />
        <link rel="icon" href="data:," />
      </head>
      <body>
        <main>
          <p class="brand">${mark}Trastienda</p>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
