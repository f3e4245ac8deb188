import { fail } from '@trastienda/api-client';
import { mock } from '@trastienda/api-client/msw';
import { createProduct, getProduct } from '@trastienda/api-client/products';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { asSent, draftKey, keepDraft, keptDraft } from '../../shared/form/kept-drafts.ts';
import { storeChosen } from '../../shared/session/slice.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { creationFeature, creationRequested, selectCreation } from './creation.ts';
import { emptyProduct, type ProductFields } from './model/fields.ts';
import { fieldsOfProduct } from './model/of-product.ts';
import { creationOf } from './model/payload.ts';
import { withOptions } from './model/variations.ts';

const person = draftKey('mariana@example.com', '10452', 'crear producto');
const now = Date.parse('2025-11-25T15:42:00.000Z');

/** A small generator of numbers that is the same in every run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** What a merchant may type next, in any order. */
function typed(fields: ProductFields, next: (below: number) => number): Partial<ProductFields> {
  const word = `texto ${next(1000)} «ñ» 🛒\n`;
  const changes: readonly (() => Partial<ProductFields>)[] = [
    () => ({ name: fields.name + word }),
    () => ({ description: fields.description + word }),
    () => ({ bullets: [...fields.bullets, '', word] }),
    () => ({ price: next(2) === 0 ? null : ((next(1_000_000) + 1) as ProductFields['price']) }),
    () => ({ weight: next(2) === 0 ? null : next(5000) / 100 }),
    () => ({ photos: [`/upload/files/${next(100)}.jpg`, `/upload/files/${next(100)}b.jpg`] }),
    () => ({ attributes: { ...fields.attributes, [`Material ${next(5)}`]: word } }),
    () => ({ active: { ...fields.active, SR: next(2) === 0 } }),
    () => withOptions(fields, [{ name: 'Talla', values: ['CH', 'M', 'G'].slice(0, next(4)) }]).change,
    () => ({ stocks: { ...fields.stocks, [['', 'CH', 'M'][next(3)] ?? '']: String(next(99)) } }),
  ];
  return changes[next(changes.length)]?.() ?? {};
}

/** What a form holds, each entry of a record by itself. */
const heldBy = (form: ProductFields): ReadonlyMap<string, unknown> =>
  new Map(
    Object.entries(form).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.entries(value).map(([key, entry]): [string, unknown] => [`${name}.${key}`, entry])
        : [[name, value]],
    ),
  );

describe('a product that is being made', () => {
  test('is whole after each of 50 interruptions', () => {
    const next = numbers(20_251_125);
    const storage = memoryStorage();
    let form = emptyProduct();
    let lost = 0;
    for (let interruption = 0; interruption < 50; interruption += 1) {
      for (let keys = next(12) + 1; keys > 0; keys -= 1) {
        form = Object.assign({}, form, typed(form, next));
        keepDraft(storage, person, { form, sent: null }, now + interruption);
      }
      // The page goes, whatever took it: what is there again has to be what was typed.
      const again = keptDraft(storage, person, emptyProduct(), now + interruption).form;
      const held = heldBy(again);
      lost += [...heldBy(form)].filter(([name, value]) => !isDeepStrictEqual(held.get(name), value)).length;
      form = again;
    }
    expect(lost).toBe(0);
    expect(heldBy(form).size).toBeGreaterThan(30);
  });

  test('is made once, however often the line breaks and the page is opened anew', async () => {
    const next = numbers(7);
    for (let run = 0; run < 20; run += 1) {
      const storage = memoryStorage();
      const form = { ...emptyProduct(), name: `Comal ${run}`, skus: { '': 'CM-30' } };
      const { sent } = asSent({ form, sent: null }, form, now);
      keepDraft(storage, person, { form, sent }, now);
      const keys = new Set<string | null>();
      const tries = next(4);
      for (let page = 0; page <= tries; page += 1) {
        // The answer of every page but the last one is lost with it.
        const app = createTestApp({
          storage,
          handlers: [
            page < tries
              ? mock(createProduct).disconnects()
              : mock(createProduct).reply(getProduct.example()),
          ],
        });
        app.store.dispatch(storeChosen('10452'));
        app.store.startFeature(creationFeature);
        const kept = keptDraft(storage, person, emptyProduct(), now);
        const body = creationOf(kept.form, true, ['SR']);
        const key = kept.sent?.key ?? '';
        app.store.dispatch(creationRequested({ key, body, isRepeat: page > 0 }));
        const phase = page < tries ? 'unknown' : 'done';
        await app.until((state) => {
          const creation = selectCreation(state, key);
          return creation.phase === phase && !('isAsking' in creation && creation.isAsking);
        });
        for (const request of app.sent('/product/')) keys.add(request.headers.get('Idempotency-Key'));
      }
      expect([...keys]).toEqual([sent.key]);
    }
  });

  test('pressed twice it is asked for once, and a refusal is told', async () => {
    let asked = 0;
    const app = createTestApp({
      request: async (call) => {
        if (call.id !== 'createProduct') return fail({ kind: 'input', message: '' });
        asked += 1;
        return fail({ kind: 'http', status: 409, code: 'sku_taken', message: 'Ya existe: CF-IT-6' });
      },
    });
    app.store.startFeature(creationFeature);
    const request = creationRequested({
      key: 'una',
      body: creationOf(emptyProduct(), true, ['SR']),
      isRepeat: false,
    });
    app.store.dispatch(request);
    app.store.dispatch(request);
    await app.until((state) => selectCreation(state, 'una').phase === 'refused');
    expect(asked).toBe(1);
  });
});

describe('what is sent of a product (S3.28 to S3.30)', () => {
  const fields = fieldsOfProduct(getProduct.example().data);

  test('photos in order, bullets one a line, SKUs with their variation, offers of the store’s channels', () => {
    const two = {
      ...fields,
      photos: ['/upload/files/b.jpg', '/upload/files/a.jpg'],
      bullets: ['Uno', '', ' Dos '],
    };
    const body = creationOf(two, false, ['CS']);
    expect(body.photos).toEqual([
      { url: '/upload/files/b.jpg', order: 1 },
      { url: '/upload/files/a.jpg', order: 2 },
    ]);
    expect(body.bullets).toEqual(['Uno', 'Dos']);
    expect(body.info_by_sku[0]).toMatchObject({ sku: 'VS-6-AZ', stock: 14 });
    expect(Object.keys(body.sales_channel ?? {})).toEqual(['CS']);
    expect(createProduct.body?.safeParse(body).success).toBe(true);
  });

  test('another value of an option keeps what the others have', () => {
    const form = { ...emptyProduct(), skus: { '': 'CAM' } };
    const one = { ...form, ...withOptions(form, [{ name: 'Talla', values: ['CH', 'M'] }]).change };
    const own = {
      ...one,
      skus: { ...one.skus, M: 'CAM-MEDIANA' },
      stocks: { ...one.stocks, M: '7' },
    };
    const more = { ...own, ...withOptions(own, [{ name: 'Talla', values: ['CH', 'M', 'G'] }]).change };
    const body = creationOf(more, true, []);
    expect(body.info_by_sku.map(({ sku, stock }) => [sku, stock])).toEqual([
      ['CAM-CH', 0],
      ['CAM-MEDIANA', 7],
      ['CAM-G', 0],
    ]);
  });
});
