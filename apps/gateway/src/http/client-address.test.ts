import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { clientAddress, isFromThisMachine } from './client-address.ts';

const request = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;
const forwarded = (value: string) => request('10.0.0.1', { 'x-forwarded-for': value });

describe('the address of a client', () => {
  it('is the other end of the line; what it says of itself does not count', () => {
    expect(clientAddress(forwarded('1.2.3.4'), 0)).toBe('10.0.0.1');
    expect(clientAddress(request('::ffff:10.0.0.1'), 0)).toBe('10.0.0.1');
  });

  it('is what our own proxies have written, counted from the right', () => {
    expect(clientAddress(forwarded('6.6.6.6, 1.2.3.4'), 1)).toBe('1.2.3.4');
    expect(clientAddress(forwarded('6.6.6.6, 1.2.3.4, 10.0.0.2'), 2)).toBe('1.2.3.4');
    expect(clientAddress(forwarded('1.2.3.4'), 2)).toBe('10.0.0.1');
    expect(clientAddress(forwarded(' , '), 1)).toBe('10.0.0.1');
  });

  it('is one for all of a customer: a /64 of IPv6', () => {
    const of = (address: string) => clientAddress(request(address), 0);
    expect(of('2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2::/64');
    expect(of('2001:0db8:0001:0002:b:c:d:e')).toBe('2001:db8:1:2::/64');
    expect(of('2001:db8::1')).toBe('2001:db8:0:0::/64');
    expect(of('2001:db8:1:3::1')).not.toBe(of('2001:db8:1:2::1'));
  });
});

describe('a request from this machine', () => {
  it.each([
    ['127.0.0.1', 'localhost:3000'],
    ['::1', '[::1]:3000'],
    ['::ffff:127.0.0.1', '127.0.0.1'],
  ])('is %s asking for %s', (address, host) => {
    expect(isFromThisMachine(request(address, { host }))).toBe(true);
  });

  it.each([
    ['another machine asks', '10.0.0.9', { host: 'localhost' }],
    ['a page asks whose name was led here', '127.0.0.1', { host: 'evil.example' }],
    ['no name is said', '127.0.0.1', {}],
    ['a proxy says so (x-forwarded-for)', '127.0.0.1', { host: 'localhost', 'x-forwarded-for': 'x' }],
    ['a proxy says so (forwarded)', '127.0.0.1', { host: 'localhost', forwarded: 'x' }],
    ['a proxy says so (via)', '127.0.0.1', { host: 'localhost', via: 'x' }],
  ])('is none where %s', (_what, address, headers: Record<string, string>) => {
    expect(isFromThisMachine(request(address, headers))).toBe(false);
  });
});
