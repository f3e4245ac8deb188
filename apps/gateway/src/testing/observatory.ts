/**
 * The scoring of MDN's HTTP Observatory (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring), as far
 * as it can say anything of an answer: written again from its published rules, since its package brings a server, a
 * database and an error tracker with it. Redirection is 0: the proxy in front does it.
 */
export type Observed = {
  readonly score: number;
  readonly grade: string;
  readonly tests: Readonly<Record<string, number>>;
};

const broad = new Set(['ftp:', 'http:', 'https:', '*', 'http://*', 'https://*', 'http://*.*', 'https://*.*']);
const isBroadOrInline = (source: string) =>
  broad.has(source) || source === "'unsafe-inline'" || source === 'data:';

type Policy = ReadonlyMap<string, readonly string[]>;
const policyOf = (header: string | null): Policy =>
  new Map(
    (header ?? '')
      .split(';')
      .map((one) => one.trim().split(/\s+/))
      .flatMap(([name = '', ...sources]) => (name === '' ? [] : [[name, sources] as const])),
  );

function contentPolicy(policy: Policy): number {
  if (policy.size === 0) return -25;
  const of = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const [script, style, object] = [of('script-src'), of('style-src'), of('object-src')];
  if (script.some(isBroadOrInline) || object.some((source) => broad.has(source))) return -20;
  const active = [...policy]
    .filter(([name]) => name !== 'img-src' && name !== 'media-src')
    .flatMap(([, sources]) => sources);
  if (active.some((source) => /^(?:http|ftp):/.test(source))) return -20;
  if ([...script, ...style].includes("'unsafe-eval'")) return -10;
  if ([...of('img-src'), ...of('media-src')].some((source) => /^(?:http|ftp):/.test(source))) return -10;
  if (style.some(isBroadOrInline)) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function cookies(set: readonly string[]): number {
  if (set.length === 0) return 0;
  if (set.some((cookie) => !/;\s*secure/i.test(cookie))) return -20;
  if (set.some((cookie) => /sess/i.test(cookie.split('=')[0] ?? '') && !/;\s*httponly/i.test(cookie)))
    return -30;
  return set.every((cookie) => /;\s*samesite=(?:lax|strict)/i.test(cookie)) ? 5 : 0;
}

function framing(policy: Policy, header: string | null): number {
  const ancestors = policy.get('frame-ancestors');
  if (ancestors && !ancestors.some((source) => broad.has(source))) return 5;
  return header === null || !/^(?:deny|sameorigin)$/i.test(header) ? -20 : 0;
}

function scripts(html: string): number {
  const tags = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"[^>]*>/g)];
  const isForeign = (address: string) => /^(?:https?:)?\/\//.test(address);
  const own = tags.filter(([, address = '']) => !isForeign(address));
  const foreign = tags.filter(([, address = '']) => isForeign(address));
  if (foreign.some(([tag]) => !tag.includes(' integrity='))) return -5;
  return own.some(([tag]) => tag.includes(' integrity=')) ? 5 : 0;
}

function transport(header: string | null): number {
  const [, seconds] = /max-age=(\d+)/.exec(header ?? '') ?? [];
  if (seconds === undefined) return -20;
  return Number(seconds) >= 15_768_000 ? 0 : -10;
}

const referrer = (header: string | null): number => {
  if (header === null) return 0;
  return /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(header) ? 5 : -5;
};

const grades = [
  'F',
  'F',
  'F',
  'F',
  'F',
  'D-',
  'D',
  'D',
  'D+',
  'C-',
  'C',
  'C',
  'C+',
  'B-',
  'B',
  'B',
  'B+',
  'A-',
  'A',
  'A',
];

/** Points of an answer and its grade; what is gained counts only where 90 are left without it. */
export function observe(headers: Headers, html: string, set: readonly string[]): Observed {
  const policy = policyOf(headers.get('content-security-policy'));
  const tests = {
    'content-security-policy': contentPolicy(policy),
    cookies: cookies(set),
    cors:
      headers.get('access-control-allow-origin') === '*' && headers.has('access-control-allow-credentials')
        ? -50
        : 0,
    'cross-origin-resource-policy': /^same-(?:origin|site)$/.test(
      headers.get('cross-origin-resource-policy') ?? '',
    )
      ? 10
      : 0,
    'referrer-policy': referrer(headers.get('referrer-policy')),
    'strict-transport-security': transport(headers.get('strict-transport-security')),
    'subresource-integrity': scripts(html),
    'x-content-type-options': headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    'x-frame-options': framing(policy, headers.get('x-frame-options')),
  };
  const points = Object.values(tests);
  const without = 100 + points.filter((one) => one < 0).reduce((sum, one) => sum + one, 0);
  const score = Math.max(0, without >= 90 ? 100 + points.reduce((sum, one) => sum + one, 0) : without);
  return { score, grade: score >= 100 ? 'A+' : (grades[Math.floor(score / 5)] ?? 'F'), tests };
}
