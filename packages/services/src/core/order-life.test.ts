import { orderLives } from '../testing/order-life.ts';

orderLives(400);
