const withoutWww = (host: string): string => host.replace(/^www\./u, '');

/**
 * Gives the address that a redirect leads to, if it may be followed: the same name, or that name with or without `www.`, over
 * the same scheme and port. Everything else is another shop, which the merchant's key was not given for. `from` is the whole
 * address that was asked.
 */
export function redirectTarget(from: URL, location: string): URL | null {
  if (!URL.canParse(location, from.href)) return null;
  const to = new URL(location, from.href);
  const isSame =
    to.protocol === from.protocol &&
    to.port === from.port &&
    withoutWww(to.hostname) === withoutWww(from.hostname) &&
    to.username + to.password === '';
  return isSame ? to : null;
}

/** Statuses that lead elsewhere; those of the second list repeat the method and the body of a write. */
const redirecting = [301, 302, 303, 307, 308];
const repeating = [307, 308];

/** Says whether a status leads elsewhere. */
export const isRedirect = (status: number): boolean => redirecting.includes(status);

/** Says whether a write is repeated at the new address: a 301 would have it read there instead. */
export const repeatsWrites = (status: number): boolean => repeating.includes(status);
