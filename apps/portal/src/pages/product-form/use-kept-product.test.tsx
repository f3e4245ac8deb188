import { getProduct } from '@trastienda/api-client/products';
import { expect, test } from 'vitest';
import { storeChosen } from '../../shared/session/slice.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { renderHook } from '../../testing/render-hook.tsx';
import { createTestApp } from '../../testing/test-app.ts';
import { useFieldOf } from './form-view.ts';
import { useKeptProduct } from './use-kept-product.ts';

const product = getProduct.example().data;

/** The page of a stored product, and how often it was drawn. */
async function open(storage: Storage, reads: 'nothing' | 'rows' | 'name') {
  const app = createTestApp({ storage });
  app.store.dispatch(storeChosen('10452'));
  let drawn = 0;
  const page = await renderHook(app, () => {
    drawn += 1;
    const { form } = useKeptProduct(product);
    return { form, read: useFieldOf(form, reads === 'nothing' ? 'cost' : reads) };
  });
  return { page, drawn: () => drawn };
}

test('a key into one field draws who reads that field, and neither the page nor the table of variations', async () => {
  for (const [reads, times] of [
    ['nothing', 0],
    ['rows', 0],
    ['name', 1],
  ] as const) {
    const { page, drawn } = await open(memoryStorage(), reads);
    const before = drawn();
    const { form } = await page.doing((it) => it.form.change({ name: 'Vasos' }));
    expect(form.view.get().fields.name).toBe('Vasos');
    expect([reads, drawn() - before]).toEqual([reads, times]);
    await page.leave();
  }
});

test('two keys of one moment are both kept, and are there again after a reload', async () => {
  const storage = memoryStorage();
  const { page } = await open(storage, 'name');
  await page.doing(async ({ form }) => {
    form.change({ name: 'Vasos' });
    form.change(({ name }) => ({ name: `${name} azules`, description: 'Soplados' }));
    // The draft is kept after the frame.
    await new Promise((done) => setTimeout(done, 20));
  });
  await page.leave();
  const again = (await open(storage, 'name')).page;
  expect(again.now().form.view.get().fields).toMatchObject({
    name: 'Vasos azules',
    description: 'Soplados',
  });
  await again.leave();
});
