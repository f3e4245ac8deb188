import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { type Configuration, Provider } from 'oidc-provider';
import { SIGNED_OUT_PATH } from '../auth/end-session.ts';
import type { GatewayDatabase } from '../database/open.ts';
import { getOrCreateSecret } from '../database/secrets.ts';
import type { Logger } from '../log.ts';
import { identityAdapter } from './adapter.ts';
import type { DemoMerchant } from './demo-merchant.ts';
import { idpErrorPage } from './pages.ts';
import { IDP_PATH, IDP_SESSION_COOKIE } from './paths.ts';

const CLIENT_ID = 'trastienda';
const CALLBACK_PATH = '/api/auth/callback/identity';
const MINUTE = 60;

const signingKey = () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return JSON.stringify({ ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig' });
};

export type EmbeddedIdentityProvider = {
  readonly provider: Provider;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
};

/**
 * The identity provider that comes with the product: real OpenID Connect, demo merchants, no passwords. Its
 * keys and records are stored in the database.
 */
export async function createIdentityProvider(input: {
  readonly db: GatewayDatabase;
  readonly publicUrl: string;
  readonly merchants: readonly DemoMerchant[];
  readonly log: Logger;
}): Promise<EmbeddedIdentityProvider> {
  const { db, publicUrl, merchants, log } = input;
  const [clientSecret, cookieKey, key] = await Promise.all([
    getOrCreateSecret(db, 'idp-client-secret', () => randomBytes(32).toString('base64url')),
    getOrCreateSecret(db, 'idp-cookie-key', () => randomBytes(32).toString('base64url')),
    getOrCreateSecret(db, 'idp-signing-key', signingKey),
  ]);
  const issuer = `${publicUrl}${IDP_PATH}`;
  const configuration: Configuration = {
    adapter: identityAdapter(db),
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: clientSecret,
        redirect_uris: [`${publicUrl}${CALLBACK_PATH}`],
        post_logout_redirect_uris: [`${publicUrl}${SIGNED_OUT_PATH}`],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        id_token_signed_response_alg: 'ES256',
        require_auth_time: true,
      },
    ],
    jwks: { keys: [JSON.parse(key)] },
    cookies: {
      keys: [cookieKey],
      names: {
        session: IDP_SESSION_COOKIE,
        interaction: 'trastienda.idp.interaction',
        resume: 'trastienda.idp.resume',
      },
    },
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    // Auth.js takes the profile from the ID token.
    conformIdTokenClaims: false,
    scopes: ['openid', 'profile', 'email'],
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: true } },
    interactions: { url: (_ctx, interaction) => `${IDP_PATH}/interaction/${interaction.uid}` },
    ttl: {
      AuthorizationCode: MINUTE,
      AccessToken: 10 * MINUTE,
      IdToken: 10 * MINUTE,
      Interaction: 30 * MINUTE,
      RefreshToken: 8 * 60 * MINUTE,
      Session: 8 * 60 * MINUTE,
      Grant: 8 * 60 * MINUTE,
    },
    issueRefreshToken: async () => true,
    // Each is good once; used again, it ends everything that came from it.
    rotateRefreshToken: true,
    findAccount(_ctx, sub) {
      const merchant = merchants.find((one) => one.email === sub);
      if (!merchant) return undefined;
      const { name, email } = merchant;
      return { accountId: sub, claims: () => ({ sub, name, email, email_verified: true }) };
    },
    // One client, and it is ours: there is nothing to consent to.
    async loadExistingGrant(ctx) {
      const { client, session } = ctx.oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new ctx.oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
    async renderError(ctx, _out, error) {
      log.warn({ idp: error.name, reason: error.message }, 'idp: refused');
      ctx.type = 'html';
      ctx.body = String(await idpErrorPage());
    },
  };
  const provider = new Provider(issuer, configuration);
  // Only `idpRoutes` writes the forwarding headers that the provider trusts, never a caller.
  provider.proxy = true;
  provider.on('server_error', (_ctx, error) => log.error({ err: error }, 'idp: failed'));
  return { provider, issuer, clientId: CLIENT_ID, clientSecret };
}
