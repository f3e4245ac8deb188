import { type BrowserContext, type Page, request } from 'playwright';

/** The demo merchant with five stores. */
export const mariana = { name: 'Mariana', email: 'mariana@casalumbre.example', storeId: '10452' } as const;

const entrance = (page: Page) => page.getByRole('button', { name: /Entrar como Mariana/u });

const inside = async (page: Page, origin: string): Promise<void> => {
  await page.waitForURL((url) => url.origin === origin && !url.pathname.startsWith('/idp'));
  await page.getByRole('main').waitFor();
};

/** From the portal's address through the identity provider and back, by clicking. */
export async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/?store=${mariana.storeId}`);
  await entrance(page).click();
  await inside(page, origin);
}

/** The same with the keyboard alone. */
export async function signInByKeyboard(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/?store=${mariana.storeId}`);
  await entrance(page).waitFor();
  await tabTo(page, /Entrar como Mariana/u);
  await page.keyboard.press('Enter');
  await inside(page, origin);
}

type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

/** What a browser holds once Mariana has signed in: the same requests, without a page that would be drawn for them. */
export async function signedIn(origin: string): Promise<SignedIn> {
  const visitor = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
  const { csrfToken } = (await (await visitor.get('/api/auth/csrf')).json()) as { csrfToken: string };
  const form = { csrfToken, json: 'true', callbackUrl: '/' };
  const asked = await visitor.post('/api/auth/signin/identity', { form });
  const { url } = (await asked.json()) as { url: string };
  const choice = await visitor.get(url);
  await visitor.post(choice.url(), { form: { sub: mariana.email } });
  const held = await visitor.storageState();
  await visitor.dispose();
  return held;
}

/** The accessible name, or what comes near to it, of what has the focus. */
export const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body) return '';
    const labels = (element as HTMLInputElement).labels;
    const by = element.getAttribute('aria-labelledby');
    const named = by
      ?.split(/\s+/u)
      .map((id) => document.querySelector(`#${CSS.escape(id)}`)?.textContent ?? '')
      .join(' ');
    return [element.getAttribute('aria-label'), named, labels?.[0]?.textContent, element.textContent]
      .filter(Boolean)
      .join(' ')
      .replaceAll(/\s+/gu, ' ')
      .trim();
  });

/** Presses Tab, or another key that walks, until something of this name has the focus; a hundred stops are a trap. */
export async function tabTo(
  page: Page,
  name: RegExp,
  key: 'Tab' | 'Shift+Tab' | 'ArrowDown' | 'j' = 'Tab',
): Promise<void> {
  const seen: string[] = [];
  for (let stop = 0; stop < 100; stop += 1) {
    const focused = await focusedName(page);
    if (name.test(focused)) return;
    seen.push(focused);
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never came to ${name}; it passed: ${seen.join(' | ')}`);
}
