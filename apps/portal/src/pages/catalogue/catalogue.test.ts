import {
  activateProducts,
  deleteProducts,
  listProducts,
  pauseProducts,
  updateProductCategory,
} from '@trastienda/api-client/products';
import { mock } from '@trastienda/api-client/msw';
import { describe, expect, test } from 'vitest';
import { storeChosen } from '../../shared/session/slice.ts';
import { selectJobs } from '../../shared/store/jobs/jobs-slice.ts';
import { undoOver, undoPressed } from '../../shared/store/time-to-undo.ts';
import { createTestApp, type TestAppOptions } from '../../testing/test-app.ts';
import {
  activationAsked,
  allAsked,
  categoriesConfirmed,
  chooseLimit,
  deletionConfirmed,
  pauseAsked,
} from './acts.ts';
import { productsQuery } from '../../entities/product/product-query.ts';
import type { NamedProduct } from './model.ts';
import { catalogueFeature } from './saga.ts';
import { catalogueSearch } from '../../shared/routes/catalogue-search.ts';
import { productsChosen, selectChoosing, selectChosen } from './slice.ts';

const product = (at: number): NamedProduct => ({ id: `p-${at}`, name: `Vaso ${at}`, salesChannels: ['SR'] });
const three = [product(1), product(2), product(3)];
const open = (options: TestAppOptions = {}) => {
  const app = createTestApp(options);
  app.store.startFeature(catalogueFeature);
  app.store.dispatch(storeChosen('10452'));
  return {
    ...app,
    job: () => selectJobs(app.store.getState())[0],
    notices: () => app.store.getState().notifications.map(({ text }) => text),
  };
};
const done = (message: string, failed: { id: string; message: string }[] = []) => ({
  success: failed.length === 0,
  message,
  data: { ok: [], failed },
});
const atSears = { id: 'act', products: three, channels: ['SR'] as const };

describe('"Pausar"', () => {
  test('waits for ten seconds; taken back, nothing is sent', async () => {
    const app = open({ handlers: [mock(pauseProducts).reply(done('Se pausaron 3 de 3'))] });
    app.store.dispatch(pauseAsked(atSears));
    await app.until(({ notifications }) => notifications.length === 1);
    expect(app.notices()).toEqual(['Se pausarán 3 productos']);
    app.store.dispatch(undoPressed('act'));
    await app.until(({ notifications }) => notifications.length === 0);
    expect(app.sent('product/pause')).toHaveLength(0);
    app.store.dispatch(pauseAsked(atSears));
    app.store.dispatch(undoOver('act'));
    await app.until(() => app.notices().includes('Se pausaron 3 de 3'));
    expect(await app.sent('product/pause')[0]?.json()).toEqual({
      ids: ['p-1', 'p-2', 'p-3'],
      salesChannels: ['SR'],
    });
  });

  test('that is not done for all names the others under their reason', async () => {
    const app = open({
      handlers: [
        mock(activateProducts).reply(
          done('Se activaron 1 de 3', [
            { id: 'p-1', message: 'Le falta una foto' },
            { id: 'p-3', message: 'Le falta una foto' },
          ]),
        ),
      ],
    });
    app.store.dispatch(activationAsked(atSears));
    await app.until((state) => selectJobs(state)[0]?.state === 'partial');
    expect(app.job()).toMatchObject({
      title: 'Se activaron 1 de 3',
      done: 1,
      causes: [{ note: 'Le falta una foto', rows: ['Vaso 1', 'Vaso 3'] }],
    });
  });
});

describe('"Eliminar"', () => {
  test('waits too, and takes them off every channel', async () => {
    const app = open({ handlers: [mock(deleteProducts).reply(done('Se eliminaron 3 de 3'))] });
    app.store.dispatch(deletionConfirmed({ id: 'act', products: three }));
    expect(app.sent('product/delete')).toHaveLength(0);
    app.store.dispatch(undoOver('act'));
    await app.until(() => app.notices().includes('Se eliminaron 3 de 3'));
    expect(await app.sent('product/delete')[0]?.json()).toMatchObject({ salesChannels: ['SR', 'SN', 'CS'] });
  });

  test('that does not arrive says so', async () => {
    const app = open({ handlers: [mock(deleteProducts).fails(503)] });
    app.store.dispatch(deletionConfirmed({ id: 'act', products: three }));
    app.store.dispatch(undoOver('act'));
    await app.until(() => app.notices().includes('Ha ocurrido un error, por favor intenta más tarde'));
    expect(app.job()).toBeUndefined();
  });
});

describe('"Cambiar categoría" (S3.57)', () => {
  const fields = Object.fromEntries(
    three.flatMap(({ id }) => [
      [`category_${id}`, 'cat-2-1-1'],
      [`category_name_${id}`, 'Cristalería'],
    ]),
  );

  test('sends what the form says of each product', async () => {
    const app = open({ handlers: [mock(updateProductCategory).reply(updateProductCategory.example())] });
    app.store.dispatch(categoriesConfirmed({ id: 'act', products: three, fields }));
    await app.until(() => app.notices().includes('La categoría de 3 productos cambió'));
    const sent = app.sent('updateCategoryT1');
    expect(sent).toHaveLength(3);
    expect(await sent[0]?.json()).toEqual({ category: 'cat-2-1-1', category_name: 'Cristalería' });
  });

  test('names those whose category stayed', async () => {
    const app = open({
      handlers: [mock(updateProductCategory).fails(422, { message: 'Elige una categoría final' })],
    });
    app.store.dispatch(
      categoriesConfirmed({ id: 'act', products: [...three, product(4), product(5)], fields }),
    );
    await app.until((state) => selectJobs(state)[0]?.state === 'partial');
    expect(app.job()).toMatchObject({ title: 'Se cambiaron 0 de 5', done: 0 });
  });
});

describe('"Seleccionar los resultados"', () => {
  const [row] = listProducts.example().data;
  const catalogue = (count: number) =>
    mock(listProducts).reply(({ query: { page = 1, pageSize } }) => ({
      data: Array.from(
        { length: Math.max(0, Math.min(pageSize, count - (page - 1) * pageSize)) },
        (_, at) => ({
          ...(row as NonNullable<typeof row>),
          id: `p-${(page - 1) * pageSize + at + 1}`,
        }),
      ),
      pagination: { total_registros: count, page_size: pageSize, page },
      counts: { total: count, active: count, paused: 0, out_of_stock: 0, draft: 0 },
    }));
  const query = productsQuery(catalogueSearch.defaults);

  test('chooses those of all pages beside those chosen before, up to a thousand', async () => {
    const app = open({ handlers: [catalogue(1200)] });
    app.store.dispatch(productsChosen([product(1)]));
    app.store.dispatch(allAsked({ query, total: 1200 }));
    await app.until((state) => selectChosen(state).length === chooseLimit && selectChoosing(state) === null);
    expect(new Set(selectChosen(app.store.getState()).map(({ id }) => id)).size).toBe(chooseLimit);
  });

  test('that fails says so; taken off meanwhile, it is given up', async () => {
    const app = open({ handlers: [mock(listProducts).fails(503)] });
    app.store.dispatch(allAsked({ query, total: 60 }));
    await app.until(({ notifications }) => notifications.length === 1);
    expect(selectChoosing(app.store.getState())).toBeNull();
    const slow = open({ handlers: [mock(listProducts).delays('infinite')] });
    slow.store.dispatch(allAsked({ query, total: 60 }));
    expect(selectChoosing(slow.store.getState())).toEqual({ done: 0, total: 60 });
    slow.store.dispatch(productsChosen([]));
    expect(selectChoosing(slow.store.getState())).toBeNull();
  });
});
