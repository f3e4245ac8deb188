import { orderLives } from '../testing/order-life.ts';

// About ten seconds; more by hand: `ORDER_LIVES=2000`.
orderLives(Number(process.env['ORDER_LIVES'] ?? 200));
