import { execFileSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { browserFlags, ensureBrowser } from '../../../tools/browser.ts';
import { folderIn, withProject } from '../../../tools/release/project.ts';
import { bin } from '../../../tools/run.ts';
import { tarballProblems } from '../../../tools/release/tarball-problems.ts';
import { typeCheck } from '../../../tools/release/type-check.ts';
import lint from '../src/lint/index.ts';
import { hiddenFromServers } from './client-files.ts';
import { heldBudgets } from './package-budgets.ts';
import { strangersIn } from './package-imports.ts';

// The package as somebody else gets it: published to a registry of this machine, installed from there into an application of
// its own, type-checked to the last declaration, rendered on a server, bundled. Then what one import brings, and what
// everything weighs. Needs `npm run build` before.

const here = fileURLToPath(new URL('..', import.meta.url));
const started = Date.now();
const said = (what: string) => console.log(`${((Date.now() - started) / 1000).toFixed(1)} s  ${what}`);
const problems: string[] = [];

async function bundle(app: string): Promise<void> {
  const shared = { root: app, configFile: false, logLevel: 'error' } as const;
  await build({ ...shared, build: { target: 'es2023', outDir: 'dist' } });
  await build({ ...shared, ssr: { noExternal: true }, build: { ssr: 'src/server.tsx', outDir: 'server' } });
}

async function render(app: string): Promise<void> {
  const { markup } = (await import(pathToFileURL(join(app, 'server/server.js')).href)) as {
    markup: () => string;
  };
  const html = markup();
  for (const words of ['Generar guía', 'Referencia', 'Jalisco', '61840277', 'Ventas por día'])
    if (!html.includes(words)) problems.push(`The server's markup lacks '${words}'`);
}

/** In a browser of another language: what the application says there, and what it wears. */
async function lookAt(app: string): Promise<void> {
  const server = await preview({ root: app, configFile: false, logLevel: 'error', preview: { port: 0 } });
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserFlags });
  try {
    for (const locale of ['en-US', 'de-DE']) {
      const page = await browser.newPage({ locale });
      page.on('pageerror', (error) => problems.push(`In a browser in ${locale}: ${String(error)}`));
      await page.goto(server.resolvedUrls?.local[0] ?? '');
      const buy = page.getByRole('button', { name: 'Generar guía' });
      const worn = await buy.evaluate((button) => getComputedStyle(button).backgroundColor);
      if (worn !== 'rgb(10, 125, 60)') problems.push(`The brand of the application is not worn: ${worn}`);
      if ((await page.getByRole('navigation').locator('circle').count()) !== 1)
        problems.push('The mark of the application is not shown');
      await page.getByRole('button', { name: /Fecha del pedido/u }).click();
      await page.getByRole('grid').first().waitFor();
      const said = await page.locator('body').ariaSnapshot();
      const foreign = /\b(?:January|Monday|Next|Previous|Dismiss|Montag|Zurück|Weiter|Schließen)\b/u.exec(
        said,
      );
      if (foreign) problems.push(`In a browser in ${locale} it says '${foreign[0]}'`);
      if (!/ de 20\d\d/u.test(said)) problems.push(`In a browser in ${locale} no month is Spanish`);
      await page.close();
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

async function tryApplication(project: string): Promise<void> {
  const app = folderIn(project, 'ui-app', ['vite']);
  cpSync(join(here, 'fixture-app'), app, { recursive: true });
  // The code that usage pages and the registry give away is read with what strangers have.
  for (const example of globSync(['src/components/*/*.example.tsx', 'blocks/*.tsx'], { cwd: here }))
    cpSync(join(here, example), join(app, 'src/examples', basename(example)));
  said('published, installed, no peer complains');
  // Its own rules hold for it, as a stranger switches them on.
  writeFileSync(
    join(app, '.oxlintrc.json'),
    JSON.stringify({
      jsPlugins: ['@trastienda/ui/lint'],
      rules: Object.fromEntries(Object.keys(lint.rules).map((rule) => [`trastienda/${rule}`, 'error'])),
    }),
  );
  execFileSync(bin('oxlint'), ['src/examples'], { cwd: app, encoding: 'utf8' });
  said('looked over by the rules that it ships');
  await Promise.all([typeCheck(app, '7'), bundle(app)]);
  await render(app);
  said('type-checked, declarations of libraries too, bundled and rendered on a server');
  await lookAt(app);
  said('in its own brand, and in Spanish in browsers of other languages');
  const css = globSync(join(app, 'dist/assets/*.css'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
  if (!css.includes('@layer ts-reset')) problems.push('The style sheet did not arrive');
}

/** Files outside of the theme that ask for the one peer that may be missing: who has no style sheets of a brand has it not. */
const askingForOptional = (): string[] =>
  globSync('dist/**/*.{js,d.ts}', { cwd: here })
    .filter((file) => !/^dist\/(?:theme\.js|theme\/)/.test(file))
    .filter((file) => /["']@vanilla-extract\//.test(readFileSync(join(here, file), 'utf8')))
    .map((file) => `${file} needs @vanilla-extract/css, which is optional`);

try {
  await withProject(tryApplication);
  problems.push(...(await strangersIn(here)));
  said('one component brings no other one');
  problems.push(...hiddenFromServers(here), ...askingForOptional());
  problems.push(...(await heldBudgets(here)));
  problems.push(...(await tarballProblems('ui')));
  said('publint and attw');
} catch (error) {
  problems.push(String(error));
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
