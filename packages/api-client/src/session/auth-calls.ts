import type { HttpMethod } from '../core/define-call.ts';
import * as z from 'zod/mini';
import { authProviders, session } from './session.schemas.ts';

/** An endpoint of the auth contract, under the auth base path, outside `/api/{service}/route/`. */
export type AuthCall<Output = unknown> = {
  readonly id: string;
  readonly method: HttpMethod;
  /** The path after the auth base path. */
  readonly path: string;
  /** Names of the query parameters that the contract fixes. */
  readonly query?: readonly string[];
  /** Field names of the form, or `json` for a JSON body with these members. */
  readonly form?: readonly string[];
  readonly json?: readonly string[];
  /** Absent for pages that the browser navigates to. */
  readonly response?: z.ZodMiniType<Output>;
};

const defineAuthCall = /* @__NO_SIDE_EFFECTS__ */ <Output = unknown>(
  call: AuthCall<Output>,
): AuthCall<Output> => call;
const signInForm = ['csrfToken', 'callbackUrl', 'json'] as const;
const urlAnswer = z.object({ url: z.string() });

/** The whole auth contract; the session client and the mocks are made from it. */
export const authCalls = {
  getSession: defineAuthCall({
    id: 'getSession',
    method: 'GET',
    path: 'session',
    response: z.nullable(session),
  }),
  updateSession: defineAuthCall({
    id: 'updateSession',
    method: 'POST',
    path: 'session',
    json: ['csrfToken', 'data'],
    response: z.nullable(session),
  }),
  getCsrfToken: defineAuthCall({
    id: 'getCsrfToken',
    method: 'GET',
    path: 'csrf',
    response: z.object({ csrfToken: z.string().check(z.minLength(1)) }),
  }),
  listAuthProviders: defineAuthCall({
    id: 'listAuthProviders',
    method: 'GET',
    path: 'providers',
    response: z.nullable(authProviders),
  }),
  signInWithCredentials: defineAuthCall({
    id: 'signInWithCredentials',
    method: 'POST',
    path: 'callback/{provider}',
    form: [...signInForm, 'email', 'password'],
    response: urlAnswer,
  }),
  signInWithProvider: defineAuthCall({
    id: 'signInWithProvider',
    method: 'POST',
    path: 'signin/{provider}',
    query: ['error'],
    form: signInForm,
    response: urlAnswer,
  }),
  signOut: defineAuthCall({
    id: 'signOut',
    method: 'POST',
    path: 'signout',
    form: signInForm,
    response: urlAnswer,
  }),
  postAuthLog: defineAuthCall({
    id: 'postAuthLog',
    method: 'POST',
    path: '_log',
    form: ['level', 'code', 'message'],
    response: z.unknown(),
  }),
  showSignIn: defineAuthCall({
    id: 'showSignIn',
    method: 'GET',
    path: 'signin',
    query: ['callbackUrl', 'error'],
  }),
  showAuthError: defineAuthCall({ id: 'showAuthError', method: 'GET', path: 'error', query: ['error'] }),
  completeProviderSignIn: defineAuthCall({
    id: 'completeProviderSignIn',
    method: 'GET',
    path: 'callback/{provider}',
    query: ['code', 'state', 'error'],
  }),
};
