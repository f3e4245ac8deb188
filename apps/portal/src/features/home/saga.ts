import type { Feature } from '../../store/store.ts';
import { watchAll } from '../../store/watch-all.ts';
import { dueOrders } from './operations.ts';

export const homeFeature: Feature = { name: 'home', saga: watchAll(dueOrders) };
