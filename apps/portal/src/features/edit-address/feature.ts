import type { Feature } from '../../shared/store/store.ts';
import { addressSaga } from './address.saga.ts';

/** The destination of an order can be edited. */
export const addressFeature: Feature = { name: 'edit-address', saga: addressSaga };
