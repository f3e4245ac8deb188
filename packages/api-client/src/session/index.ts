export { AUTH_LOG_LIMIT, type AuthLogEntry } from './auth-log.ts';
export { type AuthCall, authCalls } from './auth-calls.ts';
export { browserSession } from './browser.ts';
export { authErrorIn, ownCallbackUrl } from './callback-url.ts';
export {
  createSessionClient,
  type SessionClient,
  type SessionClientOptions,
} from './create-session-client.ts';
export {
  type AuthError,
  authErrors,
  type AuthProvider,
  type AuthProviders,
  INVALID_GRANT,
  type Session,
  session,
} from './session.schemas.ts';
export { SESSION_CHANNEL } from './session-channel.ts';
export type { SessionState, SessionStatus } from './session-store.ts';
export type { Credentials, SignInOptions } from './sign-in.ts';
