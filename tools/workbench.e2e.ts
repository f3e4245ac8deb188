import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type Browser, chromium, type Page, type Response } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserFlags, ensureBrowser } from './browser.ts';
import { root } from './run.ts';
import { dealt } from './suite/samples.ts';
import { serveStories, type StoryServer } from './visual/story-page.ts';

// The workbench as a designer meets it: the static pages that `npm run storybook:build` makes.

/** What merchants and designers would type, and the component that they mean by it. */
const meant: Readonly<Record<string, string>> = {
  botón: 'Button',
  tabla: 'DataTable',
  mapa: 'MexicoMap',
  aviso: 'Banner',
  notificación: 'Snackbar',
  deshacer: 'Snackbar',
  'estado vacío': 'EmptyState',
  reintentar: 'ErrorState',
  conexión: 'OfflineBanner',
  'tarjeta de pedido': 'OrderCard',
  guía: 'GuideWizard',
  cotizar: 'GuideWizard',
  etiqueta: 'LabelPreview',
  impresora: 'LabelSheetPicker',
  volumétrico: 'VolumetricMeter',
  calendario: 'DateRangePicker',
  periodo: 'DateRangePicker',
  dinero: 'Money',
  monto: 'MoneyField',
  buscador: 'SearchField',
  filtros: 'FilterBar',
  columnas: 'ColumnChooser',
  vistas: 'SavedViews',
  pestañas: 'Tabs',
  paginación: 'Pagination',
  menú: 'Menu',
  'barra lateral': 'Sidebar',
  tienda: 'StoreSwitcher',
  saldo: 'WalletButton',
  monedero: 'WalletButton',
  firma: 'SignaturePad',
  contrato: 'SignaturePad',
  foto: 'PhotoSorter',
  imagen: 'ResponsiveImage',
  archivo: 'FileDrop',
  adjuntar: 'FileDrop',
  casilla: 'Checkbox',
  palomear: 'Checkbox',
  interruptor: 'Switch',
  desplegable: 'Select',
  autocompletar: 'ComboBox',
  domicilio: 'AddressForm',
  colonia: 'PostalCodeField',
  rfc: 'RfcField',
  clabe: 'ClabeField',
  banco: 'ClabeField',
  diálogo: 'Modal',
  confirmación: 'ConfirmModal',
  panel: 'Drawer',
  esqueleto: 'Skeleton',
  progreso: 'ProgressBar',
  avance: 'JobProgress',
  pasos: 'ProgressSteps',
  rastreo: 'Timeline',
  estatus: 'StatusLabel',
  canal: 'ChannelBadge',
  paquetería: 'CarrierTile',
  barras: 'BarChart',
  pastel: 'Donut',
  indicador: 'IndicatorCard',
  excel: 'EditableGrid',
  'hoja de cálculo': 'EditableGrid',
  atajos: 'ShortcutSheet',
  logo: 'BrandMark',
  liga: 'Link',
  masivo: 'BulkBar',
  ayuda: 'Tooltip',
  pendientes: 'TaskList',
  acordeón: 'Accordion',
};

/** What a designer reviews first. */
const reviewed = [
  'DataTable',
  'DateRangePicker',
  'FileDrop',
  'GuideWizard',
  'Sidebar',
  'ConfirmModal',
  'MexicoMap',
  'Snackbar',
  'Timeline',
  'MoneyField',
];

type Entry = {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly importPath: string;
};

const built = join(root, '.storybook/static');
let server: StoryServer;
let browser: Browser;
let entries: readonly Entry[];
let docs: readonly Entry[];

beforeAll(async () => {
  server = await serveStories(built);
  browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserFlags });
  const index = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as {
    entries: Readonly<Record<string, Entry>>;
  };
  entries = Object.values(index.entries);
  docs = entries.filter(({ type }) => type === 'docs');
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

async function newPage(): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.origin,
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  // So long that only what hangs meets it: on a machine with other work the workbench takes half a minute to open.
  context.setDefaultTimeout(120_000);
  return context.newPage();
}

const compressed = promisify(brotliCompress);
/** As a host would keep them: text is compressed once, and letters are already. */
const weighOf = async (name: string, body: Buffer): Promise<number> =>
  name.endsWith('.woff2')
    ? body.length
    : (await compressed(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })).length;

/** Fewer of them than this many, sampled anew by each seed; all of them at night. */
const SAMPLE = 6;
/** At night a test opens every page there is. */
const NIGHT_MS = 1_200_000;

describe('the workbench', () => {
  it('opens with at most 2 MB in at most 25 requests', async () => {
    const page = await newPage();
    // By address: what the list and the page both ask for comes from the browser's cache the second time.
    const weights = new Map<string, Promise<number>>();
    const weigh = (response: Response) => {
      const { pathname } = new URL(response.url());
      weights.set(
        pathname,
        response.body().then((body) => weighOf(pathname, body)),
      );
    };
    page.on('response', weigh);
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1 }).waitFor();
    // What comes later has no body any more when its page is closed.
    page.off('response', weigh);
    const bytes = (await Promise.all(weights.values())).reduce((sum, one) => sum + one, 0);
    console.log(`The start page of the workbench: ${weights.size} requests, ${bytes} bytes compressed`);
    expect(weights.size).toBeLessThanOrEqual(25);
    expect(bytes).toBeLessThanOrEqual(2_000_000);
    await page.context().close();
  });

  it('leads from its start page to what there is', async () => {
    const page = await newPage();
    await page.goto('/iframe.html?id=empieza--uso&viewMode=docs');
    const links = page.locator('a[href^="?path="]');
    await links.first().waitFor();
    const led = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(led.length).toBeGreaterThan(150);
    const known = new Set(entries.map(({ id, type }) => `?path=/${type}/${id}`));
    expect(led.filter((href) => !known.has(href))).toEqual([]);
    await page.context().close();
  });

  it('finds what people mean among the first five', async () => {
    const page = await newPage();
    await page.goto('/');
    const box = page.locator('#storybook-explorer-searchfield');
    const options = page.locator('#storybook-explorer-menu [role=option]');
    const missed: string[] = [];
    for (const [word, component] of Object.entries(meant)) {
      await box.fill(word);
      await options.first().waitFor();
      const found = (await options.allInnerTexts()).slice(0, 5);
      if (!found.some((text) => new RegExp(`· ${component}\\b`, 'u').test(text)))
        missed.push(`${word}: ${found.join(', ')}`);
    }
    expect(Object.keys(meant).length).toBeGreaterThanOrEqual(60);
    expect(missed).toEqual([]);
    await page.context().close();
  });

  it('is two clicks from its start page to the code of a component', async () => {
    const page = await newPage();
    const frame = page.frameLocator('#storybook-preview-iframe');
    for (const name of dealt(reviewed, 2, 3)) {
      await page.goto('/');
      await frame.getByRole('link', { name: new RegExp(` · ${name}$`, 'u') }).click();
      await frame.getByRole('button', { name: 'Copy code' }).first().click();
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toContain(`from '@trastienda/ui/${name}'`);
      expect(new URL(page.url()).searchParams.get('path')).toBe(`/docs/${name.toLowerCase()}--uso`);
    }
    await page.context().close();
  });

  it('gives the code of a usage page as it was written and tried', async () => {
    const page = await newPage();
    const usages = docs.filter(
      ({ id, importPath }) => id.endsWith('--uso') && importPath.includes('/components/'),
    );
    expect(usages.length).toBeGreaterThan(90);
    for (const { id, importPath } of dealt(usages, 0, SAMPLE)) {
      await page.goto(`/iframe.html?id=${id}&viewMode=docs`);
      await page.getByRole('button', { name: 'Copy code' }).first().click();
      const example = readFileSync(join(root, importPath.replace('.mdx', '.example.tsx')), 'utf8');
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()), { message: id })
        .toBe(example);
    }
    await page.context().close();
  });

  it(
    'writes no error into the console, and draws one story of a screen at a time',
    async () => {
      const page = await newPage();
      const said: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') said.push(`${page.url()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => said.push(`${page.url()}: ${error.message}`));
      for (const { id, title } of dealt(docs, 1, SAMPLE)) {
        await page.goto(`/iframe.html?id=${id}&viewMode=docs`);
        await page.locator('.sbdocs h1').first().waitFor();
        // The frames of a page play when they are there; one that goes on asking for something is not waited for.
        await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => {});
        const live = await page.locator('.docs-story, .sb-story').count();
        if (title.startsWith('Pantallas/')) expect(live, id).toBeLessThanOrEqual(8);
      }
      expect(said).toEqual([]);
      await page.context().close();
    },
    NIGHT_MS,
  );
});
