import { expect, test } from 'vitest';
import { externalAddress } from './external-address.ts';

test('S2.17, S2.27: another product is given the store id, and keeps the query that it has (D6)', () => {
  expect(externalAddress('https://envios.example.com/panel?vista=hoy', '10452')).toBe(
    'https://envios.example.com/panel?vista=hoy&storeId=10452',
  );
  expect(externalAddress('/recarga', '10452')).toBe('/recarga?storeId=10452');
});

test('D5: without an address in the environment there is no link', () => {
  expect(externalAddress(null, '10452')).toBeUndefined();
});
