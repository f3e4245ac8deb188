import { hash } from 'node:crypto';

/** Shops that ring at one process. */
const MOST = 20_000;

/** The tokens that have worked in this process, by their hashes; the oldest are forgotten. It opens nothing: each request is verified. */
export function knownTokens(most = MOST) {
  const known = new Set<string>();
  const nameOf = (token: string) => hash('sha256', token, 'base64url');
  return {
    nameOf,
    has: (token: string): boolean => known.has(nameOf(token)),
    add(token: string): void {
      const name = nameOf(token);
      if (known.has(name)) return;
      const [oldest] = known;
      if (known.size >= most && oldest !== undefined) known.delete(oldest);
      known.add(name);
    },
  };
}
