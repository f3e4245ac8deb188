import { orderLives } from '../testing/order-life.ts';

orderLives(10_000);
