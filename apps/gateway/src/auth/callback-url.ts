const printable = /^[\x21-\x7e]+$/;

/**
 * Limits where a sign-in or sign-out may end to a path or an address of our own origin; anything else becomes
 * `/` (D182). The result is absolute, so that no browser can read it as another host.
 */
export function safeCallbackUrl(
  given: unknown,
  origin: string,
): { readonly url: string; readonly refused: boolean } {
  const home = { url: `${origin}/`, refused: true };
  if (given === undefined || given === null || given === '') return { ...home, refused: false };
  if (typeof given !== 'string' || given.length > 2048 || !printable.test(given) || given.includes('\\'))
    return home;
  if (!(given.startsWith('/') || given.startsWith(origin)) || !URL.canParse(given, origin)) return home;
  const url = new URL(given, origin);
  const ours = url.origin === origin && url.username === '' && url.password === '';
  return ours && !url.pathname.startsWith('//') ? { url: url.href, refused: false } : home;
}
