import type { CallInput, Product } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import type { createProduct, updateProduct } from '@trastienda/api-client/products';
import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { orderLines } from '../../tables/orders.ts';
import { asking, CASA_LUMBRE, HECTOR } from '../../testing/ask.ts';
import { putPerson } from '../../testing/put-person.ts';
import { acrossStores, useDatabase } from '../../testing/test-database.ts';
import { productSkus, stockMovements } from '../../tables/products.ts';

const db = useDatabase();
const { ask, answer } = asking(() => db.database);
const store = { params: { storeId: CASA_LUMBRE } };
const COLLEAGUE = 'ayudante@casalumbre.example';

type Payload = CallInput<typeof createProduct>['body'];
type Change = CallInput<typeof updateProduct>['body'];

let serial = 0;
let photo = '';
let category = '';
let attributes: Record<string, string> = {};
const sku = (name: string, stock = 4) => ({ sku: name, stock, variation: [], photos: [] });
const whole = (change: Partial<Payload> = {}): Payload => {
  serial += 1;
  return {
    name: 'Florero de barro negro',
    description: 'Hecho a mano en Oaxaca.',
    bullets: [],
    photos: [{ url: photo, order: 1 }],
    category,
    attributes,
    price: 499,
    salePrice: 449,
    dimensions: { height: 30, width: 12, depth: 12, weight: 1.4 },
    shipping_method: 'dropshipping',
    info_by_sku: [sku(`FLO-${serial}`)],
    ...change,
  };
};
const create = async (change: Partial<Payload> = {}) =>
  (await ask(calls.createProduct, { ...store, body: whole(change) })).data;
const read = async (id: string) => (await ask(calls.getProduct, { params: { ...store.params, id } })).data;
const update = (id: string, body: Change, asker: { email?: string } = {}) =>
  answer(calls.updateProduct, { params: { ...store.params, id }, body }, asker);
const saved = async (id: string, body: Change, asker: { email?: string } = {}) => {
  const given = await update(id, body, asker);
  expect(given, JSON.stringify(given.body)).toMatchObject({ status: 200 });
  return (given.body as { data: Product }).data;
};
const faultsOf = (given: { body?: unknown }) =>
  ((given.body as { validationResults?: { field: string; message: string }[] }).validationResults ?? []).map(
    ({ field, message }) => `${field}: ${message}`,
  );
const historyOf = async (id: string) =>
  (await ask(calls.listProductChanges, { params: { ...store.params, id } })).data;

/** The pieces of a product, by its rows and by the sum of its movements. */
const stockOf = (id: string) =>
  acrossStores(db.database, async (tx) => {
    const rows = await tx.select().from(productSkus).where(eq(productSkus.productId, id));
    const moved = await tx
      .select({ sku: stockMovements.foldedSku, pieces: sql<number>`sum(${stockMovements.pieces})::int` })
      .from(stockMovements)
      .where(and(eq(stockMovements.storeId, CASA_LUMBRE), eq(stockMovements.productId, id)))
      .groupBy(stockMovements.foldedSku);
    const sums = Object.fromEntries(
      moved.filter(({ pieces }) => pieces > 0).map((one) => [one.sku, one.pieces]),
    );
    const stock = Object.fromEntries(
      rows.filter((row) => row.stock > 0).map((row) => [row.foldedSku, row.stock]),
    );
    return { sums, stock };
  });

beforeAll(async () => {
  await putPerson(db.database, { username: COLLEAGUE, status: 'activo', storeId: CASA_LUMBRE });
  const { data } = await ask(calls.getProductBySku, { params: { ...store.params, sku: 'VS-6-AZ' } });
  photo = data.photos[0]?.url ?? '';
  ({ category, attributes } = data);
});

describe('a new product', () => {
  it('S3.28 S3.29 S3.30 has photos in order, bullets, its way of shipping, channels and variations as they were sent', async () => {
    const variation = (size: string) => [{ variationName: 'Talla', variation_value: size }];
    const made = await create({
      bullets: ['Hecho a mano', 'Pieza única'],
      photos: [{ url: photo, order: 1 }],
      shipping_method: 'dropshipping',
      sales_channel: {
        CS: { active: true, price: 520, salePrice: 510 },
        SR: { active: true, price: 530, salePrice: 530 },
        SN: { active: false, price: 540, salePrice: 540 },
      },
      info_by_sku: [
        { sku: `TALLA-${serial}-CH`, stock: 2, variation: variation('CH'), photos: [] },
        { sku: `TALLA-${serial}-M`, stock: 0, variation: variation('M'), photos: [{ url: photo, order: 1 }] },
      ],
    });
    expect(await read(made.id)).toMatchObject({
      bullets: ['Hecho a mano', 'Pieza única'],
      photos: [{ url: photo, order: 1 }],
      shipping_method: 'dropshipping',
      sales_channel: {
        CS: { active: true, price: 520, salePrice: 510 },
        SR: { active: true, price: 530 },
        SN: { active: false, price: 540 },
      },
      info_by_sku: [
        { stock: 2, variation: variation('CH'), photos: [] },
        { stock: 0, variation: variation('M'), photos: [{ url: photo, order: 1 }] },
      ],
    });
  });

  it('S7.65 S7.66 is active where it is ready, and is read again as it was written', async () => {
    const made = await create({
      cost: 210,
      universalId: '750-1234567893',
      sales_channel: { SR: { active: true }, CS: { active: false, price: 520, salePrice: 510 } },
    });
    expect(made).toMatchObject({
      status: 'active',
      version: 1,
      cost: 210,
      universalId: '7501234567893',
      sales_channel: {
        SR: { active: true, price: 499, salePrice: 449, status: 'active', blockers: [] },
        CS: { active: false, price: 520, status: 'paused', follows: null },
      },
    });
    expect(await read(made.id)).toEqual(made);
    expect(made.missing).toContain('photos');
    expect(await stockOf(made.id)).toMatchObject({
      sums: { [`flo-${serial}`]: 4 },
      stock: { [`flo-${serial}`]: 4 },
    });
    expect(await historyOf(made.id)).toMatchObject([
      {
        version: 1,
        by: 'Mariana Robles Ibarra',
        source: 'form',
        changes: [{ field: 'status', after: 'active' }],
      },
    ]);
  });

  it('that is not ready for a channel is saved, paused there, and told why', async () => {
    const made = await create({ info_by_sku: [sku('FLO-SIN', 0)], sales_channel: { SR: { active: true } } });
    expect(made).toMatchObject({
      status: 'paused',
      sales_channel: {
        SR: { active: false, status: 'paused', blockers: [{ field: 'stock', message: 'Sin existencias' }] },
      },
    });
  });

  it('as a draft needs a name and one SKU, and becomes a product when it is whole (D263)', async () => {
    const draft = await create({
      ...Object.fromEntries(Object.keys(whole()).map((name) => [name, undefined])),
      draft: true,
      name: 'Vaso',
      info_by_sku: [sku('BORRADOR-1', 0)],
      sales_channel: { SR: { active: true } },
    });
    expect(draft).toMatchObject({ status: 'draft', sales_channel: { SR: { active: false } } });
    const refused = await update(draft.id, { draft: false });
    expect(refused.status).toBe(422);
    expect(faultsOf(refused)).toContain('photos: Sube al menos una foto');
    // A draft is saved with half of its data.
    expect(await saved(draft.id, { price: 99, salePrice: 89 })).toMatchObject({ status: 'draft', price: 99 });
    const published = await saved(draft.id, {
      ...whole(),
      draft: false,
      info_by_sku: [sku('BORRADOR-1', 3)],
      sales_channel: { SR: { active: true } },
    });
    expect(published).toMatchObject({
      status: 'active',
      sales_channel: { SR: { active: true, blockers: [] } },
    });
    expect(faultsOf(await update(draft.id, { draft: true }))).toEqual([
      'draft: Ya no es un borrador: pausa sus canales si no quieres venderlo',
    ]);
  });

  it('has a SKU that no other has, in whatever case (D271)', async () => {
    const made = await create({ name: 'Cafetera italiana', info_by_sku: [sku('CF-IT-6')] });
    const again = () =>
      answer(calls.createProduct, { ...store, body: whole({ info_by_sku: [sku('cf-it-6')] }) });
    expect(await again()).toMatchObject({
      status: 409,
      body: { code: 'sku_taken', message: 'Ya existe: CF-IT-6, Cafetera italiana' },
    });
    const other = await create();
    expect(
      await update(other.id, {
        info_by_sku: [
          ...other.info_by_sku,
          { ...sku('Cf-It-6'), variation: [{ variationName: 'Color', variation_value: 'Rojo' }] },
        ],
      }),
    ).toMatchObject({
      status: 409,
      body: { code: 'sku_taken' },
    });
    // A SKU of its own in another spelling is no duplicate; a deleted product frees its SKUs.
    expect((await saved(made.id, { info_by_sku: [sku('CF-it-6')] })).info_by_sku[0]?.sku).toBe('CF-it-6');
    await ask(calls.deleteProducts, { ...store, body: { ids: [made.id], salesChannels: ['SR'] } });
    expect((await again()).status).toBe(200);
  });

  it('is one, however many make it at once', async () => {
    const body = whole({ info_by_sku: [sku('A-LA-VEZ')] });
    const given = await Promise.all([1, 2, 3, 4].map(() => answer(calls.createProduct, { ...store, body })));
    expect(given.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });

  it.each<[string, Partial<Payload>, string]>([
    ['no name', { name: ' ' }, 'name: Escribe el nombre del producto'],
    [
      '40,000 letters',
      { description: 'x'.repeat(20_001) },
      'description: La descripción lleva 20,000 caracteres como máximo: sobra 1',
    ],
    ['no SKU', { info_by_sku: [sku('')] }, 'info_by_sku.0.sku: Escribe el SKU'],
    ['a SKU twice', { info_by_sku: [sku('CF-9'), sku('cf-9')] }, 'info_by_sku.1.sku: Es igual a CF-9'],
    ['0', { price: 0, salePrice: 0 }, 'price: Escribe un precio mayor que 0'],
    [
      'sale above price',
      { salePrice: 500 },
      'salePrice: El precio de oferta no puede ser mayor que el precio',
    ],
    [
      'a wrong code',
      { universalId: '7501234567890' },
      'universalId: Revisa el código universal: su último dígito no coincide',
    ],
    ['a SAT key of 7', { cartaPorte: '5310160' }, 'cartaPorte: La clave SAT lleva 8 dígitos'],
    ['another unit', { satUnit: 'XYZ' }, 'satUnit: Elige una unidad de la lista'],
    ['a category that is none', { category: 'no-es' }, 'category: Elige una categoría final'],
    [
      '11 photos',
      { photos: Array.from({ length: 11 }, (_, at) => ({ url: `${at}.jpg`, order: at + 1 })) },
      'photos: Sube 10 fotos como máximo',
    ],
    [
      'a photo of nobody',
      { photos: [{ url: `${'a'.repeat(40)}.png`, order: 1 }] },
      'photos: No encontramos una foto. Súbela otra vez',
    ],
    [
      'grams for kilos',
      { dimensions: { height: 30, width: 12, depth: 12, weight: 2100 } },
      'dimensions.weight: El peso es de 500 kg como máximo',
    ],
  ])('with %s is refused, with what to do', async (_, change, fault) => {
    const given = await answer(calls.createProduct, { ...store, body: whole(change) });
    expect(given.status).toBe(422);
    expect(faultsOf(given)).toContain(fault);
  });

  it.each([
    ['a price with three decimals', { price: 12.345 }, 'Usa como máximo dos decimales'],
    [
      'a photo of another site',
      { photos: [{ url: 'https://evil.example/a.jpg', order: 1 }] },
      'Sube la foto otra vez',
    ],
  ])('with %s is refused at the door', async (_, change, message) => {
    const given = await answer(calls.createProduct, { ...store, body: whole(change) });
    expect(given.status).toBe(422);
    expect(faultsOf(given).join()).toContain(message);
  });

  it('keeps what is written as text: markup, formulas, emoji and right-to-left', async () => {
    const name = '<script>alert(1)</script> =HYPERLINK("x") 🛒 مرحبا';
    expect((await create({ name })).name).toBe(name);
  });
});

describe('an edit', () => {
  it('S7.66 changes what it names alone; what says the same is no change', async () => {
    const made = await create({ sales_channel: { SR: { active: true } } });
    const edited = await saved(made.id, { price: 599, version: 1 });
    expect(edited).toMatchObject({ version: 2, price: 599, salePrice: 449, name: made.name });
    // A channel without a price of its own has the product's.
    expect(edited.sales_channel.SR).toMatchObject({ price: 599, active: true });
    expect(await saved(made.id, { price: 599 })).toEqual(edited);
    expect(await historyOf(made.id)).toMatchObject([
      {
        version: 2,
        changes: [
          { field: 'price', before: 499, after: 599 },
          { field: 'sales_channel.SR.price', before: 499, after: 599 },
        ],
      },
      { version: 1 },
    ]);
  });

  it('holds the two prices against each other, whichever of them moves', async () => {
    const draft = await create({ draft: true });
    const below = 'salePrice: El precio de oferta no puede ser mayor que el precio';
    for (const change of [{ price: 448.99 }, { salePrice: 499.01 }]) {
      const refused = await update(draft.id, change);
      expect([refused.status, faultsOf(refused)]).toEqual([422, [below]]);
    }
    // Both at their own bound are one price.
    expect(await saved(draft.id, { price: 449 })).toMatchObject({ price: 449, salePrice: 449 });
  });

  it('lets prices follow by a percentage (D269)', async () => {
    const made = await create({
      sales_channel: { SR: { active: true, follows: { percent: 8, rounding: '90' } } },
    });
    expect(made.sales_channel.SR).toMatchObject({ price: 538.9, salePrice: 484.9 });
    expect((await saved(made.id, { price: 999, salePrice: 899 })).sales_channel.SR).toMatchObject({
      price: 1078.9,
      salePrice: 970.9,
    });
    const typed = await saved(made.id, {
      sales_channel: { SR: { active: true, price: 1000, salePrice: 950 } },
    });
    expect(typed.sales_channel.SR).toMatchObject({ price: 1000, follows: null });
  });

  it('of two people keeps both where they changed different fields, and tells both where it is the same (D262)', async () => {
    const made = await create({ sales_channel: { SR: { active: true } } });
    await saved(made.id, { salePrice: 399, description: 'De Héctor', version: 1 }, { email: COLLEAGUE });
    const mine = await saved(made.id, {
      name: 'Florero grande',
      attributes: { Material: 'Barro' },
      version: 1,
    });
    expect(mine).toMatchObject({
      version: 3,
      name: 'Florero grande',
      salePrice: 399,
      description: 'De Héctor',
    });
    const both = await update(made.id, { salePrice: 379, brand: 'Casa Lumbre', version: 1 });
    expect(both).toMatchObject({
      status: 409,
      body: {
        code: 'changed',
        message: 'Ayudante cambió este campo (Hoy, 12:30). Elige con cuál te quedas',
        data: { conflicts: [{ field: 'salePrice', theirs: 399, by: 'Ayudante' }] },
      },
    });
    // The refused request saved nothing; with her choice, the rest is saved.
    expect((await read(made.id)).brand).toBeNull();
    expect(await saved(made.id, { salePrice: 379, brand: 'Casa Lumbre', version: 3 })).toMatchObject({
      salePrice: 379,
      brand: 'Casa Lumbre',
    });
    // A row of the list has the same version: a price that is typed there is checked against it too.
    const { data } = await ask(calls.listProducts, { ...store, query: { ids: [made.id] } });
    expect(data).toMatchObject([{ id: made.id, version: 4 }]);
    // A person's own saves never conflict, nor does a save without a version.
    await saved(made.id, { salePrice: 369, version: 3 });
    await saved(made.id, { salePrice: 359 }, { email: COLLEAGUE });
  });

  it('loses no photo and no SKU that another one added meanwhile', async () => {
    const made = await create();
    const [first] = made.info_by_sku;
    const variation = (value: string) => [{ variationName: 'Color', variation_value: value }];
    const hers = { ...sku(`${first?.sku}-R`, 2), variation: variation('Rojo') };
    const his = { ...sku(`${first?.sku}-N`, 3), variation: variation('Negro') };
    await saved(made.id, { info_by_sku: [...made.info_by_sku, his], version: 1 }, { email: COLLEAGUE });
    const both = await saved(made.id, { info_by_sku: [...made.info_by_sku, hers], version: 1 });
    expect(both.info_by_sku.map((row) => row.sku)).toEqual([first?.sku, hers.sku, his.sku]);
    const { sums, stock } = await stockOf(made.id);
    expect(sums).toEqual(stock);
  });

  it('at the same moment is merged too: every field of six saves is there', async () => {
    const made = await create();
    const fields: Change[] = [
      { name: 'Florero A' },
      { description: 'B' },
      { brand: 'C' },
      { price: 700 },
      { cartaPorte: '52152100' },
      { satUnit: 'PR' },
    ];
    const given = await Promise.all(
      fields.map((body, at) => update(made.id, { ...body, version: 1 }, at % 2 ? { email: COLLEAGUE } : {})),
    );
    expect(given.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await read(made.id)).toMatchObject({ ...Object.assign({}, ...fields), version: 7 });
  });

  it('that would stop a channel is refused with the way out, and that one is taken (D265)', async () => {
    const made = await create({ sales_channel: { SR: { active: true }, CS: { active: true } } });
    const refused = await update(made.id, { photos: [] });
    expect(refused).toMatchObject({
      status: 422,
      body: {
        code: 'channel_stops',
        message: 'Así ya no se vendería en Sears y Claroshop. Usa «Pausar en Sears y Claroshop y guardar»',
        data: { channels: ['SR', 'CS'] },
      },
    });
    expect(faultsOf(refused)).toEqual(['photos: Le falta una foto para venderse en Sears']);
    const paused = await saved(made.id, {
      photos: [],
      sales_channel: { SR: { active: false }, CS: { active: false } },
    });
    expect(paused).toMatchObject({ status: 'paused', photos: [] });
    expect(paused.sales_channel.SR?.blockers).toEqual([{ field: 'photos', message: 'Le falta una foto' }]);
    // The stock runs out by itself, and prevents no save.
    const other = await create({ sales_channel: { SR: { active: true } } });
    const sold = await saved(other.id, {
      info_by_sku: other.info_by_sku.map((row) => ({ ...row, stock: 0 })),
    });
    expect(sold).toMatchObject({ status: 'active', sales_channel: { SR: { active: true } } });
  });

  it('does not take away a SKU that orders wait for (D267)', async () => {
    const [line] = await acrossStores(db.database, (tx) =>
      tx
        .select()
        .from(orderLines)
        .where(and(eq(orderLines.storeId, CASA_LUMBRE), eq(orderLines.statusId, 1)))
        .limit(1),
    );
    const { data } = await ask(calls.getProductBySku, { params: { ...store.params, sku: line?.sku ?? '' } });
    const left = data.info_by_sku.filter((row) => row.sku !== line?.sku);
    const given = await update(data.id, {
      info_by_sku: [
        ...left,
        { ...sku('OTRO-SKU'), variation: [{ variationName: 'Color', variation_value: 'Otro' }] },
      ],
    });
    expect(given).toMatchObject({ status: 409, body: { code: 'pending_orders' } });
    expect((given.body as { message: string }).message).toMatch(
      /^No puedes quitar .+: lo esperan? (un|\d+) pedidos? por preparar$/u,
    );
    const gone = await ask(calls.deleteProducts, {
      ...store,
      body: { ids: [data.id], salesChannels: ['SR', 'SN', 'CS'] },
    });
    expect(gone.data.failed[0]?.message).toMatch(
      /^No se elimina: lo esperan? (un|\d+) pedidos? por preparar$/u,
    );
  });

  it('of a product of another merchant, or of none, is 404', async () => {
    expect((await update('p-nadie', { name: 'x' })).status).toBe(404);
    const made = await create();
    const given = await answer(
      calls.updateProduct,
      { params: { storeId: '20817', id: made.id }, body: { name: 'x' } },
      { storeId: '20817', email: HECTOR },
    );
    expect(given.status).toBe(404);
  });
});

describe('deleting (calls.md 25.4)', () => {
  const remove = (ids: string[], salesChannels: ('SR' | 'SN' | 'CS')[]) =>
    ask(calls.deleteProducts, { ...store, body: { ids, salesChannels } });

  it('S7.69 takes a product off the channels that are named, and away when none is left', async () => {
    const { id } = await create({ sales_channel: { SR: { active: true }, CS: { active: true } } });
    expect(await remove([id, id, 'p-nadie'], ['CS'])).toMatchObject({
      success: false,
      message: 'Se eliminaron 1 de 2',
      data: { ok: [id], failed: [{ id: 'p-nadie', message: 'Este producto ya no existe' }] },
    });
    expect(await read(id)).toMatchObject({ status: 'active', version: 2 });
    expect(Object.keys((await read(id)).sales_channel)).toEqual(['SR']);
    await remove([id], ['SR']);
    const params = { ...store.params, id };
    expect((await answer(calls.getProduct, { params })).status).toBe(404);
    expect((await historyOf(id))[0]).toMatchObject({
      version: 3,
      changes: [{ field: 'status', after: 'deleted' }],
    });
    expect(await stockOf(id)).toEqual({ sums: {}, stock: {} });
    expect((await remove([id], ['SR'])).data.failed).toHaveLength(1);
  });

  it('is of 1,000 at most', async () => {
    const body = { ids: Array.from({ length: 1001 }, (_, at) => `p-${at}`), salesChannels: ['SR' as const] };
    const given = await answer(calls.deleteProducts, { ...store, body });
    expect(given.status).toBe(422);
    expect(faultsOf(given).join()).toContain('Elige 1,000 productos como máximo');
  });
});

describe('what is asked of products', () => {
  it('S7.71 a universal id is told by its 14 digits', async () => {
    const { id } = await create({ universalId: '036000291452' });
    const check = (universalId: string, productId: string | null = null) =>
      ask(calls.checkUniversalId, { ...store, body: { universalId, productId } });
    expect(await check('0036000291452')).toEqual({ exists: true, valid: true });
    expect(await check('036000291452', id)).toEqual({ exists: false, valid: true });
    expect(await check('036000291453')).toEqual({ exists: false, valid: false });
    expect(await check('x')).toEqual({ exists: false, valid: false });
  });

  it('S7.72 its category, changed by itself, has the name of the tree, and keeps what the old one asked', async () => {
    const made = await create({ sales_channel: { SR: { active: true } } });
    const change = (to: string) =>
      answer(calls.updateProductCategory, {
        params: { ...store.params, id: made.id },
        body: { category: to, category_name: 'Como sea' },
      });
    const fault = 'category: Elige una categoría final';
    expect(faultsOf(await change('nada'))).toEqual([fault]);
    const [top] = (await ask(calls.listCategories, { query: {} })).data;
    expect(faultsOf(await change(top?.id ?? ''))).toEqual([fault]);
    const parent = category.replace(/-\d+$/u, '');
    const { data } = await ask(calls.listCategories, { query: { parent } });
    const other = data.find(({ id }) => id !== category);
    const moved = await change(other?.id ?? '');
    expect(moved, JSON.stringify(moved.body)).toMatchObject({
      status: 200,
      body: { data: { category: other?.id, category_name: other?.name, attributes, version: 2 } },
    });
  });
});

describe('the hosted shop (SP)', () => {
  const get = (IDProduct: string) => answer(calls.getHostedShopProduct, { ...store, query: { IDProduct } });
  const body = { name: 'Vasos', price: 850, sku: 'VS-6-AZ', stock: 9, active: false };

  it('S7.74 S7.73 has some of the products, and each is edited there', async () => {
    const { data } = await ask(calls.getProductBySku, { params: { ...store.params, sku: 'VS-6-AZ' } });
    const given = await get(data.id);
    expect(given).toMatchObject({ status: 200, body: { data: { IDProduct: data.id, sku: 'VS-6-AZ' } } });
    const { shop_id: shopId } = (given.body as { data: { shop_id: string } }).data;
    const edit = (change: object, shop = shopId) =>
      answer(calls.editHostedShopProduct, {
        params: { shopId: shop },
        body: { ...body, IDProduct: data.id, shop_id: shop, ...change },
      });
    expect(await edit({})).toMatchObject({
      status: 200,
      body: { data: { price: 850, stock: 9, active: false } },
    });
    expect((await get(data.id)).body).toMatchObject({ data: { name: 'Vasos', price: 850 } });
    expect((await edit({}, 'otra-tienda')).status).toBe(404);
    expect(faultsOf(await edit({ name: ' ', price: 0 }))).toEqual([
      'name: Escribe un nombre de hasta 255 caracteres',
      'price: Escribe un precio mayor que 0, de hasta $9,999,999.99',
    ]);
    expect((await get('p-nadie')).status).toBe(404);
  });
});
