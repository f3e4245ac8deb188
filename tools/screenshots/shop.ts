import type { Browser, Page } from 'playwright';

/** The subjects of the pictures: orders of the demo, each found where a merchant would look for it. */
export interface Shop {
  readonly origin: string;
  /** Waits for its guide. */
  readonly pending: string;
  /** A waiting order of more than one piece, which can be split. */
  readonly splittable: string;
  /** An order on its way. */
  readonly moving: string;
  /** Misses its evidence. */
  readonly unproven: string;
  /** Waiting orders for a lot. */
  readonly lot: readonly string[];
  /** One of each channel that has actions of its own, by its code. */
  readonly channels: Readonly<Record<string, string>>;
  /** A guide with its way. */
  readonly guide: string;
  /** A lot that ended; none but for the review. */
  readonly sentLot: string;
}

const channelsWithActions = ['SH', 'TP', 'ML', 'SP', 'WC', 'AE'] as const;

export async function signedIn(browser: Browser, origin: string, width: number): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width, height: width === 390 ? 844 : 900 },
    locale: 'es-MX',
    reducedMotion: 'reduce',
    hasTouch: width === 390,
  });
  await page.goto(`${origin}/`);
  await page.getByRole('button', { name: /Entrar como Mariana/ }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** A page counts as loaded after this many milliseconds without a request. */
const silence = 600;

/** Waits until nothing is on its way any more; what never ends is not waited for. */
export async function quiet(page: Page): Promise<void> {
  const deadline = Date.now() + 6000;
  let last = Date.now();
  const heard = () => {
    last = Date.now();
  };
  const noises = ['request', 'requestfinished', 'requestfailed'] as const;
  for (const noise of noises) page.on(noise as 'request', heard);
  while (Date.now() - last < silence && Date.now() < deadline) {
    await page.waitForTimeout(100);
  }
  for (const noise of noises) page.off(noise as 'request', heard);
}

/** Goes there and waits until nothing is on its way any more. */
export async function settled(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await quiet(page);
}

/** Values that the links of a page have under a name of their query. */
async function linked(page: Page, url: string, name: string): Promise<string[]> {
  await settled(page, url);
  const hrefs = await page
    .locator(`a[href*="${name}="]`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const values = hrefs.map((href) => new URL(href ?? '', url).searchParams.get(name) ?? '');
  return [...new Set(values.filter((value) => value !== ''))];
}

/** The first of some orders whose page of an action can be used. */
async function firstThat(
  page: Page,
  orders: readonly string[],
  pageOf: (order: string) => string,
  act: string,
): Promise<string> {
  for (const order of orders) {
    await settled(page, pageOf(order));
    if (await page.getByRole('button', { name: act, exact: true }).isVisible()) return order;
  }
  throw new Error(`No order of the demo offers "${act}"`);
}

const lots = '/mis-pedidos/crear-guia?vista=lotes';

/** The shop with a lot that was sent and ended, of orders that no other picture needs: the demo has none. */
export async function withSentLot(page: Page, shop: Shop): Promise<Shop> {
  const { origin, lot, pending, splittable } = shop;
  const kept = [...lot, pending, splittable];
  const [sent] = await linked(page, `${origin}${lots}`, 'lote');
  if (sent !== undefined) return { ...shop, sentLot: sent };
  const offered = await linked(page, `${origin}/mis-pedidos/crear-guia`, 'pedido');
  const others = offered.filter((order) => !kept.includes(order)).slice(0, 6);
  await settled(page, `${origin}${lots}&pedidos=${others.join(',')}`);
  await page.getByRole('button', { name: /^Generar e imprimir \d/ }).click();
  await page.waitForURL(/lote=/u);
  await page.getByText(/guías listas$/u).waitFor();
  return { ...shop, sentLot: new URL(page.url()).searchParams.get('lote') ?? '' };
}

/** Looks for what the pictures need. */
export async function lookAround(page: Page, origin: string): Promise<Shop> {
  const list = (query: string) => linked(page, `${origin}/mis-pedidos?${query}`, 'pedido');
  const own = await list('status=en-preparacion&canal=CS&canal=SR&canal=SN');
  const offered = await linked(page, `${origin}/mis-pedidos/crear-guia`, 'pedido');
  const pending = own.find((order) => offered.includes(order)) ?? '';
  const all = await list('status=en-preparacion');
  const unproven = await list('status=todos&evidencia=true');
  const [moving = ''] = await list('status=en-transito');
  const channels: Record<string, string> = {};
  for (const code of channelsWithActions) {
    const [order] = await list(`status=en-preparacion&canal=${code}`);
    if (order !== undefined) channels[code] = order;
  }
  const guides = await linked(page, `${origin}/mis-pedidos/crear-guia?vista=rastreo`, 'guia');
  return {
    origin,
    pending,
    splittable: await firstThat(
      page,
      all,
      (order) => `${origin}/mis-pedidos/separar-pedido?pedido=${order}`,
      'Guardar paquetes',
    ),
    unproven: await firstThat(
      page,
      unproven,
      (order) => `${origin}/mis-pedidos/subir-evidencia?pedido=${order}`,
      'Subir evidencia',
    ),
    moving,
    lot: offered.slice(0, 5),
    sentLot: '',
    channels,
    guide: guides.at(-1) ?? '',
  };
}
