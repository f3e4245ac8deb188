import { anyId, nullable } from '../core/fields.ts';
import * as z from 'zod/mini';

/** The `error` of a session whose provider token can no longer be renewed: the session is invalid. */
export const INVALID_GRANT = 'invalid_grant';

/** The session, as the auth endpoint answers it; `null` means none. */
export const session = z.object({
  user: z.object({ name: nullable(z.string()), email: z.string() }),
  expires: z.iso.datetime(),
  error: z.optional(z.string()),
  /** Opaque, 15 minutes, for upload and download only (D153). */
  token: z.optional(z.string()),
  storeId: z.optional(anyId()),
});
export type Session = z.output<typeof session>;

const authProvider = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(['oauth', 'oidc', 'credentials']),
  signinUrl: z.string(),
  callbackUrl: z.string(),
});
export type AuthProvider = z.output<typeof authProvider>;

/** The providers, by their ids. */
export const authProviders = z.record(z.string(), authProvider);
export type AuthProviders = z.output<typeof authProviders>;

/** The names that an error page or an answer's url may carry. */
export const authErrors = [
  'OAuthCallbackError',
  'OAuthAccountNotLinked',
  'MissingSecret',
  'InvalidCallbackUrl',
  'CredentialsSignin',
  'AccessDenied',
  'Configuration',
  'MissingCSRF',
  'SessionRequired',
] as const;
export type AuthError = (typeof authErrors)[number];
