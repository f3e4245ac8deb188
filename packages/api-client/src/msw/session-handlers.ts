import { http, type HttpHandler, HttpResponse } from 'msw';
import { defaultRuntimeConfig, RUNTIME_CONFIG_PATH, type RuntimeConfig } from '../gateway/runtime-config.ts';
import { EXAMPLE_STORE_ID } from '../services/examples.ts';
import type { AuthProviders, Session } from '../session/session.schemas.ts';

export const exampleSession: Session = {
  user: { name: 'Mariana Robles Ibarra', email: 'mariana.robles@example.com' },
  expires: '2030-01-01T06:00:00.000Z',
  token: 'tk_5f2c8a',
  storeId: EXAMPLE_STORE_ID,
};

export const exampleProviders: AuthProviders = {
  identity: {
    id: 'identity',
    name: 'Trastienda',
    type: 'oidc',
    signinUrl: '/api/auth/signin/identity',
    callbackUrl: '/api/auth/callback/identity',
  },
};

const CSRF = 'csrf-de-muestra';

type SessionMocks = {
  /** `null` for nobody signed in. */
  readonly session?: Session | null;
  readonly providers?: AuthProviders | null;
  readonly config?: Partial<RuntimeConfig>;
};

/** The auth endpoints with a memory of their own (signing out is remembered), and the gateway's configuration. */
export function sessionHandlers({
  session = exampleSession,
  providers = exampleProviders,
  config = {},
}: SessionMocks = {}): HttpHandler[] {
  let current = session;
  const auth = (path: string) => `*/api/auth/${path}`;
  const url = (address: string, status = 200) => HttpResponse.json({ url: address }, { status });
  const formOf = async (request: Request) => new URLSearchParams(await request.text());
  const signedForm = async (request: Request, page: 'signin' | 'signout') => {
    const form = await formOf(request);
    return form.get('csrfToken') === CSRF
      ? { form, refused: null }
      : { form, refused: url(`/api/auth/${page}?error=MissingCSRF`) };
  };
  return [
    http.get(auth('session'), () => HttpResponse.json(current)),
    http.post(auth('session'), async ({ request }) => {
      const { csrfToken, data } = (await request.json()) as { csrfToken?: string; data?: Partial<Session> };
      if (csrfToken !== CSRF) return HttpResponse.json({ message: 'csrfToken' }, { status: 400 });
      if (current) current = { ...current, ...data, user: { ...current.user, ...data?.user } };
      return HttpResponse.json(current);
    }),
    http.get(auth('csrf'), () => HttpResponse.json({ csrfToken: CSRF })),
    http.get(auth('providers'), () => HttpResponse.json(providers)),
    http.post(auth('signin/:provider'), async ({ request, params }) => {
      const { form, refused } = await signedForm(request, 'signin');
      if (refused) return refused;
      const known = providers?.[String(params['provider'])];
      const callbackUrl = form.get('callbackUrl') ?? '/';
      if (!known) return url(`/api/auth/signin?${new URLSearchParams({ callbackUrl }).toString()}`);
      return url(`https://identidad.example.com/authorize?client_id=${known.id}`);
    }),
    http.post(auth('callback/:provider'), async ({ request }) => {
      const { form, refused } = await signedForm(request, 'signin');
      if (refused) return refused;
      if (form.get('password') !== 'correcta') return url('/api/auth/signin?error=CredentialsSignin', 401);
      current = session ?? exampleSession;
      return url(form.get('callbackUrl') ?? '/');
    }),
    http.post(auth('signout'), async ({ request }) => {
      const { form, refused } = await signedForm(request, 'signout');
      if (refused) return refused;
      current = null;
      return url(form.get('callbackUrl') ?? '/');
    }),
    http.post(auth('_log'), () => HttpResponse.json({})),
    http.get(`*${RUNTIME_CONFIG_PATH}`, () => HttpResponse.json({ ...defaultRuntimeConfig, ...config })),
  ];
}
