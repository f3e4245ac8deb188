import { once } from 'node:events';
import { connect as connectTcp, type LookupFunction, type Socket, SocketAddress, isIPv6 } from 'node:net';
import { buildConnector } from 'undici';
import { EgressError } from './fault.ts';
import type { ResolveName } from './resolve-name.ts';
import { isShopOrigin, loopbackAddresses } from './shop-address.ts';
import { isSpecialAddress } from './special-addresses.ts';
import { within } from './within.ts';

/** Opens a TCP connection; tests lead it to servers of their own. */
export type Dial = (options: {
  readonly host: string;
  readonly port: number;
  readonly lookup: LookupFunction;
  readonly autoSelectFamily: boolean;
  readonly autoSelectFamilyAttemptTimeout: number;
}) => Socket;

export interface ConnectorOptions {
  readonly resolve: ResolveName;
  readonly allowLoopback: boolean;
  /** Milliseconds for the name, the connection and the TLS handshake together. */
  readonly connectMs: number;
  readonly dial?: Dial | undefined;
}

const unanswered = () => new EgressError('sin_respuesta', false);

/** One spelling of an address, so that two of the same are equal texts. */
const canonical = (address: string): string =>
  new SocketAddress({ address, family: isIPv6(address) ? 'ipv6' : 'ipv4' }).address;

const lookupOf =
  (addresses: readonly string[]): LookupFunction =>
  (_name, options, callback) => {
    const found = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
    const [first] = found;
    if (options.all) callback(null, found);
    else callback(null, first?.address ?? '', first?.family);
  };

/** A server that breaks the handshake off says nothing of its certificate; all else that fails in it does. */
const brokenOff = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ECONNABORTED', 'ENOTCONN']);

/**
 * Makes undici's connector. The name is resolved here, all its addresses are checked, and the socket goes to those and no
 * others: between check and connection nothing is looked up. Before the first byte, the other end's address is compared with
 * them.
 *
 * A server that refuses takes as long as one that is silent: whoever links a shop does not learn from the clock which it was.
 */
export function guardedConnector({
  resolve,
  allowLoopback,
  connectMs,
  dial = connectTcp,
}: ConnectorOptions): buildConnector.connector {
  // Verification is asked for in so many words: NODE_TLS_REJECT_UNAUTHORIZED would switch the default off.
  const secure = buildConnector({ allowH2: false, timeout: 0, rejectUnauthorized: true });

  async function addressesOf(name: string, signal: AbortSignal): Promise<readonly string[]> {
    const answers = await resolve(name, signal).catch(() => {
      throw unanswered();
    });
    // One bad address refuses the name: which of them a connection takes is chance.
    if (answers.length === 0 || answers.some(isSpecialAddress)) throw new EgressError('sin_direccion', false);
    return answers;
  }

  async function reach(name: string, port: number, isLoopback: boolean, late: AbortSignal): Promise<Socket> {
    const own = isLoopback ? loopbackAddresses[name] : undefined;
    const addresses = own ?? (await within(addressesOf(name, late), late));
    const socket = dial({
      host: name,
      port,
      lookup: lookupOf(addresses),
      autoSelectFamily: true,
      autoSelectFamilyAttemptTimeout: Math.max(10, Math.floor(connectMs / 3)),
    });
    // An error that comes while nobody listens would end the process.
    socket.on('error', () => undefined);
    late.addEventListener('abort', () => socket.destroy(), { once: true });
    try {
      await once(socket, 'connect', { signal: late });
    } catch {
      socket.destroy();
      throw unanswered();
    }
    const other = socket.remoteAddress;
    if (other === undefined || !addresses.some((address) => canonical(address) === canonical(other))) {
      socket.destroy();
      throw new EgressError('sin_direccion', false);
    }
    return socket;
  }

  const overTls = (options: buildConnector.Options, socket: Socket, late: AbortSignal): Promise<Socket> =>
    new Promise((done, fail) => {
      secure({ ...options, servername: options.hostname, httpSocket: socket }, (error, wrapped) => {
        if (wrapped) return done(wrapped);
        socket.destroy();
        const code = error && 'code' in error ? String(error.code) : '';
        fail(late.aborted || brokenOff.has(code) ? unanswered() : new EgressError('certificado', false));
      });
    });

  async function open(options: buildConnector.Options): Promise<Socket> {
    const { hostname, protocol } = options;
    const isLoopback = allowLoopback && protocol === 'http:' && Object.hasOwn(loopbackAddresses, hostname);
    const isShop = protocol === 'https:' && isShopOrigin(`https://${hostname}`);
    const port = Number(options.port || (isLoopback ? 80 : 443));
    if (!isLoopback && (!isShop || port !== 443)) throw new EgressError('sin_direccion', false);
    const late = new AbortController();
    // A socket that is destroyed in its handshake tells nobody: the limit itself ends the wait.
    const timer = setTimeout(() => late.abort(unanswered()), connectMs);
    try {
      const socket = await reach(hostname, port, isLoopback, late.signal);
      return isLoopback ? socket : await within(overTls(options, socket, late.signal), late.signal);
    } catch (error) {
      const isHeld = error instanceof EgressError && error.fault === 'sin_respuesta';
      if (isHeld && !late.signal.aborted) await once(late.signal, 'abort');
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  return (options, callback) => {
    open(options).then(
      (socket) => callback(null, socket),
      (error: unknown) => callback(error instanceof Error ? error : unanswered(), null),
    );
  };
}
