import type { Feature } from '../../shared/store/store.ts';
import { watchAll } from '../../shared/store/watch-all.ts';
import { dueOrders } from './operations.ts';

export const homeFeature: Feature = { name: 'home', saga: watchAll(dueOrders) };
