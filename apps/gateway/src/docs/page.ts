import { html } from 'hono/html';
import type { Html } from '../http/html.ts';
import { type Body, type OpenApi, type Operation, type Parameter, resolved, typeText } from './open-api.ts';

export const DOCS_PATH = '/api/docs';

export const docsCss = `:root{color-scheme:light dark;--bg:#fff;--soft:#f4f1ef;--ink:#1d1a19;--muted:#5d5552;--line:#d9d2ce;--link:#0b4fb3;--focus:#1457c9}
@media(prefers-color-scheme:dark){:root{--bg:#171413;--soft:#221e1c;--ink:#f4efec;--muted:#bdb3ae;--line:#453d39;--link:#8ab4ff;--focus:#8ab4ff}}
*{box-sizing:border-box}body{margin:0 auto;max-width:1080px;padding:24px;background:var(--bg);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
a{color:var(--link)}a:focus-visible,summary:focus-visible,pre:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
nav ul{display:flex;flex-wrap:wrap;gap:8px 16px;padding:0;list-style:none}
details{margin:8px 0;border:1px solid var(--line);border-radius:8px}summary{padding:12px 16px;cursor:pointer;overflow-wrap:anywhere}
summary small{color:var(--muted)}.method{display:inline-block;min-width:4.5em;font-weight:700}
.operation{padding:0 16px 16px}.operation p{white-space:pre-line}
.scroll{overflow-x:auto}table{width:100%;border-collapse:collapse}th,td{padding:6px 12px 6px 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
code,pre{font:14px/1.5 ui-monospace,SFMono-Regular,Menlo,monospace}pre{overflow-x:auto;margin:8px 0;padding:12px;border-radius:8px;background:var(--soft)}
`;

const parametersOf = (document: OpenApi, operation: Operation): Html | '' => {
  const list = (operation.parameters ?? []).map((one): Parameter => resolved(document, one));
  if (list.length === 0) return '';
  const label = `Parameters of ${operation.operationId}`;
  return html`<h4>Parameters</h4>
    <div class="scroll" tabindex="0" role="region" aria-label="${label}">
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">In</th>
            <th scope="col">Type</th>
            <th scope="col">Meaning</th>
          </tr>
        </thead>
        <tbody>
          ${list.map(
            (one) =>
              html`<tr>
                <th scope="row"><code>${one.name}${one.required ? '' : '?'}</code></th>
                <td>${one.in}</td>
                <td><code>${typeText(document, one.schema ?? {})}</code></td>
                <td>${one.description ?? ''}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
};

const contentOf = (document: OpenApi, given: Body, label: string): Html[] =>
  Object.entries(resolved(document, given).content ?? {}).map(
    ([type, { schema }]) =>
      html`<p><code>${type}</code></p>
        <pre tabindex="0" role="region" aria-label="${label}, ${type}">
${typeText(document, schema ?? {})}</pre>`,
  );

const operationOf = (document: OpenApi, method: string, path: string, operation: Operation): Html => {
  const id = operation.operationId;
  return html`<details id="${id}">
    <summary>
      <code><span class="method">${method.toUpperCase()}</span> ${path}</code> <small>${id}</small>
    </summary>
    <div class="operation">
      <p>${operation.description ?? ''}</p>
      ${parametersOf(document, operation)}
      ${
        operation.requestBody
          ? html`<h4>Body</h4>
              ${contentOf(document, operation.requestBody, `Body of ${id}`)}`
          : ''
      }
      ${Object.entries(operation.responses).map(
        ([status, one]) =>
          html`<h4>${status === 'default' ? 'Failure' : `Answer ${status}`}</h4>
            <p>${resolved(document, one).description ?? ''}</p>
            ${contentOf(document, one, `Answer ${status} of ${id}`)}`,
      )}
    </div>
  </details>`;
};

const serviceOf = (document: OpenApi, service: string): Html => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags.includes(service))
      .map(([method, operation]) => operationOf(document, method, path, operation)),
  );
  return html`<section aria-labelledby="service-${service}">
    <h2 id="service-${service}">${service}</h2>
    <h3>${operations.length} ${operations.length === 1 ? 'call' : 'calls'}</h3>
    ${operations}
  </section>`;
};

/** Every call for a developer to read: one page, no script, so that the policy of our own pages holds. */
export const docsPage = (document: OpenApi): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Calls of ${document.info.title}</title>
        <link rel="stylesheet" href="${DOCS_PATH}/page.css" />
        <link rel="icon" href="data:," />
      </head>
      <body>
        <header>
          <h1>Calls of ${document.info.title}</h1>
          <p>
            ${document.info.description} Types are written as in TypeScript; a question mark is what may be
            missing. Each call needs a session and, unless it is a GET, the headers in its table and an
            <code>Origin</code> of ours.
          </p>
          <p><a href="${DOCS_PATH}/openapi.json">openapi.json</a> for your tools.</p>
        </header>
        <nav aria-label="Services">
          <ul>
            ${document.tags.map(({ name }) => html`<li><a href="#service-${name}">${name}</a></li>`)}
          </ul>
        </nav>
        <main>${document.tags.map(({ name }) => serviceOf(document, name))}</main>
      </body>
    </html>`;
