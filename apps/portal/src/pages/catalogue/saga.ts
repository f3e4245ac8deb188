import { type CallError, listAll, type CallResult } from '@trastienda/api-client';
import { listProducts, updateProductCategory } from '@trastienda/api-client/products';
import { ownStoreCodes } from '@trastienda/domain';
import { groupByCause } from '@trastienda/ui/JobResult';
import { all, put, race, take as takeAny, takeEvery } from 'redux-saga/effects';
import { subjectsChanged } from '../../shared/store/create-operation.ts';
import { dependency } from '../../shared/store/context.ts';
import { causeWords } from '../../shared/store/jobs/failures.ts';
import { jobChanged } from '../../shared/store/jobs/jobs-slice.ts';
import { failureNotified, successNotified } from '../../shared/store/notifications-slice.ts';
import { call, type Saga, select } from '../../shared/store/saga-effects.ts';
import { tellGate } from '../../shared/store/session-doubted.ts';
import type { Feature } from '../../shared/store/store.ts';
import { timeToUndo } from '../../shared/store/time-to-undo.ts';
import {
  activationAsked,
  allAsked,
  categoriesConfirmed,
  chooseLimit,
  deletionConfirmed,
  pauseAsked,
} from './acts.ts';
import { productsText } from '../../entities/product/words.ts';
import type { NamedProduct } from './model.ts';
import { productActivation, productCategory, productDeletion, productPause } from './operations.ts';
import { choosingChanged, productsChosen, selectChosen } from './slice.ts';

/** Side by side, so that a hundred take seconds and no service is flooded. */
const concurrencyLimit = 4;

type Failed = { readonly id: string; readonly message: string };
type Batch = { readonly message: string; readonly data: { readonly failed: readonly Failed[] } };

/** Some were done, the others not: each is named under its reason (law 1). */
function* tellPartial(
  id: string,
  title: string,
  products: readonly NamedProduct[],
  failed: readonly Failed[],
): Saga {
  const names = new Map(products.map((one) => [one.id, one.name]));
  const rows = failed.map((one) => ({ row: names.get(one.id) ?? one.id, cause: one.message }));
  const causes = groupByCause(rows).map(({ cause, rows: named }) => ({
    id: cause,
    label: 'no se pudieron',
    note: cause,
    rows: named,
  }));
  yield put(jobChanged({ id, title, state: 'partial', done: products.length - failed.length, causes }));
}

/** The results of a call for several products. */
function* tellBatch(id: string, products: readonly NamedProduct[], result: CallResult<Batch>): Saga {
  if (!result.ok) {
    yield put(failureNotified(result.error.message));
    return;
  }
  const { message, data } = result.value;
  if (data.failed.length > 0) yield* tellPartial(id, message, products, data.failed);
  else yield put(successNotified(message));
}

const bodyOf = (products: readonly NamedProduct[], channels: readonly string[]) => ({
  body: {
    ids: products.map(({ id }) => id),
    salesChannels: [...channels] as (typeof ownStoreCodes)[number][],
  },
});

function* pause({ payload }: ReturnType<typeof pauseAsked>): Saga {
  const { id, products, channels } = payload;
  const verb = products.length === 1 ? 'pausará' : 'pausarán';
  const end = yield* timeToUndo(id, `Se ${verb} ${productsText(products.length)}`);
  if (end === 'undone') return;
  const result = yield* productPause.run(bodyOf(products, channels), { keepalive: end === 'left' });
  yield* tellBatch(id, products, result);
}

function* activate({ payload }: ReturnType<typeof activationAsked>): Saga {
  const { id, products, channels } = payload;
  yield* tellBatch(id, products, yield* productActivation.run(bodyOf(products, channels)));
}

function* remove({ payload }: ReturnType<typeof deletionConfirmed>): Saga {
  const { id, products } = payload;
  const verb = products.length === 1 ? 'eliminará' : 'eliminarán';
  const end = yield* timeToUndo(id, `Se ${verb} ${productsText(products.length)}`);
  if (end === 'undone') return;
  const result = yield* productDeletion.run(bodyOf(products, ownStoreCodes), { keepalive: end === 'left' });
  yield* tellBatch(id, products, result);
}

function* changeCategory(
  { id }: NamedProduct,
  fields: Readonly<Record<string, string>>,
): Saga<CallError | null> {
  const result = yield* productCategory.run(
    {
      params: { id },
      body: { category: fields[`category_${id}`] ?? '', category_name: fields[`category_name_${id}`] ?? '' },
    },
    { isPartOfJob: true },
  );
  return result.ok ? null : result.error;
}

function* changeCategories({ payload }: ReturnType<typeof categoriesConfirmed>): Saga {
  const { id, products, fields } = payload;
  const title = `Cambiar categoría de ${productsText(products.length)}`;
  const failed: Failed[] = [];
  for (let at = 0; at < products.length; at += concurrencyLimit) {
    if (products.length > concurrencyLimit)
      yield put(jobChanged({ id, title, state: 'running', done: at, total: products.length }));
    const batch = products.slice(at, at + concurrencyLimit);
    const ends = (yield all(
      batch.map((product) => call(() => changeCategory(product, fields))),
    )) as (CallError | null)[];
    for (const [index, error] of ends.entries()) {
      if (error) {
        const message = causeWords(error, { call: updateProductCategory });
        failed.push({ id: batch[index]?.id ?? '', message });
      }
    }
  }
  yield put(subjectsChanged(updateProductCategory.invalidates));
  const done = products.length - failed.length;
  if (failed.length > 0) {
    const said = `Se ${done === 1 ? 'cambió' : 'cambiaron'} ${done} de ${products.length}`;
    yield* tellPartial(id, said, products, failed);
    return;
  }
  if (products.length > concurrencyLimit) yield put(jobChanged({ id, title, state: 'done' }));
  yield put(successNotified(`La categoría de ${productsText(done)} cambió`));
}

function* choose({ query, total }: ReturnType<typeof allAsked>['payload']): Saga {
  const expected = Math.min(total, chooseLimit);
  const request = yield* dependency('request');
  yield put(choosingChanged({ done: 0, total: expected }));
  const result = yield* call(() => listAll(request, listProducts, { query }, { limit: chooseLimit }));
  if (result.ok) {
    const before = yield* select(selectChosen);
    const known = new Set(before.map(({ id }) => id));
    const found = result.value.filter(({ id }) => !known.has(id));
    yield put(productsChosen([...before, ...found].slice(0, chooseLimit)));
  } else {
    yield* tellGate(result.error);
    yield put(failureNotified(result.error.message));
  }
  yield put(choosingChanged(null));
}

const isGivenUp = (action: unknown): boolean => productsChosen.match(action) && action.payload.length === 0;

/** 'Seleccionar los 214 resultados': those that match now, over all pages. */
function* chooseAll({ payload }: ReturnType<typeof allAsked>): Saga {
  const { isGone } = (yield race({
    isRead: call(() => choose(payload)),
    isGone: takeAny(isGivenUp),
  })) as { readonly isGone?: unknown };
  if (isGone !== undefined) yield put(choosingChanged(null));
}

/** The actions for products of the list, one or many. */
export const catalogueFeature: Feature = {
  name: 'catalogue',
  *saga() {
    yield takeEvery(pauseAsked, pause);
    yield takeEvery(activationAsked, activate);
    yield takeEvery(deletionConfirmed, remove);
    yield takeEvery(categoriesConfirmed, changeCategories);
    yield takeEvery(allAsked, chooseAll);
  },
};
