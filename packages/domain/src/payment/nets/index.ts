/** These modules compare the expected income of orders with the deposits, and explain the difference. */
export * from './explain-difference.ts';
export * from './net-of-sale.ts';
export * from './pay-day.ts';
export * from './withheld.ts';
