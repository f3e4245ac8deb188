import { mock } from '@trastienda/api-client/msw';
import { createProduct, getProduct } from '@trastienda/api-client/products';
import type { RequestHandler } from 'msw';
import { expect, test } from 'vitest';
import { draftKey, keepDraft } from '../../shared/form/kept-drafts.ts';
import { selectEmail } from '../../shared/session/selectors.ts';
import { storeChosen } from '../../shared/session/slice.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { renderHook } from '../../testing/render-hook.tsx';
import { createTestApp } from '../../testing/test-app.ts';
import { selectCreation } from './creation.ts';
import { emptyProduct, type ProductFields } from './model/fields.ts';
import { useNewProduct } from './use-new-product.ts';

const service = mock(createProduct);
const made = service.reply(getProduct.example());
const taken = service.fails(409, { statusCode: 409, code: 'sku_taken', message: 'Ya existe: CM-30' });
const comal: Partial<ProductFields> = { name: 'Comal', skus: { '': 'CM-30' } };

/** The page of a new product, opened by a full load: what is in the storage is all that is left of the page before. */
async function open(storage: Storage, ...handlers: RequestHandler[]) {
  const app = createTestApp({ storage, handlers });
  app.store.dispatch(storeChosen('10452'));
  const done: string[] = [];
  const page = await renderHook(app, () =>
    useNewProduct({
      draft: 'crear producto',
      initial: emptyProduct,
      channels: ['SR'],
      onDone: (_, asked) => done.push(asked),
    }),
  );
  const keys = () => app.sent('/product/').map(({ headers }) => headers.get('Idempotency-Key'));
  const phaseIs =
    (phase: ReturnType<typeof selectCreation>['phase']) => (state: Parameters<typeof selectCreation>[0]) =>
      selectCreation(state, keys().at(-1) ?? null).phase === phase;
  return {
    ...page,
    app,
    done,
    keys,
    type: (change: Partial<ProductFields>) => page.doing(({ view }) => view.change(change)),
    until: (phase: Parameters<typeof phaseIs>[0]) => page.doing(() => {}, phaseIs(phase)),
    send: (asked: 'draft' | 'listing', phase: Parameters<typeof phaseIs>[0]) =>
      page.doing((product) => void product.send(asked), phaseIs(phase)),
  };
}

test('refused: it stays as it was typed, nothing goes by itself when it is opened again, and pressed it is another intent', async () => {
  const storage = memoryStorage();
  const page = await open(storage, taken);
  await page.type(comal);
  await page.send('draft', 'refused');
  expect(page.now()).toMatchObject({
    form: comal,
    isBusy: false,
    problem: { text: expect.anything() as string },
  });
  await page.leave();
  const again = await open(storage, made);
  expect(again.now()).toMatchObject({ form: comal, isBusy: false, problem: null });
  expect(again.keys()).toEqual([]);
  await again.send('draft', 'done');
  expect(again.keys()).not.toEqual(page.keys());
  await again.leave();
});

test('cut off: opened again it asks by itself, with the same key, until it is known', async () => {
  const storage = memoryStorage();
  const page = await open(storage, service.disconnects());
  await page.type(comal);
  await page.send('draft', 'unknown');
  expect(page.now().isBusy).toBe(true);
  // Nothing of it may change meanwhile.
  expect((await page.type({ name: 'Otro' })).form.name).toBe('Comal');
  await page.leave();
  const again = await open(storage, made);
  await again.until('done');
  expect(new Set([...page.keys(), ...again.keys()]).size).toBe(1);
  expect(again.done).toEqual(['draft']);
  await again.leave();
});

test('done: nothing of it is kept, and the next one is blank, with a key of its own', async () => {
  const storage = memoryStorage();
  const page = await open(storage, made);
  await page.type(comal);
  await page.send('draft', 'done');
  expect([page.done, storage.length]).toEqual([['draft'], 0]);
  await page.leave();
  const next = await open(storage, made);
  expect(next.now().form).toMatchObject({ name: '', asked: null });
  await next.type(comal);
  await next.send('draft', 'done');
  expect(next.keys()).not.toEqual(page.keys());
  await next.leave();
});

test('as a listing it is another intent than as a draft, and what it lacks is told before anything goes', async () => {
  const page = await open(memoryStorage(), taken);
  await page.type(comal);
  await page.send('draft', 'refused');
  const faults = await page.doing((product) => void product.send('listing'));
  expect(Object.keys(faults.faults)).toContain('price');
  expect(page.keys()).toHaveLength(1);
  await page.leave();
});

test('a draft of the shape of before, where lists were texts, is not read', async () => {
  const storage = memoryStorage();
  const first = await open(storage);
  const key = draftKey(selectEmail(first.app.store.getState()), '10452', 'crear producto');
  await first.leave();
  const form = { ...emptyProduct(), name: 'Comal', photos: '["a.jpg"]', rows: '[]', 'sku/': 'CM-30' };
  keepDraft(storage, key, { form, sent: null }, first.app.clock.now());
  const again = await open(storage);
  expect(again.now()).toMatchObject({ form: emptyProduct(), keptAt: null });
  await again.leave();
});
