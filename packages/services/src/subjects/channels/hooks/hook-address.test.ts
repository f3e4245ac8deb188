import { createShops } from '../../../core/installation.ts';
import { afterAll, expect, it } from 'vitest';
import { hookPrefix } from './hook-address.ts';

const open = createShops({ allowLoopback: true });
const closed = createShops({ allowLoopback: false });
afterAll(() => Promise.all([open, closed].map(({ client }) => client.close())));

const of = (publicUrl: string, { shops = closed, origin = 'https://velas.mx' } = {}) =>
  hookPrefix({ publicUrl, shops }, { storeId: '10452', origin });

it('is an address under the public name of the installation', () => {
  expect(of('https://portal.tienda.mx')).toBe('https://portal.tienda.mx/hooks/woocommerce/10452_');
});

it('is none where no shop can reach it', () => {
  const unreachable = [
    '',
    'http://portal.tienda.mx',
    'https://portal.tienda.mx:8443',
    'https://localhost',
    'https://127.0.0.1',
    'https://192.168.1.4',
    'https://10.0.0.1',
    'https://[::1]',
    'https://portal.internal',
    'https://portal.local',
    'https://portal',
    'https://portal.example',
    'http://localhost:3000',
  ];
  for (const url of unreachable) expect([url, of(url)]).toEqual([url, null]);
});

it('is one on this machine for a shop on this machine alone, and only where that is allowed', () => {
  const here = { origin: 'http://127.0.0.1:4100' };
  expect(of('http://localhost:3000', { ...here, shops: open })).toBe(
    'http://localhost:3000/hooks/woocommerce/10452_',
  );
  expect(of('http://localhost:3000', here)).toBeNull();
  expect(of('http://localhost:3000', { shops: open })).toBeNull();
});
