import { connect, Socket } from 'node:net';
import type { Dial } from '../egress/guarded-connector.ts';

/** An address that a shop can have; the others of `internetOf` are its neighbours. */
export const publicAddress = '93.184.216.34';

/** How a public address of a test behaves: a port of this machine, one that refuses, one that is silent. */
export type Site = number | 'closed' | 'silent';

/** A port of this machine that nobody listens on: the lowest one. */
const closedPort = 1;

/**
 * Stands for the Internet: public addresses lead to servers of this machine and say that they are themselves. Every other address
 * is dialled as it is, at the canaries' port, so that a hole in the guard is a hit there. `dialled` says which were.
 */
export function internetOf(
  sites: Readonly<Record<string, Site>>,
  canaryPort: number,
): { readonly dial: Dial; readonly dialled: string[] } {
  const dialled: string[] = [];
  const dial: Dial = ({ host, lookup, ...options }) => {
    let first = host;
    lookup(host, { all: true }, (_error, found) => {
      if (typeof found !== 'string') first = found[0]?.address ?? host;
    });
    dialled.push(first);
    const site = sites[first];
    if (site === undefined) return connect({ ...options, host, lookup, port: canaryPort });
    if (site === 'silent') return new Socket();
    const socket = connect({ host: '127.0.0.1', port: site === 'closed' ? closedPort : site });
    return Object.defineProperty(socket, 'remoteAddress', { value: first });
  };
  return { dial, dialled };
}
