import type { Analytics, UiEvent } from '../shared/store/data-layer.ts';
import type { Window } from './window.ts';

type Started = { readonly event: 'gtm.js'; readonly 'gtm.start': number };

/** The part of Trusted Types that is used here; not every browser has it. */
type WithTrust = {
  readonly trustedTypes?: {
    readonly createPolicy: (
      name: string,
      rules: { readonly createScriptURL: (input: string) => string },
    ) => { readonly createScriptURL: (input: string) => unknown };
  };
};

const addressOf = (id: string): string =>
  `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;

/** Events go to `window.dataLayer`, read or not; the tag manager comes only where one is configured (D10). */
export function windowAnalytics(
  window: Window & { dataLayer?: (UiEvent | Started)[] } & WithTrust,
): Analytics {
  const push = (event: UiEvent | Started) => void (window.dataLayer ??= []).push(event);
  return {
    push,
    load(id) {
      push({ event: 'gtm.js', 'gtm.start': Date.now() });
      const policy = window.trustedTypes?.createPolicy('tag-manager', { createScriptURL: addressOf });
      const script = window.document.createElement('script');
      script.async = true;
      // The types of the DOM know only text here; the browser takes the trusted address and refuses text.
      script.src = (policy?.createScriptURL(id) ?? addressOf(id)) as string;
      window.document.head.append(script);
    },
  };
}
