import type { QuoteRequestResult } from '@trastienda/domain';
import { toQuoteRequest } from '@trastienda/domain';
import { expect, it } from 'vitest';
import { waitingOrders } from '../testing/waiting-orders.ts';
import { airSentence, chargedWords } from './lot-weight.ts';

const [order] = waitingOrders;
if (order === undefined) throw new Error('No order waits');
const row = (orderNumber: string, height: string, width: string, depth: string, weight: string) => {
  const request: QuoteRequestResult = toQuoteRequest({
    storeId: '10453',
    originZipCode: '06600',
    destinationZipCode: '76800',
    height,
    width,
    depth,
    weight,
    packageValue: '100',
    insurance: false,
  });
  return { request, order: { ...order, orderNumber } };
};
const rug = row('WC-5242', '28', '40', '170', '13.5');
const book = row('B-1', '5', '15', '20', '0.8');

it('a row says what is charged and how much of it is air; all of them are summed up (D394)', () => {
  expect([rug, book, row('C-1', '', '', '', '')].map(chargedWords)).toEqual([
    '39 kg · 25 de aire',
    '1 kg',
    '',
  ]);
  expect(airSentence([book])).toBeNull();
  expect(airSentence([book, rug])).toBe('Uno de 2 paga 25 kg de aire: WC-5242.');
  expect(airSentence([rug, book, rug])).toBe('2 de 3 pagan 50 kg de aire: WC-5242, WC-5242.');
  expect(airSentence([rug, rug, rug, rug, rug])).toBe(
    '5 de 5 pagan 125 kg de aire: WC-5242, WC-5242, WC-5242 y 2 más.',
  );
});
