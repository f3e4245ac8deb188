import { fail, type CallResult } from '../core/call-result.ts';
import { authCalls } from './auth-calls.ts';
import type { AuthTransport } from './auth-transport.ts';
import { authErrorIn, isWebAddress } from './callback-url.ts';
import type { AuthError, AuthProviders } from './session.schemas.ts';

/** The dependencies of signing in and out. */
export type SignInParts = {
  readonly ask: AuthTransport;
  readonly baseUrl: string;
  readonly origin: string;
  readonly go: (url: string) => CallResult<string>;
  readonly returnTo: (url: string | undefined) => string;
  readonly getCsrfToken: () => Promise<CallResult<string>>;
  readonly listAuthProviders: () => Promise<AuthProviders | null>;
  /** Tells the other tabs. */
  readonly changed: () => void;
};

export type SignInOptions = {
  /** Address to return to: a path, or an address of our own origin; `/` otherwise. */
  readonly callbackUrl?: string;
  /**
   * The reason why the user is sent there: the sign-in page shows it, and the gateway receives it on the way
   * to a provider.
   */
  readonly error?: AuthError;
  /** Authorization parameters for the identity provider, sent as query. */
  readonly authorization?: Readonly<Record<string, string>>;
};

export type Credentials = { readonly email: string; readonly password: string };

export function createSignIn(parts: SignInParts) {
  const page = (name: 'signin' | 'error', query: Record<string, string | undefined>) => {
    const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
    const search = new URLSearchParams(given).toString();
    return `${parts.baseUrl}/${name}${search ? `?${search}` : ''}`;
  };

  /** The provider list, with the way back and, when there is one, the error (S8.26). */
  const signInUrl = (options: Pick<SignInOptions, 'callbackUrl' | 'error'> = {}): string =>
    page('signin', { callbackUrl: parts.returnTo(options.callbackUrl), error: options.error });

  let underWay: Promise<CallResult<string>> | null = null;

  /**
   * Sends the page to sign in with `provider`; the value is the address it goes to. The error page where the
   * provider list is unavailable; the provider list where the provider is missing or unknown (D121). When the
   * gateway gives no answer at all, nothing moves and the result has the reason. A second call while one is
   * pending is the same sign-in: another one would void the first one's state.
   */
  function signIn(provider?: string, options: SignInOptions = {}): Promise<CallResult<string>> {
    underWay ??= leaveFor(provider, options).finally(() => {
      underWay = null;
    });
    return underWay;
  }

  async function leaveFor(provider: string | undefined, options: SignInOptions): Promise<CallResult<string>> {
    const providers = await parts.listAuthProviders();
    if (providers === null) return parts.go(page('error', { error: 'Configuration' }));
    const known =
      provider !== undefined && Object.hasOwn(providers, provider) ? providers[provider] : undefined;
    // A credential provider needs a form to fill in, which the sign-in page has.
    if (!known || known.type === 'credentials') return parts.go(signInUrl(options));
    const csrf = await parts.getCsrfToken();
    if (!csrf.ok) return csrf;
    const answer = await parts.ask(authCalls.signInWithProvider, {
      params: { provider: known.id },
      query: { ...options.authorization, ...(options.error && { error: options.error }) },
      form: { csrfToken: csrf.value, callbackUrl: parts.returnTo(options.callbackUrl), json: 'true' },
    });
    const url = answer.ok ? answer.value.url : answer.refused?.url;
    if (url !== undefined && isWebAddress(url, parts.origin)) return parts.go(url);
    return answer.ok ? fail({ kind: 'contract', status: answer.status, message: 'Failed to fetch' }) : answer;
  }

  return {
    signIn,
    signInUrl,

    /** To sign-in because a page needs a session, with that error attached. */
    requireSession: (
      provider?: string,
      options: Omit<SignInOptions, 'error'> = {},
    ): Promise<CallResult<string>> => signIn(provider, { ...options, error: 'SessionRequired' }),

    /**
     * Signs in with e-mail and password (not offered by default), then goes to the answer's url.
     * A refusal is a failure whose message is the error in that url, such as `CredentialsSignin`.
     */
    async signInWithCredentials(
      provider: string,
      credentials: Credentials,
      options: Omit<SignInOptions, 'error'> = {},
    ): Promise<CallResult<string>> {
      const csrf = await parts.getCsrfToken();
      if (!csrf.ok) return csrf;
      const callbackUrl = parts.returnTo(options.callbackUrl);
      const answer = await parts.ask(authCalls.signInWithCredentials, {
        params: { provider },
        query: options.authorization ?? {},
        form: { ...credentials, csrfToken: csrf.value, callbackUrl, json: 'true' },
      });
      const url = answer.ok ? answer.value.url : answer.refused?.url;
      const error = url === undefined ? null : authErrorIn(url);
      const status = answer.ok ? answer.status : answer.error.status;
      if (error !== null) return fail({ kind: 'http', status, message: error });
      if (!answer.ok) return answer;
      parts.changed();
      return parts.go(isWebAddress(answer.value.url, parts.origin) ? answer.value.url : callbackUrl);
    },
  };
}
