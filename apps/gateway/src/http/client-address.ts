import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const plain = (address: string): string => mapped.exec(address)?.[1] ?? address;

/** One customer of a provider has a /64 of IPv6 addresses at least: they count as one. */
const network = (address: string): string => {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
};

/**
 * The address of a request's sender, for limits. Only what our own `proxies` have written into
 * `X-Forwarded-For` counts, from the right: whatever a caller writes is further left.
 */
export function clientAddress(incoming: IncomingMessage, proxies: number): string {
  const given = proxies > 0 ? incoming.headers['x-forwarded-for'] : undefined;
  const written = String(given ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  return network(plain(written.at(-proxies) ?? incoming.socket.remoteAddress ?? 'unknown'));
}

const loopback = /^(?:127\.\d+\.\d+\.\d+|::1)$/;
const loopbackHost = /^(?:localhost|[\w-]+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i;
const forwarded = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * Whether a request was made on this machine and to it: neither through a proxy that says so, nor by a name
 * that resolves here.
 */
export const isFromThisMachine = ({ headers, socket }: IncomingMessage): boolean =>
  loopback.test(plain(socket.remoteAddress ?? '')) &&
  loopbackHost.test(headers.host ?? '') &&
  forwarded.every((name) => headers[name] === undefined);
