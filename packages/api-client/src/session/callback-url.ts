/**
 * Gives the address to return to, if it is ours: a path or an address of `origin`, as a path.
 * `null` for anything else, `//evil.mx`, `/\evil.mx` and `javascript:` among them.
 */
export function ownCallbackUrl(url: string, origin: string): string | null {
  try {
    const target = new URL(url, origin);
    if (target.origin !== new URL(origin).origin || target.username !== '' || target.password !== '')
      return null;
    const path = `${target.pathname}${target.search}${target.hash}`;
    // '/..//evil.mx' has our origin here and would lose it when the path is read again.
    return path.startsWith('//') ? null : path;
  } catch {
    return null;
  }
}

/** The error that an answer's url carries, such as `CredentialsSignin`; `null` when there is none. */
export function authErrorIn(url: string): string | null {
  try {
    return new URL(url, 'http://localhost').searchParams.get('error');
  } catch {
    return null;
  }
}

/** May a page be sent there? Only the web; a sign-in address of a provider is foreign by nature. */
export const isWebAddress = (url: string, origin: string): boolean => {
  try {
    return ['https:', 'http:'].includes(new URL(url, origin).protocol);
  } catch {
    return false;
  }
};
