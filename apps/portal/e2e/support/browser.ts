import process from 'node:process';
import { type Browser, type BrowserContext, chromium, type Page, type Request } from 'playwright';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: flags });

let launched: Promise<Browser> | undefined;

/** One browser for all files of a worker, which it ends with; whoever finds it gone starts another. */
export async function browserOfWorker(): Promise<Browser> {
  const found = await launched;
  if (found?.isConnected() === true) return found;
  launched = launchBrowser();
  return launched;
}

/** So long that only what hangs meets it: on a machine with other work a page takes six times as long. */
const PATIENT_MS = 120_000;

export const desktop = { width: 1440, height: 900 } as const;
export const phone = { width: 390, height: 844 } as const;
export const narrowPhone = { width: 360, height: 780 } as const;
/** A browser as a phone has it: small, and touched. */
export const asPhone = { viewport: phone, hasTouch: true, isMobile: true } as const;

/** Which schemes the product has, and how a browser asks for each. */
export const schemes = {
  light: { colorScheme: 'light', contrast: 'no-preference' },
  dark: { colorScheme: 'dark', contrast: 'no-preference' },
  contrast: { colorScheme: 'light', contrast: 'more' },
} as const;

type Watch = {
  /** What the content security policy stopped, and every error that the page wrote. */
  readonly complaints: string[];
  /** Requests that were refused, failed or cut, on purpose or not: for whoever looks why a test failed. */
  readonly wentWrong: string[];
};

/** A browser's profile that hears every complaint. */
export type Profile = BrowserContext & Watch;

/** Hears of every violation and error from the first line of each page on. */
async function watch(context: BrowserContext): Promise<Watch> {
  const complaints: string[] = [];
  const wentWrong: string[] = [];
  const note = (request: Request, outcome: string | number) =>
    wentWrong.push(`${new Date().toISOString()} ${outcome} ${request.method()} ${request.url()}`);
  context.on('response', (response) => {
    if (response.status() >= 400) note(response.request(), response.status());
  });
  context.on('requestfailed', (request) => note(request, request.failure()?.errorText ?? 'failed'));
  await context.exposeBinding('reportViolation', (_, text: string) => void complaints.push(text));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { violatedDirective, blockedURI, sample, sourceFile } = event;
      const report = (globalThis as unknown as { reportViolation: (text: string) => void }).reportViolation;
      report(`CSP ${violatedDirective} ${blockedURI} ${sample} ${sourceFile}`);
    });
  });
  context.on('page', (page) => {
    page.on('pageerror', (error) => complaints.push(`error ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' && !isExpected(message.text())) complaints.push(message.text());
    });
  });
  return { complaints, wentWrong };
}

/** A request that a test cut on purpose, or a status that a screen answers to, is no fault of the page. */
const isExpected = (text: string): boolean => /Failed to load resource|net::ERR_/u.test(text);

/** A fresh profile of a person, with the time zone and language of the country. */
export async function openContext(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<Profile> {
  const context = await browser.newContext({
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    viewport: desktop,
    ...options,
  });
  context.setDefaultTimeout(PATIENT_MS);
  if (options.javaScriptEnabled !== false) context.on('page', untilTaken);
  return Object.assign(context, await watch(context));
}

/** A page is open once the portal has taken over what the gateway drew: a press before that is nobody's. */
function untilTaken(page: Page): void {
  const waitFor =
    <Arguments extends unknown[], Answer>(go: (...given: Arguments) => Promise<Answer>) =>
    async (...given: Arguments): Promise<Answer> => {
      const answer = await go(...given);
      await page.waitForFunction(() => document.querySelector('#root[data-window]') === null).catch(() => {});
      return answer;
    };
  page.goto = waitFor(page.goto.bind(page));
  page.reload = waitFor(page.reload.bind(page));
}

/** Has the pages of a test come without their answers, for one that answers the reads of the browser itself. */
export const withoutAnswers = (page: Page): Promise<unknown> =>
  page.route(
    (url) => !/^\/(?:api|assets|idp|upload)\//u.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      // Asked for by a program, a page is the plain document.
      const headers = { ...route.request().headers(), 'sec-fetch-dest': 'empty' };
      return route.fulfill({ response: await route.fetch({ headers }) });
    },
  );

/** The page's own words, for assertions that read like a person does. */
export const textOf = async (page: Page): Promise<string> =>
  (await page.locator('body').innerText()).replaceAll(/\s+/gu, ' ');

/** Makes the window another one, until the shell has its layout; what stands outside of the shell has none. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction((isPhone) => {
    const shell = document.querySelector<HTMLElement>('[data-layout]');
    return shell === null || (shell.dataset['layout'] === 'mobile') === isPhone;
  }, size.width <= 750);
}

/** Goes to an address within the document that is there, as Back and Forward of the browser do. */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
