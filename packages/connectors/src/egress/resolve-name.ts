import { NODATA, NOTFOUND } from 'node:dns';
import { Resolver } from 'node:dns/promises';

/**
 * Gives every address of a name, none for a name that does not exist; rejects when the name servers gave no answer. `signal` ends
 * the question.
 */
export type ResolveName = (name: string, signal: AbortSignal) => Promise<readonly string[]>;

const isAbsence = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === NODATA || error.code === NOTFOUND);

/**
 * The name servers are asked directly. The system's own look-up would also read the machine's table of hosts and add its search
 * domains, and holds one of four threads while a name server is slow.
 */
export const resolveName: ResolveName = (name, signal) => resolveAt(null, name, signal);

/** Asks name servers of one's own choice, `127.0.0.1:5353`; `null` stands for the machine's. */
export async function resolveAt(
  servers: readonly string[] | null,
  name: string,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const resolver = new Resolver({ timeout: 1000, tries: 2 });
  if (servers) resolver.setServers(servers);
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    // Name servers of small hosts fail on IPv6 while IPv4 is well: what they did not say is not used either.
    const failed = answers.find((answer) => answer.status === 'rejected' && !isAbsence(answer.reason));
    if (addresses.length === 0 && failed) throw new Error('no answer of the name servers');
    return addresses;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}
