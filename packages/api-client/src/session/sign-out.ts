import type { CallResult } from '../core/call-result.ts';
import { authCalls } from './auth-calls.ts';
import { isWebAddress } from './callback-url.ts';
import type { SessionStorage } from './session-channel.ts';
import type { SignInParts } from './sign-in.ts';

type SignOutParts = SignInParts & {
  /** Empties the origin's local storage but for the keys that stay. */
  readonly clear: (keeps?: (key: string) => boolean) => void;
  /** Tells the client that the page is leaving: from then on nothing is shown and no answer counts. */
  readonly leave: () => void;
};

/** Empties a storage, but for the keys that `keeps` names. */
export function clearStorage(storage: SessionStorage, keeps?: (key: string) => boolean): void {
  if (!keeps) return storage.clear();
  // Listed first: taking one away moves the others.
  const keys: string[] = [];
  for (let key = storage.key(0); key !== null; key = storage.key(keys.length)) keys.push(key);
  for (const key of keys) if (!keeps(key)) storage.removeItem(key);
}

type SignOutOptions = {
  readonly callbackUrl?: string;
  /** Keys of local storage that stay after an automatic sign-out. Default: none. */
  readonly keeps?: (key: string) => boolean;
};

export function createSignOut(parts: SignOutParts) {
  return {
    /**
     * Signs out here and in every tab, then goes to the answer's url.
     * Any failure of the call: the local sign-out goes on, and the page goes to `callbackUrl`.
     */
    async signOut(options: SignOutOptions = {}): Promise<CallResult<string>> {
      const callbackUrl = parts.returnTo(options.callbackUrl);
      parts.leave();
      const csrf = await parts.getCsrfToken();
      const answer = csrf.ok
        ? await parts.ask(authCalls.signOut, { form: { csrfToken: csrf.value, callbackUrl, json: 'true' } })
        : csrf;
      try {
        parts.clear(options.keeps);
      } catch {
        // A storage that the browser refuses to touch holds nothing of ours.
      }
      parts.changed();
      const url = answer.ok && typeof answer.value !== 'string' ? answer.value.url : callbackUrl;
      return parts.go(isWebAddress(url, parts.origin) ? url : callbackUrl);
    },
  };
}
