import { newSessionId } from '@trastienda/domain';

const key = 'session-id';

const random = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

/** The tab's 19 digits (D12): made once, kept in session storage, sent as `X-Session-Id`. */
export function tabSessionId(storage: Pick<Storage, 'getItem' | 'setItem'>): string {
  const known = storage.getItem(key);
  if (known) return known;
  const made = newSessionId(random);
  storage.setItem(key, made);
  return made;
}
