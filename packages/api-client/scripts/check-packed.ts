import { execFile } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { build } from 'vite';
import { folderIn, withProject } from '../../../tools/release/project.ts';
import { tarballProblems } from '../../../tools/release/tarball-problems.ts';
import { browserFlags, ensureBrowser } from '../../../tools/browser.ts';
import { typeCheck } from '../../../tools/release/type-check.ts';
import { calls } from '../src/calls.ts';

// The packages as somebody else gets them: published to a registry of this machine, installed from there into an application,
// type-checked to the last declaration, run in Node, bundled and run in a browser. Needs `npm run build` before.

const here = fileURLToPath(new URL('..', import.meta.url));
const started = Date.now();
const said = (what: string) => console.log(`${((Date.now() - started) / 1000).toFixed(1)} s  ${what}`);
const run = promisify(execFile);

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

/** The built application, and a service that answers the examples of its calls. */
function serve(site: string) {
  const answers: readonly [string, object][] = [
    ['/api/kidal/route/Ordersfull/', calls.listOrders.example()],
    ['/api/shippings/route/dv1/user/balance/', calls.getBalance.example()],
  ];
  return createServer((req, res) => {
    const { pathname } = new URL(req.url ?? '/', 'http://localhost');
    const answer = answers.find(([start]) => pathname.startsWith(start))?.[1];
    const file = join(site, pathname === '/' ? 'index.html' : pathname);
    if (answer === undefined && !existsSync(file)) {
      res.writeHead(pathname === '/favicon.ico' ? 204 : 404).end();
      return;
    }
    // As strict as the portal's: no eval.
    res.setHeader('Content-Security-Policy', "default-src 'self'");
    res.setHeader('Content-Type', answer ? 'application/json' : (types[extname(file)] ?? 'text/plain'));
    res.end(answer ? JSON.stringify(answer) : readFileSync(file));
  });
}

async function titleInBrowser(site: string): Promise<string> {
  const server = serve(site);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserFlags });
  try {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.waitForFunction(() => document.title !== 'Fixture', undefined, { timeout: 20_000 });
    if (complaints.length > 0) throw new Error(`The browser complains: ${complaints.join('; ')}`);
    return await page.title();
  } finally {
    await browser.close();
    server.close();
  }
}

await withProject(async (project) => {
  const app = folderIn(project, 'api-client-app', ['@types/node']);
  cpSync(join(here, 'fixture-app'), app, { recursive: true });
  said('published and installed');
  await Promise.all([
    typeCheck(app, '7'),
    run(process.execPath, ['node.ts'], { cwd: app }),
    build({ root: app, configFile: false, logLevel: 'error', build: { target: 'es2023' } }),
  ]);
  said('type-checked, declarations of libraries too, run in Node');
  const [script = ''] = globSync(join(app, 'dist/assets/*.js'));
  const code = readFileSync(script, 'utf8');
  if (!code.includes('dv1/user/balance') || code.includes('generar-guia-mensajeria'))
    throw new Error('The bundle has not just the calls that the application uses');
  said(`bundled: ${(gzipSync(code).length / 1000).toFixed(1)} kB gzip`);
  const title = await titleInBrowser(join(app, 'dist'));
  const order = calls.listOrders.example().data[0]?.orderid;
  const balance = calls.getBalance.example().detail.monto_actual;
  const expected = `${order} · ${balance} · Ha ocurrido un error, por favor intenta más tarde · 1`;
  if (title !== expected) throw new Error(`In the browser: '${title}' instead of '${expected}'`);
  said('run in a browser');
  const problems = await tarballProblems('api-client');
  if (problems.length > 0) throw new Error(problems.join('\n'));
});
