/** What orders should bring, what deposits brought, and why the two differ. */
export * from './explain-difference.ts';
export * from './net-of-sale.ts';
export * from './pay-day.ts';
export * from './withheld.ts';
