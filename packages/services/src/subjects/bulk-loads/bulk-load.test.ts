import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { deflateRawSync } from 'node:zlib';
import type { BulkLoadLog } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import { exportColumns } from '@trastienda/domain/bulk';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { bulkLoads, csvFile } from '../../testing/bulk-loads.ts';
import { asking, CASA_LUMBRE, MARIANA } from '../../testing/ask.ts';
import { createFileReader } from '../../core/reading/file-reader.ts';
import { NOW } from '../../testing/now.ts';
import { pngOf } from '../../testing/put-onboarding.ts';
import { acrossStores, useDatabase } from '../../testing/test-database.ts';
import { zipOf } from '../../testing/zip.ts';
import { createFiles } from '../files/create-files.ts';
import { CHUNK } from './start-load.ts';
import { workbookOf } from './workbook.ts';

const db = useDatabase();
let now = NOW;
const { ask, answer, load, see, start, work, undo, bySku, faults, failures } = bulkLoads(
  () => db.database,
  () => now,
);
const params = { storeId: CASA_LUMBRE };

const outcomesOf = ({ log }: BulkLoadLog) => log.map(({ row, outcome }) => [row, outcome]);
const partitionOf = ({ created, updated, unchanged, failed }: BulkLoadLog) => ({
  created,
  updated,
  unchanged,
  failed,
});
const statusOf = async (sku: string) =>
  (await answer(calls.getProductBySku, { params: { ...params, sku } })).status;
/** All of a product but its version and time, which an undo moves too. */
const kept = async (sku: string) => ({ ...(await bySku(sku)), version: 0, fecha_modificacion: '' });

describe('a bulk load (S7.75, S4.36) and its log (S7.76)', () => {
  it('answers at once, is worked row by row, and says what became of each', async () => {
    const file = csvFile(
      'SKU,Nombre,Precio,Existencias\nVS-6-AZ,,1019.00,\nNV-1,Vaso nuevo,99,4\nLM-TAL-01,,,\nNV-2,,12,x\n',
      'mis productos.csv',
    );
    const waiting = await start(file);
    expect(waiting).toMatchObject({
      type: 'alta',
      status: 'pendiente',
      fileName: 'mis productos.csv',
      total: 4,
      processed: 0,
      undoUntil: null,
    });
    await work(waiting.id);
    const log = await see(waiting.id);
    expect(log).toMatchObject({
      status: 'terminado_con_errores',
      processed: 4,
      created: 1,
      updated: 1,
      unchanged: 1,
      failed: 1,
      by: 'Mariana Robles Ibarra',
    });
    expect(outcomesOf(log)).toEqual([
      [2, 'updated'],
      [3, 'created'],
      [4, 'unchanged'],
      [5, 'failed'],
    ]);
    expect(log.log[0]?.changes).toContainEqual(expect.objectContaining({ field: 'price', after: 1019 }));
    expect(log.log[1]).toMatchObject({
      level: 'info',
      message: 'Se guarda como borrador: Elige una categoría',
    });
    expect(log.log[3]).toMatchObject({
      field: 'stock',
      value: 'x',
      code: 'not_a_number',
      message: 'Escribe un número',
      values: { sku: 'NV-2', price: '12', stock: 'x' },
    });
    expect(log.causes).toEqual([
      { code: 'not_a_number', field: 'stock', message: 'Escribe un número', rows: 1 },
    ]);
    expect(await bySku('NV-1')).toMatchObject({
      name: 'Vaso nuevo',
      price: 99,
      salePrice: 99,
      status: 'draft',
    });
    expect(outcomesOf(await see(waiting.id, { outcome: 'failed' }))).toEqual([[5, 'failed']]);
    expect(outcomesOf(await see(waiting.id, { page: 2, pageSize: 3 }))).toEqual([[5, 'failed']]);
    expect((await ask(calls.listBulkLoads, { params, query: { type: 'alta' } })).data[0]?.id).toBe(
      waiting.id,
    );
    const { id } = await bySku('VS-6-AZ');
    const [last] = (await ask(calls.listProductChanges, { params: { ...params, id }, query: {} })).data;
    expect(last).toMatchObject({ source: 'carga', loadId: waiting.id });
  });

  it('a rise in price is a rise in what the buyer pays, in the review and after; where it is not, it says so', async () => {
    await load('SKU,Nombre,Precio,Existencias\nRISE-1,Mesa de centro,689,3\nRISE-2,Mesa lateral,689,3');
    const { file } = await answer(calls.downloadBulkLoadTemplate, {
      params: { ...params, categoryId: 'todas' },
      query: { type: 'edicion', format: 'csv', name: 'Mesa ' },
    });
    const [heads = '', ...rows] = new TextDecoder().decode(file?.bytes).split('\r\n');
    const at = heads.split(',').indexOf('Precio');
    const raised = rows
      .filter((row) => row.includes('RISE-1'))
      .map((row) =>
        row
          .split(',')
          .map((cell, place) => (place === at ? '723.45' : cell))
          .join(','),
      );
    const csv = [heads, ...raised].join('\n');
    for (const dryRun of [true, false]) {
      const { log } = await load(csv, { type: 'edicion', dryRun });
      expect(log[0]?.changes?.map(({ field, after }) => [field, after])).toEqual([
        ['price', 723.45],
        ['salePrice', 723.45],
      ]);
      expect(log[0]?.notes).toEqual([]);
    }
    expect(await bySku('RISE-1')).toMatchObject({ price: 723.45, salePrice: 723.45 });
    // A merchant's own file with both prices is not changed without a note.
    const both = await load('SKU,Precio,Precio de oferta\nRISE-2,723.45,689', {
      type: 'edicion',
      dryRun: true,
    });
    expect(both.log[0]?.notes).toMatchObject([
      { level: 'info', message: 'Queda en oferta: quien compra sigue pagando $689.00' },
    ]);

    // A price that falls much is found by its code, and a channel that follows is written as its rule.
    const fallen = await load('SKU,Precio\nRISE-1,72.34\nRISE-2,700', { type: 'edicion', dryRun: true });
    const doubted = await ask(calls.getBulkLoadLog, {
      params: { ...params, id: fallen.id },
      query: { code: 'doubtful_price' },
    });
    expect(doubted.log.map(({ sku, outcome, message }) => [sku, outcome, message])).toEqual([
      ['RISE-1', 'updated', 'Baja de $723.45 a $72.34: revisa que así sea'],
    ]);
    expect(doubted.causes).toEqual([]);
    await load('SKU,Precio en Sears\nRISE-1,+8 % .90', { type: 'edicion' });
    expect((await bySku('RISE-1')).sales_channel.SR).toMatchObject({
      salePrice: 780.9,
      follows: { percent: 8, rounding: '90' },
    });
  });

  it('says what each column was taken for, which are left out and why, and takes what she chooses instead', async () => {
    const csv = 'SKU,Nombre,Precio sin IVA,Costo de envío,Lo que cobro\nCOL-1,Charola,86.21,50,120';
    const first = await load(csv, { dryRun: true });
    const unknown = 'No la conocemos: elige qué es, o se queda fuera';
    expect(first.columns).toEqual([
      { head: 'SKU', key: 'sku', note: null, sample: 'COL-1' },
      { head: 'Nombre', key: 'name', note: null, sample: 'Charola' },
      {
        head: 'Precio sin IVA',
        key: null,
        note: 'súmale 16 % y ponlo en «Precio»',
        sample: '86.21',
      },
      { head: 'Costo de envío', key: null, note: unknown, sample: '50' },
      { head: 'Lo que cobro', key: null, note: unknown, sample: '120' },
    ]);
    const columns = ['sku', 'name', '-', '-', 'price'];
    const chosen = await load(csv, { dryRun: true, columns });
    expect(chosen.columns?.map(({ key }) => key)).toEqual(['sku', 'name', null, null, 'price']);
    expect(chosen.log[0]?.values).toEqual({ sku: 'COL-1', name: 'Charola', price: '120' });
    const twice = await answer(calls.createBulkLoad, {
      params,
      body: {
        file: csvFile(csv),
        type: 'alta',
        salesChannels: [],
        dryRun: true,
        columns: ['sku', 'price', '-', '-', 'price'],
      },
    });
    expect(twice).toMatchObject({
      status: 422,
      body: { message: 'Elegiste dos columnas para lo mismo: deja solo una, «Nombre» o la otra' },
    });
  });

  it('tells the columns of a file in which nobody knows the SKU, and reads the one that she chooses (D470)', async () => {
    const csv = 'Clave de almacén,Nombre,Precio\nCOL-1,Charola,120';
    const body = { file: csvFile(csv), type: 'alta', salesChannels: [], dryRun: true };
    const refused = await answer(calls.createBulkLoad, { params, body });
    expect(refused).toMatchObject({
      status: 422,
      body: {
        code: 'no_sku',
        message: 'No vemos cuál columna es el SKU: elígela',
        data: {
          columns: [
            {
              head: 'Clave de almacén',
              key: null,
              note: 'No la conocemos: elige qué es, o se queda fuera',
              sample: 'COL-1',
            },
            { head: 'Nombre', key: 'name', note: null, sample: 'Charola' },
            { head: 'Precio', key: 'price', note: null, sample: '120' },
          ],
        },
      },
    });
    const chosen = await load(csv, { dryRun: true, columns: ['sku', 'name', 'price'] });
    expect(chosen.log[0]?.values).toEqual({ sku: 'COL-1', name: 'Charola', price: '120' });
  });

  it('asks how one word is read where nothing else tells the encoding, and reads it so (D474)', async () => {
    const bytes = Uint8Array.from([...'SKU,Nombre\nCOL-3,Jarr\u0097n'].map((char) => char.charCodeAt(0)));
    const body = { file: new File([bytes], 'mac.csv'), type: 'alta', salesChannels: [], dryRun: true };
    const asked = await answer(calls.createBulkLoad, { params, body });
    expect(asked).toMatchObject({
      status: 422,
      body: {
        code: 'encoding',
        data: {
          readings: [
            { encoding: 'macintosh', sample: 'Jarrón' },
            { encoding: 'ibm850', sample: 'Jarrùn' },
            { encoding: 'windows-1252', sample: 'Jarr—n' },
          ],
        },
      },
    });
    const taken = await answer(calls.createBulkLoad, { params, body: { ...body, encoding: 'macintosh' } });
    expect(taken.status).toBe(200);
    const { id } = taken.body as { id: string };
    await work(id);
    expect((await see(id)).log[0]?.values).toEqual({ sku: 'COL-3', name: 'Jarrón' });
  });

  it('says where in the file it found the heads (D471)', async () => {
    const told = await load('Lista de noviembre\n\nSKU,Nombre\nCOL-2,Charola', { dryRun: true });
    expect(told.fileNotes).toEqual([
      'Los nombres de tus columnas están en la fila 3: lo de arriba no se usa',
    ]);
    expect(told.log.map(({ row, sku }) => [row, sku])).toEqual([[4, 'COL-2']]);
  });

  it('binds the rows of a product, and a row that fails takes no other with it (D364)', async () => {
    const rows = [
      'SKU,SKU padre,Nombre,Categoría,Precio,Variación 1,Valor 1,Existencias,Canales',
      'BL-CH,BL,Blusa,,300,Talla,CH,3,',
      'BL-M,BL,,,350,,M,4,',
      'BL-G,BL,,,,,G,-1,',
      'BL-XG,BL,,,,,XG,2,',
    ];
    const log = await load(rows.join('\n'));
    expect(log.log.map(({ sku, outcome, message }) => [sku, outcome, message])).toEqual([
      ['BL-CH', 'created', 'Se guarda como borrador: Elige una categoría'],
      ['BL-M', 'failed', 'Es de todo el producto, y la fila 2 dice «300»'],
      ['BL-G', 'failed', 'Escribe 0 o más'],
      ['BL-XG', 'created', 'Se creó'],
    ]);
    const product = await bySku('BL-XG');
    expect(product.info_by_sku.map(({ sku, variation }) => [sku, variation[0]?.variationName])).toEqual([
      ['BL-CH', 'Talla'],
      ['BL-XG', 'Talla'],
    ]);
    // The corrected rows are a load of their own (D362).
    const mended = await load(
      'Fila,SKU,SKU padre,Precio,Valor 1,Existencias\n3,BL-M,BL,300,M,4\n4,BL-G,BL,,G,1',
      {
        retryOf: log.id,
      },
    );
    expect(mended).toMatchObject({ retryOf: log.id, created: 2, failed: 0 });
    expect(outcomesOf(mended)).toEqual([
      [3, 'created'],
      [4, 'created'],
    ]);
    expect((await bySku('BL-CH')).info_by_sku).toHaveLength(4);
  });

  it('takes the last photo of those that were sent under one name, and the one whose address is given', async () => {
    let sent = 0;
    const files = createFiles({ database: db.database, clock: () => new Date(NOW.getTime() + sent) });
    const photo = async (shade: number, name = 'florero.png') => {
      sent += 1;
      const bytes = new Uint8Array(pngOf(2, [[shade, 0, 0, 0, shade, 0]]));
      const file = { bytes, name, kind: 'product', storeId: CASA_LUMBRE } as const;
      return (await files.save(file, { email: MARIANA, requestId: 'r' })).key;
    };
    const photosAfter = async (named: string) => {
      await load(`SKU,Fotos\nLM-TAL-01,${named}`, { type: 'edicion' });
      return (await bySku('LM-TAL-01')).photos.map(({ url }) => url.split('/').at(-1));
    };
    const [first, second] = [await photo(1), await photo(2)];
    expect(await photosAfter('florero.png')).toEqual([second]);
    expect(await photosAfter(`/upload/files/${first}`)).toEqual([first]);
    // The same letters in two spellings of Unicode match, and so does a name in a folder; another site's
    // address does not.
    const third = await photo(3, 'FT Camión ñandú.png');
    expect(await photosAfter('FT Camión ñandú.png'.normalize('NFD'))).toEqual([third]);
    expect(await photosAfter('florero.png')).toEqual([second]);
    expect(await photosAfter('https://otra.example/FT Camión ñandú.png')).toEqual([second]);
  });

  it('of type edicion makes no product, and names the SKU that was meant', async () => {
    const log = await load('SKU,Precio\nVS-6-AX,10\nLM-TAL-01,1490', { type: 'edicion' });
    expect(log.log[0]).toMatchObject({
      outcome: 'failed',
      message: 'No existe VS-6-AX',
      suggestion: 'VS-6-AZ',
    });
    expect(log).toMatchObject({ updated: 1, failed: 1 });
  });

  it('says what a product cannot be: of its category, its channels, or of what another person changed since', async () => {
    const { version = 1, brand } = await bySku('HM-CAM-MT');
    const { id } = await bySku('HM-CAM-MT');
    await ask(
      calls.updateProduct,
      { params: { ...params, id }, body: { brand: 'Hilos' } },
      { email: 'lucia.mena@casalumbre.example' },
    );
    const log = await load(
      `SKU,Categoría,Canales,Marca,Precio,Control\nA-1,Cristalerya,,,10,\nA-2,,Mercado Libre,,10,\nHM-CAM-MT,,,Otra,,v${version}\nCB-LAN-QN,,,,99999999,`,
    );
    expect(log.log.map(({ sku, field, message, suggestion }) => [sku, field, message, suggestion])).toEqual([
      ['A-1', 'category', 'No encontramos «Cristalerya»', expect.anything()],
      ['A-2', 'channels', 'En Mercado Libre se activa desde el canal', null],
      ['HM-CAM-MT', 'brand', 'Lucía Mena Ortega lo cambió después de tu archivo: Hilos', 'Hilos'],
      ['CB-LAN-QN', 'price', 'Escribe un precio de hasta $9,999,999.99', null],
    ]);
    expect(brand).not.toBe('Otra');
  });

  it('of a SKU that another load has made meanwhile fails that row alone', async () => {
    const [first, second] = await Promise.all([
      start(csvFile('SKU,Nombre\nTW-1,Primero')),
      start(csvFile('SKU,Nombre\nTW-0,Antes\nTW-1,Segundo\nTW-2,Otro')),
    ]);
    await work(first.id);
    await work(second.id);
    expect((await see(second.id)).log.map(({ sku, outcome, message }) => [sku, outcome, message])).toEqual([
      ['TW-0', 'created', 'Se guarda como borrador: Elige una categoría'],
      ['TW-1', 'failed', 'Ya existe: TW-1, Primero'],
      ['TW-2', 'created', 'Se guarda como borrador: Elige una categoría'],
    ]);
    expect((await bySku('TW-0')).version).toBe(1);
  });

  it('one key five times is one load, and two files under one key are refused', async () => {
    const key = randomUUID();
    const body = (text: string) => ({ file: csvFile(text), type: 'alta', salesChannels: [], dryRun: true });
    const five = await Promise.all(
      Array.from({ length: 5 }, () =>
        answer(calls.createBulkLoad, { params, body: body('SKU\nVS-6-AZ') }, { key }),
      ),
    );
    const done = five.filter(({ status }) => status === 200);
    expect(new Set(done.map(({ body }) => (body as { id: string }).id)).size).toBe(1);
    expect(five.filter(({ status }) => status !== 200).every(({ status }) => status === 409)).toBe(true);
    const again = await answer(calls.createBulkLoad, { params, body: body('SKU\nVS-6-AZ') }, { key });
    expect(again).toEqual(done[0]);
    const other = await answer(calls.createBulkLoad, { params, body: body('SKU\nLM-TAL-01') }, { key });
    expect(other).toMatchObject({ status: 409, body: { code: 'key_reused' } });
  });
});

describe('the undo of a load whose rows were mended', () => {
  const bare = async (sku: string) => ({ ...(await bySku(sku)), version: 0, fecha_modificacion: '' });

  it('takes back all of it, the mended rows first, and nothing of it is in the list any more but once', async () => {
    const skus = ['CJ-OTM-45', 'VL-CRI-SET', 'EP-LAT-60'];
    const before = await Promise.all(skus.map(bare));
    const csv = [
      'SKU,SKU padre,Nombre,Precio,Variación 1,Valor 1,Existencias',
      'CJ-OTM-45,,,,,,9',
      'VL-CRI-SET,,,doce,,,7',
      'FAM-1,FAM,Jarra,300,Talla,CH,3',
      'FAM-2,FAM,,,,M,muchas',
    ].join('\n');
    const first = await load(csv);
    expect(partitionOf(first)).toEqual({ created: 1, updated: 1, unchanged: 0, failed: 2 });
    const mended = 'fila,sku,parentSku,price,variationValue1,stock\n3,VL-CRI-SET,,9512,,7\n5,FAM-2,FAM,,M,4';
    const second = await load(mended, { retryOf: first.id });
    expect(second.failed).toBe(0);
    // A second correction corrects the present rows: a load of a load.
    const third = await load('fila,sku,price\n3,VL-CRI-SET,9513', { retryOf: second.id });
    expect((await bySku('FAM-2')).info_by_sku).toHaveLength(2);
    expect((await see(first.id)).retries).toEqual([second.id, third.id]);
    const { data } = await ask(calls.listBulkLoads, { params, query: { type: 'alta' } });
    expect(data.map(({ id }) => id).filter((id) => [first.id, second.id, third.id].includes(id))).toEqual([
      first.id,
    ]);
    expect(await undo(first.id)).toMatchObject({ status: 'deshecho', kept: 0 });
    expect(await Promise.all(skus.map(bare))).toEqual(before);
    expect([await statusOf('FAM-1'), await statusOf('FAM-2')]).toEqual([404, 404]);
    for (const id of [second.id, third.id]) {
      const one = await see(id);
      expect(one.status).toBe('deshecho');
      expect(one.log.every(({ message }) => message === 'Se deshizo')).toBe(true);
    }
    expect([faults, failures]).toEqual([[], []]);
  });

  it('is there where every row was mended, and leaves what somebody changed since', async () => {
    const before = await bare('EP-LAT-60');
    const first = await load('SKU,Precio,Existencias\nEP-LAT-60,doce,4');
    expect(first).toMatchObject({ failed: 1, undoUntil: null });
    await load('fila,sku,price,stock\n2,EP-LAT-60,777,4', { retryOf: first.id });
    expect((await see(first.id)).undoUntil).not.toBeNull();
    const { id } = await bySku('EP-LAT-60');
    await ask(calls.updateProduct, { params: { ...params, id }, body: { brand: 'Otra' } });
    expect(await undo(first.id)).toMatchObject({ status: 'deshecho' });
    expect(await bare('EP-LAT-60')).toEqual({ ...before, brand: 'Otra' });
  });
});

describe('undoing a load (D363)', () => {
  it('keeps what others changed since, takes stock back by its difference, and leaves what an order waits for', async () => {
    const before = await kept('PS-ALE-24');
    const log = await load(
      `SKU,Nombre,Existencias\nPS-ALE-24,Otro nombre,${(before.info_by_sku[0]?.stock ?? 0) + 60}\nUN-1,Nuevo,5\nUN-2,Otro nuevo,5`,
    );
    const { id } = await bySku('PS-ALE-24');
    const other = await bySku('UN-2');
    const stock = (before.info_by_sku[0]?.stock ?? 0) + 57;
    const byLucia = { email: 'lucia.mena@casalumbre.example' };
    const info_by_sku = before.info_by_sku.map((row, at) => (at === 0 ? { ...row, stock } : row));
    await ask(
      calls.updateProduct,
      { params: { ...params, id }, body: { name: 'Mi nombre', info_by_sku } },
      byLucia,
    );
    await ask(calls.updateProduct, { params: { ...params, id: other.id }, body: { brand: 'X' } }, byLucia);
    const undone = await undo(log.id);
    expect(undone).toMatchObject({ status: 'deshecho', kept: 2, undoUntil: null });
    expect(undone.log.map(({ message }) => message)).toEqual([
      'Se quedó como está: Lucía Mena Ortega lo cambió después',
      'Se deshizo',
      'Se quedó: Lucía Mena Ortega lo cambió después',
    ]);
    const after = await bySku('PS-ALE-24');
    expect(after.name).toBe('Mi nombre');
    expect(after.info_by_sku[0]?.stock).toBe((before.info_by_sku[0]?.stock ?? 0) - 3);
    expect([await statusOf('UN-1'), await statusOf('UN-2')]).toEqual([404, 200]);
    const again = await answer(calls.undoBulkLoad, {
      params: { ...params, id: log.id },
      body: { reason: '' },
    });
    expect(again).toMatchObject({ status: 409, body: { code: 'undone' } });
  });

  it('of pieces that are sold leaves none, and never fewer', async () => {
    const sku = 'CB-LAN-QN';
    const before = (await bySku(sku)).info_by_sku[0]?.stock ?? 0;
    const stockAfter = async (left: number) => {
      const log = await load(`SKU,Existencias\n${sku},${before + 60}`, { type: 'edicion' });
      await load(`SKU,Existencias\n${sku},${left}`, { type: 'edicion' });
      await undo(log.id);
      return (await bySku(sku)).info_by_sku[0]?.stock;
    };
    expect(await stockAfter(61)).toBe(1);
    expect(await stockAfter(60)).toBe(0);
    expect(await stockAfter(5)).toBe(0);
  });

  it('of a stock that was mended counts all of it, whatever it would be in between', async () => {
    const sku = 'CB-LAN-QN';
    const set = (pieces: number) => load(`SKU,Existencias\n${sku},${pieces}`, { type: 'edicion' });
    await set(50);
    const first = await load(`SKU,Existencias\n${sku},4\n${sku},doce`, { type: 'edicion' });
    await load(`fila,sku,stock\n3,${sku},100`, { type: 'edicion', retryOf: first.id });
    await set(94);
    await undo(first.id);
    expect((await bySku(sku)).info_by_sku[0]?.stock).toBe(44);
  });

  it('is for 7 days, of what was written, and of a load that runs only where it says what becomes of what is done', async () => {
    const post = async (id: string, keepDone?: boolean) =>
      answer(calls.undoBulkLoad, {
        params: { ...params, id },
        body: { reason: '', ...(keepDone !== undefined && { keepDone }) },
      });
    const rehearsal = await load('SKU,Marca\nML-REB-01,Uno', { dryRun: true });
    // A dry run is no load: the list does not show it beside the load that it led to.
    const { data } = await ask(calls.listBulkLoads, { params, query: { pageSize: 100 } });
    expect(data.filter(({ id, dryRun }) => dryRun || id === rehearsal.id)).toEqual([]);
    expect(await post(rehearsal.id)).toMatchObject({ status: 409, body: { code: 'dry_run' } });
    const done = await load('SKU,Marca\nML-REB-01,Dos');
    expect(done.undoUntil).toBe(new Date(NOW.getTime() + 7 * 86_400_000).toISOString());
    now = new Date(NOW.getTime() + 7 * 86_400_000 + 1);
    expect(await post(done.id)).toMatchObject({ status: 409, body: { code: 'too_late' } });
    now = NOW;
    const running = await start(csvFile('SKU,Marca\nML-REB-01,Tres'));
    expect(await post(running.id)).toMatchObject({ status: 409, body: { code: 'running' } });
    expect(await post(running.id, true)).toMatchObject({
      status: 200,
      body: { status: 'fallido', processed: 0, total: 1 },
    });
    expect((await bySku('ML-REB-01')).brand).toBe('Dos');
    expect(await post('carga-0')).toMatchObject({ status: 404 });
  });

  it('stops a load in its middle, and takes back what is done of it', async () => {
    const rows = Array.from({ length: 2 * CHUNK + 30 }, (_, at) => `ST-${at},Nombre ${at},${at + 1}`);
    const { id } = await start(csvFile(`SKU,Nombre,Existencias\n${rows.join('\n')}`));
    await work(id, () => false);
    const half = await see(id);
    expect(half).toMatchObject({ status: 'procesando', processed: CHUNK, created: CHUNK });
    await ask(calls.undoBulkLoad, { params: { ...params, id }, body: { reason: '', keepDone: false } });
    await work(id);
    await work(`${id}-deshacer`);
    expect(await see(id)).toMatchObject({ status: 'deshecho', processed: CHUNK, kept: 0 });
    expect([await statusOf('ST-0'), await statusOf(`ST-${CHUNK + 10}`)]).toEqual([404, 404]);
  });
});

describe('activating by the thousand (S7.70, D44)', () => {
  it('says beforehand who is not ready, does just that, and gives each offer back', async () => {
    const filters = { filter_status: 'paused' as const };
    const body = { salesChannels: ['SR' as const], filters, action: 'active' as const };
    const run = async (dryRun: boolean) => {
      const { id } = await ask(calls.activateProductsInBulk, { params, body: { ...body, dryRun } });
      await work(id);
      return see(id);
    };
    const { counts } = await ask(calls.listProducts, { params, query: filters });
    const rehearsed = await run(true);
    expect(rehearsed).toMatchObject({
      type: 'activacion',
      total: counts.paused,
      action: 'active',
      salesChannels: ['SR'],
    });
    const done = await run(false);
    expect(partitionOf(done)).toEqual(partitionOf(rehearsed));
    expect(done.causes).toEqual(rehearsed.causes);
    expect(done.updated).toBeGreaterThan(0);
    const first = done.log.find(({ outcome }) => outcome === 'updated');
    // A review shows what it would change, not only how much.
    const chosen = await bySku(first?.sku ?? '');
    expect(first?.values).toEqual({
      sku: chosen.info_by_sku[0]?.sku,
      name: chosen.name,
      price: chosen.salePrice.toFixed(2),
      ...(chosen.photos[0] !== undefined && { photo: chosen.photos[0].url }),
    });
    expect((await bySku(first?.sku ?? '')).sales_channel.SR?.active).toBe(true);
    expect(await undo(done.id)).toMatchObject({ status: 'deshecho', kept: 0 });
    expect((await bySku(first?.sku ?? '')).status).toBe('paused');
    expect((await ask(calls.listProducts, { params, query: filters })).counts.paused).toBe(counts.paused);
  });

  it('of nothing is refused', async () => {
    const body = { salesChannels: ['SR'], filters: { name: 'nada se llama así' }, action: 'pause' };
    expect(await answer(calls.activateProductsInBulk, { params, body })).toMatchObject({
      status: 422,
      body: { message: 'Ningún producto coincide' },
    });
  });
});

describe('the template (S7.76)', () => {
  const template = async (query: object, categoryId = 'todas') =>
    (await answer(calls.downloadBulkLoadTemplate, { params: { ...params, categoryId }, query })).file;

  it.each(['csv', 'xlsx'] as const)(
    'of the store’s products as %s changes nothing when it is read back',
    async (format) => {
      const file = await template({ type: 'edicion', format, filter_status: 'active', name: 'a' });
      const back = await load(new File([Uint8Array.from(file?.bytes ?? [])], file?.fileName ?? ''), {
        type: 'edicion',
        dryRun: true,
      });
      expect(back.total).toBeGreaterThan(30);
      expect(partitionOf(back)).toEqual({ created: 0, updated: 0, unchanged: back.total, failed: 0 });
      // Every column is ours: there is no note on its help, and no column is left out but the one that is
      // only for reading.
      expect(back.fileNotes).toEqual([]);
      expect(back.columns?.filter(({ key }) => key === null)).toMatchObject([
        { head: 'Comisión (%)', note: 'la pone su categoría, y aquí no se cambia' },
      ]);
    },
  );

  it('of a category names what it asks, and its example row is left aside', async () => {
    const csv = (await template({ type: 'alta' }, 'cat-1-1-1'))?.bytes.toString() ?? '';
    expect(csv).toMatch(/^\uFEFFFila,SKU,SKU padre,Nombre,/u);
    expect(
      await answer(calls.createBulkLoad, {
        params,
        body: { file: csvFile(csv), type: 'alta', salesChannels: [], dryRun: true },
      }),
    ).toMatchObject({
      status: 422,
      body: { message: 'El archivo está vacío' },
    });
    expect(
      await answer(calls.downloadBulkLoadTemplate, { params: { ...params, categoryId: 'cat-1' } }),
    ).toMatchObject({ status: 404 });
  });

  it('that would have more columns than can be read back is refused, with the product or with what to do', async () => {
    const put = (many: Readonly<Record<string, number>>) =>
      acrossStores(db.database, async (tx) => {
        await tx.execute(`update products set attributes = '{}' where store_id = '${CASA_LUMBRE}'`);
        for (const [sku, count] of Object.entries(many)) {
          await tx.execute(`update products set attributes = (select jsonb_object_agg('${sku} ' || n, 'x') from generate_series(1, ${count}) n)
            where store_id = '${CASA_LUMBRE}' and first_sku = '${sku}'`);
        }
      });
    const asked = async (format: 'csv' | 'xlsx', name?: string) =>
      answer(calls.downloadBulkLoadTemplate, {
        params: { ...params, categoryId: 'todas' },
        query: { type: 'edicion', format, ...(name !== undefined && { name }) },
      });
    await put({ 'VS-6-AZ': 40_000 });
    for (const format of ['csv', 'xlsx'] as const) {
      expect(await asked(format)).toMatchObject({
        status: 422,
        body: {
          code: 'too_many',
          message: 'VS-6-AZ tiene 40,000 atributos y no cabe en un archivo: quita los que no uses',
        },
      });
    }
    // The other attributes are in the file, and further ones of that product may be changed.
    const others = await asked('csv', 'LM-TAL-01');
    expect(others.file?.bytes.toString()).toContain('LM-TAL-01');
    const { id } = await bySku('VS-6-AZ');
    await ask(calls.updateProduct, { params: { ...params, id }, body: { brand: 'Otra' } });
    await put({ 'VS-6-AZ': 100, 'LM-TAL-01': 100 });
    expect(await asked('csv')).toMatchObject({
      status: 422,
      body: {
        message: expect.stringMatching(
          /^Filtra por categoría: entre todos tienen más de \d+ atributos/u,
        ) as string,
      },
    });
    await put({ 'VS-6-AZ': 140 });
    const whole = await asked('xlsx');
    const [heads = []] = await readSheet(Buffer.from(whole.file?.bytes ?? []));
    expect([whole.status, heads.length]).toEqual([200, exportColumns([]).length + 140]);
  });

  it('as a workbook is one that another reader reads too', async () => {
    const rows = [[['007', 'A & <B>\n"C" 😀']]];
    const bytes = await buffer(workbookOf([{ name: 'Productos', heads: ['SKU', 'Nombre'], rows }]));
    expect(await readSheet(bytes)).toEqual([
      ['SKU', 'Nombre'],
      ['007', 'A & <B>\n"C" 😀'],
    ]);
  });
});

describe('a file that is none (S5.21)', () => {
  const many = `SKU\n${Array.from({ length: 12_431 }, (_, at) => `A-${at}`).join('\n')}`;
  const named = (bytes: string | Uint8Array, name: string) =>
    new File([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)], name);
  const bomb = zipOf([{ name: 'xl/worksheets/sheet1.xml', content: Buffer.alloc(30_000_000) }]);

  it.each([
    ['empty', csvFile(''), 422, 'El archivo está vacío'],
    ['heads alone', csvFile('SKU,Nombre\n'), 422, 'El archivo está vacío'],
    [
      'too large',
      csvFile(`SKU\n${'x'.repeat(10 * 1_048_576)}`),
      413,
      'El archivo pesa demasiado; el máximo es 10 MB',
    ],
    ['too long', csvFile(many), 422, 'Tiene 12,431 filas; el máximo es 10,000: divídelo en 2'],
    [
      'an old workbook',
      named(Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'viejo.xls'),
      422,
      'Guárdalo como .xlsx sin contraseña',
    ],
    [
      'one with a password',
      named(Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'libro.xlsx'),
      422,
      'Guárdalo como .xlsx sin contraseña',
    ],
    [
      'another archive',
      named(zipOf([{ name: 'a.txt', content: Buffer.from('a') }]), 'libro.xlsx'),
      422,
      'Guárdalo como .xlsx sin contraseña',
    ],
    ['a bomb', named(bomb, 'libro.xlsx'), 413, 'El archivo excede el tamaño máximo permitido'],
    ['a PDF', named('%PDF-1.7 nada', 'lista.csv'), 422, 'El contenido del archivo no es CSV'],
    [
      'of bytes',
      named(deflateRawSync(Buffer.from(many)), 'lista.csv'),
      422,
      'El contenido del archivo no es CSV',
    ],
    [
      'a program',
      named(Buffer.from('4d5a9000', 'hex'), 'lista.csv'),
      415,
      'Este tipo de archivo no se puede subir',
    ],
    ['of another kind', named('SKU', 'lista.txt'), 422, 'Sube un archivo CSV o XLSX'],
    ['without SKUs', csvFile('Nombre,Precio\nVaso,1'), 422, 'No vemos cuál columna es el SKU: elígela'],
  ])('%s', async (_what, file, status, message) => {
    const body = { file, type: 'alta', salesChannels: [], dryRun: true };
    const refused = await answer(calls.createBulkLoad, { params, body });
    expect({ status: refused.status, message: (refused.body as { message: string }).message }).toEqual({
      status,
      message,
    });
  });

  const sheet = (rows: string, name = 'libro.xlsx') =>
    named(
      zipOf([{ name: 'xl/worksheets/sheet1.xml', content: Buffer.from(`<sheetData>${rows}</sheetData>`) }]),
      name,
    );
  const sheetOf = (said: string) =>
    sheet(`<row r="1"><c t="str"><v>SKU</v></c></row><row r="${said}"><c t="str"><v>VS-6-AZ</v></c></row>`);
  const lone = '\ud83d';

  it.each([
    ['a row whose number is none', sheetOf('x'), 2],
    ['a row whose number is larger than any', sheetOf('99999999999999999999'), 2],
    ['a row whose number is below 0', sheetOf('-5'), 2],
    ['a row whose number is larger than a sheet has', named('Fila,SKU\n99999999999,VS-6-AZ', 'a.csv'), 2],
    ['a NUL in a cell', named('SKU,Nombre\nVS-6-AZ,Va\0so', 'a.csv'), 2],
    ['a NUL in a head', named('SKU,attributes.Ma\0t\nVS-6-AZ,Vidrio', 'a.csv'), 2],
    ['a NUL in its name', named('SKU\nVS-6-AZ', 'a\0b.csv'), 2],
    [
      'half of a character, by its number',
      sheet(
        '<row><c t="str"><v>SKU</v></c><c t="str"><v>Nombre</v></c></row><row><c t="str"><v>VS-6-AZ</v></c><c t="str"><v>Va&#xD800;so_xDFFF_</v></c></row>',
      ),
      2,
    ],
    [
      'cells that are cut within a character',
      named(
        `SKU,Nombre,Categoría,Precio,attributes.${'🪔'.repeat(99)}x🪔\nVS-6-AZ,x${'🪔'.repeat(1_500)},${'x'.repeat(59)}🪔,${'9'.repeat(199)}🪔🪔,a`,
        'a.csv',
      ),
      2,
    ],
    ['a name that is half of a character', named('SKU\nVS-6-AZ', `a${lone}.csv`), 2],
  ])('with %s is read, and nothing is kept that cannot be', async (_what, file, row) => {
    const body = { file, type: 'edicion', salesChannels: [], dryRun: true };
    const taken = await answer(calls.createBulkLoad, { params, body });
    expect(taken.status).toBe(200);
    const { id, fileName } = taken.body as { id: string; fileName: string };
    await work(id);
    const { log, processed } = await see(id);
    expect([processed, log[0]?.row, fileName.includes('\0')]).toEqual([1, row, false]);
  });

  it('that takes longer than anybody waits, or has no turn, is told so with what to do', async () => {
    const rows = Array.from({ length: 9_000 }, (_, at) => `A-${at},Vaso ${at}`);
    const long = csvFile(`SKU,Nombre\n${rows.join('\n')}`);
    const reader = createFileReader({ deadline: 1 });
    const hasty = asking(() => db.database, { reader });
    const body = { file: long, type: 'alta', salesChannels: [], dryRun: true };
    expect(await hasty.answer(calls.createBulkLoad, { params, body })).toMatchObject({
      status: 503,
      body: { message: 'El archivo tarda demasiado en leerse. Inténtalo de nuevo o divídelo en partes' },
    });
    reader.stop();
    // The end of the process at its work is attributed to the file, because no other cause is known.
    const killed = createFileReader();
    await killed.table({ name: 'a.csv', bytes: Buffer.from('SKU,Nombre\nA-1,Uno') }, { attributes: [] }, '');
    const table: typeof killed.table = (...file) => {
      const reading = killed.table(...file);
      setImmediate(killed.stop);
      return reading;
    };
    const dying = asking(() => db.database, { reader: { ...killed, table } });
    expect(await dying.answer(calls.createBulkLoad, { params, body })).toMatchObject({
      status: 422,
      body: { code: 'unread', message: 'No pudimos leer el archivo. Guárdalo de nuevo o divídelo en partes' },
    });
    // The next file is read normally.
    expect((await answer(calls.createBulkLoad, { params, body })).status).toBe(200);
  });

  it('of a day are 200,000 rows at most, and 300 MB, those included that were only checked (D392)', async () => {
    const two = csvFile('SKU,Nombre\nDIA-1,Uno\nDIA-2,Dos\n');
    const body = { file: two, type: 'alta', salesChannels: [], dryRun: true } as const;
    const ask = () => answer(calls.createBulkLoad, { params, body });
    const { id } = await start(two, { dryRun: true });
    const hold = (change: string) =>
      acrossStores(db.database, (tx) => tx.execute(`update bulk_loads set ${change} where id = '${id}'`));
    const others = `(select coalesce(sum(total), 0) from bulk_loads where id <> '${id}' and store_id = '${CASA_LUMBRE}'
      and type <> 'activacion' and created_at > timestamptz '${NOW.toISOString()}' - interval '1 day')`;
    await hold(`total = 200000 - 2 - ${others}`);
    expect((await ask()).status).toBe(200);
    const refused = {
      status: 429,
      body: { code: 'too_many_rows', message: expect.stringMatching(/200,000 filas o 300 MB/u) },
    };
    expect(await ask()).toMatchObject(refused);
    now = new Date(NOW.getTime() + 86_400_000);
    expect((await ask()).status).toBe(200);
    now = NOW;
    await hold(`total = 2, bytes = 300 * 1024 * 1024`);
    expect(await ask()).toMatchObject(refused);
    await hold(`bytes = 0`);
    expect((await ask()).status).toBe(200);
  });

  it('leaves nothing behind', async () => {
    expect([faults, failures]).toEqual([[], []]);
    const { rows } = await acrossStores(db.database, (tx) =>
      tx.execute(`select count(*)::int as n from bulk_loads where total = 0`),
    );
    expect(rows).toEqual([{ n: 0 }]);
  });
});
