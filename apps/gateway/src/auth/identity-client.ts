import * as oauth from 'oauth4webapi';
import type { ClientAuthentication, Relink } from '../config.ts';
import { isLoopback, isSecure } from '../http/loopback.ts';

export type IdentitySettings = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly clientAuth: ClientAuthentication;
  readonly scope: string;
  /** The e-mails of a provider that never claims whether they are verified count as verified (D249). */
  readonly emailTrusted: boolean;
  readonly relink: Relink;
  readonly fetch: typeof globalThis.fetch;
};

/** Deadline of a question to the identity provider (D168). */
const ANSWER_MS = 15_000;

/** Plain http carries secrets in the clear: only to this machine. */
export function guardedFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (!isSecure(url)) {
      throw new TypeError(`The identity provider gave an address that is not https: ${url.origin}`);
    }
    return fetch(input, { ...init, signal: AbortSignal.timeout(ANSWER_MS) });
  };
}

/** The little that the gateway asks of the identity provider by itself; signing in is Auth.js's. */
export function createIdentityClient(settings: IdentitySettings) {
  const client: oauth.Client = { client_id: settings.clientId };
  const shownAs =
    settings.clientAuth === 'client_secret_post' ? oauth.ClientSecretPost : oauth.ClientSecretBasic;
  const options = {
    // The library's own type of options allows a body of `undefined`, which fetch reads as none.
    [oauth.customFetch]: (url: string, init: object) => settings.fetch(url, init),
    [oauth.allowInsecureRequests]: isLoopback(new URL(settings.issuer)),
  };
  let server: Promise<oauth.AuthorizationServer> | undefined;
  const discover = () => {
    const issuer = new URL(settings.issuer);
    server ??= oauth
      .discoveryRequest(issuer, options)
      .then((response) => oauth.processDiscoveryResponse(issuer, response))
      .catch((error: unknown) => {
        server = undefined;
        throw error;
      });
    return server;
  };
  return {
    /** @throws when the provider does not answer. */
    endSessionEndpoint: async (): Promise<string | undefined> => (await discover()).end_session_endpoint,
    /**
     * Reads the claims of the user `subject`, to whom this access token belongs.
     * @throws when it does not answer, has no such endpoint, or speaks of somebody else.
     */
    async userInfo(accessToken: string, subject: string): Promise<oauth.UserInfoResponse> {
      const as = await discover();
      const response = await oauth.userInfoRequest(as, client, accessToken, options);
      return oauth.processUserInfoResponse(as, client, subject, response);
    },
    /** @throws oauth.ResponseBodyError with what the provider says where it refuses; another error where it says nothing. */
    async refresh(refreshToken: string): Promise<oauth.TokenEndpointResponse> {
      const as = await discover();
      const response = await oauth.refreshTokenGrantRequest(
        as,
        client,
        shownAs(settings.clientSecret),
        refreshToken,
        options,
      );
      return oauth.processRefreshTokenResponse(as, client, response);
    },
  };
}
export type IdentityClient = ReturnType<typeof createIdentityClient>;
