import type { ServerResponse } from 'node:http';

const join = (policy: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(policy)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

export const CSP_REPORT_PATH = '/api/csp-report';

/**
 * The policy of answers that are data: nothing in them may run, send a form or be framed, and opened on their
 * own they have no origin.
 */
const dataPolicy = "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox";

/**
 * The policy of the gateway's own pages; `formTargets` are the origins that a form's redirects may end at.
 */
export const pagePolicy = (formTargets: readonly string[] = []): string =>
  join({
    'default-src': ["'none'"],
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'form-action': ["'self'", ...formTargets],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
    'report-uri': [CSP_REPORT_PATH],
  });

/**
 * Style elements that React Aria adds by itself, allowed by what they say and nothing else:
 * `usePress` (touch-action) and `usePreventScroll` (iOS, while a dialog is open).
 */
const reactAriaStyles = [
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
];

/** Origins of the tag manager's scripts, and those that it sends its measurements to. */
const tagManager = {
  scripts: ['https://www.googletagmanager.com'],
  calls: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
};
const noTagManager: typeof tagManager = { scripts: [], calls: [] };

/**
 * The policy of the portal. `connect` are further origins that it calls directly (an upload service
 * elsewhere, D152); those of the tag manager are allowed only where one is configured (D10); `pictures` are
 * the origins of the promotion's pictures (D11); `inline` are the hashes of scripts in the page.
 */
export const portalPolicy = (
  connect: readonly string[] = [],
  { hasTagManager = false, pictures = [] as readonly string[], inline = [] as readonly string[] } = {},
): string => {
  const tags = hasTagManager ? tagManager : noTagManager;
  return join({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline, ...tags.scripts],
    'style-src': ["'self'", ...reactAriaStyles],
    'img-src': ["'self'", 'data:', 'blob:', ...pictures, ...tags.calls],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect, ...tags.calls],
    'frame-src': ['blob:'],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'report-uri': [CSP_REPORT_PATH],
  });
};

/**
 * The policy of the workbench. Storybook writes its own scripts and styles into its pages, and shows stories in frames. Nothing
 * with real data is ever served beside it: only the demo has it.
 */
export const workbenchPolicy = join({
  'default-src': ["'self'"],
  'script-src': ["'self'", "'unsafe-inline'", "'unsafe-eval'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'", 'data:'],
  'worker-src': ["'self'", 'blob:'],
  'frame-src': ["'self'", 'blob:'],
  'frame-ancestors': ["'self'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
});

const permissions = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'browsing-topics',
]
  .map((name) => `${name}=()`)
  .join(', ');

const always = {
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': dataPolicy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': permissions,
};
const onHttps = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' };

/**
 * Adds the headers of every answer; pages and files replace the policy and the caching with theirs.
 * @returns what makes them for one answer: names and values by turns, as Node writes them fastest.
 */
export function createBaseHeaders({ isHttps }: { readonly isHttps: boolean }) {
  const same = Object.entries({ ...always, ...(isHttps ? onHttps : {}) }).flat();
  return (requestId: string): readonly string[] => ['X-Request-Id', requestId, ...same];
}

/** The same for an answer whose head somebody else writes. */
export function setHeaders(outgoing: ServerResponse, headers: readonly string[]): void {
  for (let at = 0; at + 1 < headers.length; at += 2) {
    outgoing.setHeader(headers[at] ?? '', headers[at + 1] ?? '');
  }
}
