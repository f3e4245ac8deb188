import { createHash } from 'node:crypto';
import { SIGN_IN_COOKIES } from './auth-config.ts';

/** A browser may have this many sign-ins in progress: tabs that a lost session sent to sign in together. */
const MAX_SIGN_INS = 4;

type Cookies = Readonly<Record<string, string>>;
/** One begun sign-in in the names of its cookies: `{name}.{when, base 36}.{which}`. */
type StartedSignIn = { readonly suffix: string; readonly startedAt: number };

/** The name of the sign-in that `state` belongs to; the authorization request and its callback carry the same one. */
const nameOf = (state: string): string => createHash('sha256').update(state).digest('base64url').slice(0, 16);

function begunIn(cookies: Cookies): StartedSignIn[] {
  const suffixes = Object.keys(cookies).flatMap((name) => {
    const base = SIGN_IN_COOKIES.find((one) => name.startsWith(`${one}.`));
    return base === undefined ? [] : [name.slice(base.length)];
  });
  return [...new Set(suffixes)].map((suffix) => ({
    suffix,
    startedAt: Number.parseInt(suffix.split('.')[1] ?? '', 36) || 0,
  }));
}

const forget = ({ suffix }: StartedSignIn): string[] =>
  SIGN_IN_COOKIES.map((name) => `${name}${suffix}=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax`);

/**
 * Auth.js stores the checks of one sign-in a browser; those of a second tab would void the first's. So the
 * cookies of each are stored under a name of their own, and Auth.js sees those of the sign-in that the
 * request belongs to.
 */
export const signInCookies = {
  /** The Set-Cookie lines of a sign-in that begins with `state`; the oldest of too many are forgotten. */
  begin(set: readonly string[], state: string, cookies: Cookies, now: Date): string[] {
    const suffix = `.${now.getTime().toString(36)}.${nameOf(state)}`;
    const old = begunIn(cookies).toSorted((one, other) => other.startedAt - one.startedAt);
    const named = set.map((line) => {
      const name = SIGN_IN_COOKIES.find((one) => line.startsWith(`${one}=`));
      return name === undefined ? line : name + suffix + line.slice(name.length);
    });
    return [...named, ...old.slice(MAX_SIGN_INS - 1).flatMap(forget)];
  },

  /**
   * Selects the cookies that Auth.js may see of the sign-in that `state` belongs to; `forget` are the
   * Set-Cookie lines that end it.
   */
  of(state: string, cookies: Cookies): { readonly seen: Cookies; readonly forget: readonly string[] } {
    const begun = begunIn(cookies).find(({ suffix }) => suffix.endsWith(`.${nameOf(state)}`));
    if (begun === undefined) return { seen: {}, forget: [] };
    const seen = SIGN_IN_COOKIES.flatMap((name) => {
      const value = cookies[name + begun.suffix];
      return value === undefined ? [] : [[name, value] as const];
    });
    return { seen: Object.fromEntries(seen), forget: forget(begun) };
  },
};
