import { resizeDebounceMs } from '@trastienda/domain';
import type { WindowSize } from '@trastienda/ui/UiProvider';
import { STORE_KEY } from '../../shared/session/store-id.ts';
import type { Window } from '../window.ts';

/** The gateway has to know this of a browser to draw a page as the browser will. */
export type Look = {
  readonly window: WindowSize;
  /** Items of local storage that say how a page looks. */
  readonly kept: Readonly<Record<string, string>>;
};

const LOOK_COOKIE = '__Host-look';

/** Every request carries it: what is longer stays in the browser, and pages are drawn there. */
const MAX_LETTERS = 2000;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Whether an item of local storage says how a page looks: the store, the bars, the scheme, the density, the columns of a list. What
 * a person has typed is none of it.
 */
export const isOfLook = (key: string): boolean =>
  [STORE_KEY, 'sidebar', 'shortcuts', 'color-scheme'].includes(key) ||
  /\/(?:density|hidden-columns|primeros-pasos|labels\/[\w-]+)$/u.test(key);

type Storage = Pick<globalThis.Storage, 'getItem' | 'key' | 'length'>;

function lookOf({ innerWidth, innerHeight }: Window, storage: Storage): Look {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  const kept = Object.fromEntries(
    keys.filter(isOfLook).flatMap((key) => {
      const value = storage.getItem(key);
      return value === null ? [] : [[key, value] as const];
    }),
  );
  return { window: { width: innerWidth, height: innerHeight }, kept };
}

/** Writes the look of this browser into a cookie, where the gateway finds it with the next page. */
function writeLook(window: Window, storage: Storage): void {
  const value = encodeURIComponent(JSON.stringify(lookOf(window, storage)));
  const isTooLong = value.length > MAX_LETTERS;
  const text = `${LOOK_COOKIE}=${isTooLong ? '' : value}; Path=/; Max-Age=${isTooLong ? 0 : YEAR_SECONDS}; SameSite=Lax; Secure`;
  window.document.cookie = text;
}

/** Keeps the cookie true: at once, and whenever the window or what it is made of changes. */
export function tellLook(
  window: Window,
  storage: Storage,
  onChange: (changed: (key: string | null) => void) => void,
): void {
  const write = () => writeLook(window, storage);
  write();
  onChange((key) => {
    if (key === null || isOfLook(key)) write();
  });
  // A window that is being pulled asks for it once it rests.
  let timer: number | undefined;
  window.addEventListener('resize', () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(write, resizeDebounceMs);
  });
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the cookie's value, decoded; `null` for none, and for what this did not write. */
export function readLook(text: string): Look | null {
  try {
    const look: unknown = JSON.parse(text);
    if (!isRecord(look) || !isRecord(look['window']) || !isRecord(look['kept'])) return null;
    const { width, height } = look['window'];
    if (typeof width !== 'number' || typeof height !== 'number') return null;
    const kept = Object.entries(look['kept']).filter(
      (item): item is [string, string] => typeof item[1] === 'string' && isOfLook(item[0]),
    );
    return { window: { width, height }, kept: Object.fromEntries(kept) };
  } catch {
    return null;
  }
}
