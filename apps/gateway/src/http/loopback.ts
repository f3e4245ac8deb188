const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an address is this machine's own. */
export const isLoopback = (url: URL): boolean =>
  loopbackHosts.has(url.hostname) || url.hostname.endsWith('.localhost');

/** Whether nobody on the way reads what travels there: https, or this machine. */
export const isSecure = (url: URL): boolean => url.protocol === 'https:' || isLoopback(url);
