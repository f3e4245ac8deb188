import { times } from '../../../../tools/suite/samples.ts';
import { orderLives } from '../testing/order-life.ts';

// More by hand: `ORDER_LIVES=2000`.
orderLives(Number(process.env['ORDER_LIVES'] ?? times(200, 1 / 5)));
