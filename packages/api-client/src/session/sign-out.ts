import type { Result } from '../core/result.ts';
import { authCalls } from './auth-calls.ts';
import { isWebAddress } from './callback-url.ts';
import type { SignInParts } from './sign-in.ts';

type SignOutParts = SignInParts & {
  /** Empties the origin's local storage; drafts are kept elsewhere (D94). */
  readonly clear: () => void;
  /** From here on nothing is shown and no answer counts: the page is on its way out. */
  readonly leave: () => void;
};

export function createSignOut(parts: SignOutParts) {
  return {
    /**
     * Signs out here and in every tab, then goes to the answer's url.
     * Any failure of the call: the local sign-out goes on, and the page goes to `callbackUrl` (calls.md 2).
     */
    async signOut(options: { readonly callbackUrl?: string } = {}): Promise<Result<string>> {
      const callbackUrl = parts.returnTo(options.callbackUrl);
      parts.leave();
      const csrf = await parts.getCsrfToken();
      const answer = csrf.ok
        ? await parts.ask(authCalls.signOut, { form: { csrfToken: csrf.value, callbackUrl, json: 'true' } })
        : csrf;
      try {
        parts.clear();
      } catch {
        // A storage that the browser refuses to touch holds nothing of ours.
      }
      parts.changed();
      const url = answer.ok && typeof answer.value !== 'string' ? answer.value.url : callbackUrl;
      return parts.go(isWebAddress(url, parts.origin) ? url : callbackUrl);
    },
  };
}
