import { createAction } from '@reduxjs/toolkit';
import { debounce } from 'redux-saga/effects';
import { listProducts } from '@trastienda/api-client/products';
import { createOperation } from '../../shared/store/create-operation.ts';
import { someOrders } from '../../entities/order/operations.ts';
import type { Saga } from '../../shared/store/saga-effects.ts';
import type { Feature } from '../../shared/store/store.ts';

/** The text in the palette, at each change. */
export const paletteTyped = createAction<string>('palette/typed');

/** The first orders that match a text: their number, guide, SKU or client (D22). */
export const matchingOrders = (text: string) => ({ query: { search: text, pageSize: 5 } }) as const;

/** Products that the palette finds; the catalogue's own list is another reading of the same call. */
export const foundProducts = createOperation(listProducts, { name: 'foundProducts' });

/** The first products that match a text by name or SKU. */
export const matchingProducts = (text: string) => ({ query: { name: text, page: 1, pageSize: 5 } }) as const;

/** Shorter texts match everything. */
const leastCharacters = 3;
/** Milliseconds without another key. */
const pause = 250;
/** Milliseconds that an answer is good for. */
const fresh = 30_000;

/** The text that is searched; empty while it is too short. */
export const searchedText = (typed: string): string => {
  const text = typed.trim();
  return text.length < leastCharacters ? '' : text;
};

function* search(typed: string): Saga {
  const text = searchedText(typed);
  if (text === '') return;
  yield* someOrders.ensure(matchingOrders(text), fresh);
}

function* searchProducts(typed: string): Saga {
  const text = searchedText(typed);
  if (text === '') return;
  yield* foundProducts.ensure(matchingProducts(text), fresh);
}

/** The palette's two searches: neither waits for the other. */
export const paletteFeature: Feature = {
  name: 'palette',
  *saga() {
    yield debounce(pause, paletteTyped, ({ payload }) => search(payload));
    yield debounce(pause, paletteTyped, ({ payload }) => searchProducts(payload));
  },
};
