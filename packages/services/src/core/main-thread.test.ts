import { randomBytes, randomUUID } from 'node:crypto';
import process from 'node:process';
import { buffer } from 'node:stream/consumers';
import { type AnyCall, bodyLimits, bodyValueLimits } from '@trastienda/api-client';
import { type CallId, calls } from '@trastienda/api-client/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asking, CASA_LUMBRE, MARIANA } from '../testing/ask.ts';
import { cfdiFor } from '../testing/cfdi.ts';
import { goodRequests, type Input } from '../testing/good-requests.ts';
import { testInstallation } from '../testing/installation.ts';
import { longestTurn, turnsWithin } from '../testing/longest-turn.ts';
import { NOW } from '../testing/now.ts';
import { acrossStores, useDatabase } from '../testing/test-database.ts';
import { zipOf } from '../testing/zip.ts';
import { createFileReader } from './reading/file-reader.ts';
import { workbookOf } from '../subjects/bulk-loads/workbook.ts';
import { createServices, type ServiceAnswer, type Services } from '../create-services.ts';

/** The counts for the last line: how much was sent, and the longest turn of all. */
const proved = { files: 0, lists: 0, longest: 0 };

/** One request may block everybody for this many milliseconds of processor time, on a calm machine. */
const LONGEST_TURN = 100;
/** Megabytes by which one table may let this process grow. */
const MAX_GROWN = 100;

const db = useDatabase();
const { ask } = asking(() => db.database);
const requests = goodRequests(() => db.database, ask);
const reader = createFileReader();
afterAll(() => {
  reader.stop();
  // oxlint-disable-next-line no-console -- the counts are part of what a run shows
  console.info(
    `proved: ${proved.files} hostile and large files of ${withFiles.length} calls, and ${proved.lists} lists of ${withLists.length} calls: ${Math.round(proved.longest)} ms of the main thread in the longest turn`,
  );
});
const faults: unknown[] = [];
let services: Services;
beforeAll(async () => {
  services = createServices({
    database: db.database,
    clock: () => NOW,
    installation: testInstallation,
    reader,
    onError: (error) => faults.push(error),
  });
  // The first label loads what draws it, once in a process.
  await send(calls.downloadSheinShippingLabel, await requests.downloadSheinShippingLabel());
});

const send = async (call: AnyCall, { params, query, body }: Input): Promise<ServiceAnswer> => {
  const given = await services.handle(
    call,
    { params: (params ?? {}) as Readonly<Record<string, string>>, query: query ?? {}, body },
    {
      user: { email: MARIANA, name: null },
      storeId: call.store === 'none' ? null : CASA_LUMBRE,
      idempotencyKey: randomUUID(),
      requestId: 'req-turns',
    },
  );
  given.stream?.body.destroy();
  return given;
};

type Path = readonly string[];
type Schema = NonNullable<AnyCall['body']>;
/** The parts of a definition that contain further schemas. */
type Definition = {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly innerType?: Schema;
  readonly in?: Schema;
  readonly options?: readonly Schema[];
};

/**
 * Returns the places where a body holds as much as its sender likes: a file, a list, or a record. In a list
 * the first one represents all.
 */
function placesIn(schema: Schema, path: Path = []): (readonly [kind: 'file' | 'list' | 'record', Path])[] {
  const definition = schema._zod.def as Definition;
  const { type, shape = {}, element, innerType, in: input, options = [] } = definition;
  if (type === 'custom') return [['file', path]];
  if (type === 'record') return [['record', path]];
  if (type === 'array') return [['list', path], ...(element ? placesIn(element, [...path, '0']) : [])];
  return [
    ...Object.entries(shape).flatMap(([name, inner]) => placesIn(inner, [...path, name])),
    ...[innerType, input, ...options].flatMap((inner) => (inner ? placesIn(inner, path) : [])),
  ];
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], value);

function withAt(value: unknown, [head, ...rest]: Path, put: unknown): unknown {
  if (head === undefined) return put;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value)
    ? [...value]
    : { ...(value as object) };
  const inner = (value as Record<string, unknown> | undefined)?.[head];
  (copy as Record<string, unknown>)[head] = withAt(inner, rest, put);
  return copy;
}

/** Values of a value, itself and what is in it. */
const valuesOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, inner) => sum + valuesOf(inner), 1)
    : 1;

/** Returns how many elements fit into a body, by its bytes and by its values. */
const room = (one: unknown): number =>
  Math.min(
    Math.floor((bodyLimits.json * 0.9) / (JSON.stringify(one).length + 1)),
    Math.floor((bodyValueLimits.values * 0.95) / valuesOf(one)),
  );

/** The elements of lists that good requests omit, by the name of the list. */
const elements: Readonly<Record<string, unknown>> = {
  others: '123456789012345',
  colocationIds: 'x',
  columns: '-',
  filter_marketplace: 'SR',
  ids: 'x',
  bullets: 'x',
  photos: { url: `${'0'.repeat(40)}.png`, order: 1 },
  variation: { variationName: 'Talla', variation_value: 'M' },
  info_by_sku: { sku: 'TURN-1', stock: 1, variation: [], photos: [] },
};

/** Fills a place with as much as fits into a body. */
function filled(body: unknown, kind: 'list' | 'record', path: Path): unknown {
  if (kind === 'record') {
    const names = Array.from(
      { length: Math.floor((bodyLimits.json * 0.9) / '"a12345":"x",'.length) },
      (_, at) => [`a${at}`, 'x'] as const,
    );
    return withAt(body, path, Object.fromEntries(names));
  }
  const [first] = (valueAt(body, path) as readonly unknown[] | undefined) ?? [];
  const one = first ?? elements[path.at(-1) ?? ''];
  if (one === undefined) return undefined;
  return withAt(
    body,
    path,
    Array.from({ length: room(one) }, () => one),
  );
}

const params = { storeId: CASA_LUMBRE };
const table = (text: string, more: object = {}) => ({
  params,
  body: {
    file: new File([text], 'tabla.csv'),
    type: 'alta',
    salesChannels: [],
    dryRun: true,
    ...more,
  },
});
const workbook = (row: string, count: number) => {
  const content = Buffer.concat([
    // Shrinks to less than honest data does without it.
    Buffer.from(`<!--${randomBytes(400_000).toString('base64')}-->`),
    Buffer.from(row.repeat(count)),
  ]);
  const bytes = zipOf([{ name: 'xl/worksheets/sheet1.xml', content }]);
  return table('', { file: new File([Uint8Array.from(bytes)], 'libro.xlsx') });
};
const rows = (count: number, row: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => row(at)).join('\n');
const heads =
  'SKU,SKU padre,Nombre,Descripción,Precio,Existencias,Categoría,Marca,Variación 1,Valor 1,Alto (cm),Ancho (cm),Largo (cm),Peso (kg)';
const honest = (sku: (at: number) => string, parent: (at: number) => string = () => '') =>
  `${heads}\n${rows(10_000, (at) => `${sku(at)},${parent(at)},Vaso de vidrio ${at},Hecho a mano en Jalisco con vidrio reciclado,499.00,12,Vasos,Casa Lumbre,Color,Azul ${at},10,20,30,0.5`)}`;

/** The same with the cells of our own template, whose XML is ten times as long. */
const honestWorkbook = async () => {
  const [heads = [], ...sheet] = honest((at) => `TURN-${at}`)
    .split('\n')
    .map((line) => line.split(','));
  const bytes = await buffer(workbookOf([{ name: 'Productos', heads, rows: [sheet] }]));
  return table('', { file: new File([Uint8Array.from(bytes)], 'libro.xlsx') });
};

const invoices = (count: number, xml: string) => ({
  body: {
    store_id: CASA_LUMBRE,
    marketplace: 'SR',
    files: Array.from({ length: count }, (_, at) => new File([xml], `factura-${at}.xml`)),
  },
});
/** Returns an invoice of the greatest length, whose addenda has as many words as fit. */
const invoiceOf = (bytes: number) => {
  const addenda = rows(4_900, (at) => `<a b="${`P${at} `.repeat(Math.floor(bytes / 4_900 / 6) - 2)}"/>`);
  return cfdiFor({ amount: 100 }).replace(
    '</cfdi:Comprobante>',
    `<cfdi:Addenda>${addenda}</cfdi:Addenda></cfdi:Comprobante>`,
  );
};

/** A file of 10 MB that begins as another one. */
const padded = (file: Blob, name: string, bytes = 10_000_000): File =>
  new File([file, new Uint8Array(bytes)], name);
/** The good request of a call, each file of which is as large as it may be. */
const largeFiles = (good: Input, bytes?: number): Input => ({
  ...good,
  body: Object.fromEntries(
    Object.entries(good.body as object).map(([name, value]: [string, unknown]) => [
      name,
      value instanceof File ? padded(value, value.name, bytes) : value,
    ]),
  ),
});
const withFile64 = (good: Input, field: string, bytes: string | Buffer, more: object = {}): Input => ({
  ...good,
  body: { ...(good.body as object), ...more, [field]: Buffer.from(bytes).toString('base64') },
});
const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(10_000_000, 'x')]);

/** The hostile requests of a call, each with the status that it must answer. */
type Hostile = Readonly<
  Record<string, readonly [status: number, input: (good: Input) => Input | Promise<Input>]>
>;

const oneInvoice: Hostile = {
  'an invoice of 490 kB': [422, (good) => withFile64(good, 'file64', invoiceOf(490_000))],
  'ten megabytes of tags': [413, (good) => withFile64(good, 'file64', `<a>${'<b/>'.repeat(2_000_000)}</a>`)],
  'a PDF of 10 MB': [200, (good) => withFile64(good, 'file64', pdf, { file_name: 'factura.pdf' })],
};
const evidence: Hostile = { 'a PDF of 10 MB': [200, (good) => withFile64(good, 'doc_base64', pdf)] };

/** The hostile requests of each call that takes files: the test fails for a call that is missing here. */
const hostileFiles: Partial<Record<CallId, Hostile>> = {
  createBulkLoad: {
    'a sheet of a million rows far to the right': [
      422,
      () => workbook('<row><c r="SF1"><v>1</v></c></row>', 1_000_000),
    ],
    'a sheet of a million rows of nothing': [422, () => workbook('<row/>', 1_000_000)],
    'a workbook that unfolds to 92 MB': [
      413,
      () => {
        const content = randomBytes(700_000);
        const bytes = zipOf([{ name: 'xl/worksheets/sheet1.xml', content, saidSize: 92 * 1_048_576 }]);
        return table('', { file: new File([Uint8Array.from(bytes)], 'libro.xlsx') });
      },
    ],
    'a cell of 10 MB': [200, () => table(`SKU,Nombre\nA,${'x'.repeat(10_000_000)}`)],
    'five million cells': [422, () => table(`SKU\nA${','.repeat(5_000_000)}`)],
    '10,000 rows': [200, () => table(honest((at) => `TURN-${at}`))],
    'a workbook of 10,000 rows': [200, () => honestWorkbook()],
    '10,000 rows of one product': [
      200,
      () =>
        table(
          honest(
            (at) => `TURN-${at}`,
            () => 'TURN',
          ),
        ),
    ],
    '10,000 rows of one SKU': [200, () => table(honest(() => 'TURN'))],
    'an edit of 10,000 SKUs that nobody has': [
      200,
      () =>
        table(
          honest((at) => `TURN-${at}`),
          { type: 'edicion' },
        ),
    ],
    '10,000 categories that nobody knows': [
      200,
      () => table(`SKU,Categoría\n${rows(10_000, (at) => `TURN-${at},Categoría ${at}`)}`),
    ],
    '240 descriptions as long as they may be': [
      200,
      () => table(`SKU,Descripción\n${rows(240, (at) => `TURN-${at},${'x'.repeat(40_000)}`)}`),
    ],
  },
  uploadMassInvoices: {
    'ten invoices of 200 kB': [200, () => invoices(10, invoiceOf(200_000))],
    'ten invoices of 490 kB': [200, () => invoices(10, invoiceOf(490_000))],
    'ten files of tags': [200, () => invoices(10, `<a>${'<b/>'.repeat(120_000)}</a>`)],
  },
  uploadAutomaticInvoice: oneInvoice,
  uploadManualInvoice: oneInvoice,
  uploadEvidence: evidence,
  changeEvidenceGuide: evidence,
  uploadTaxCertificate: { 'a PDF of 5 MB': [200, (good) => largeFiles(good, 5_000_000)] },
  uploadIdentityPhotos: { 'photos of 10 MB': [200, (good) => largeFiles(good)] },
  signAgreement: {
    'a signature of 10 MB': [413, (good) => withFile64(good, 'signature64', pdf)],
  },
};

const described = (Object.values(calls) as AnyCall[])
  .filter(({ body }) => body !== undefined)
  .map((call) => ({
    call,
    places: [
      ...placesIn(call.body as Schema),
      // Files in base64 are what larger bodies are for; a test of the client holds calls to it.
      ...(call.encoding === 'json' && call.bodyLimitBytes > bodyLimits.json ? [['file', []] as const] : []),
    ],
  }))
  .filter(({ places }) => places.length > 0);
const withFiles = described.filter(({ places }) => places.some(([kind]) => kind === 'file'));
const withLists = described.filter(({ places }) => places.some(([kind]) => kind !== 'file'));

it('a turn that is long is seen, whatever else is done meanwhile', async () => {
  const { longest } = await longestTurn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    // The reference is measured by the same clock: beside other work this thread may get a tenth of the time
    // that passes.
    const before = process.threadCpuUsage().user;
    while (process.threadCpuUsage().user - before < 2000 * LONGEST_TURN);
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect(longest).toBeGreaterThan(LONGEST_TURN);
});

describe('one request never keeps everybody else waiting', () => {
  it.each(withFiles.map(({ call }) => [call.id, call] as const))(
    '%s, whatever file it is sent',
    async (id, call) => {
      const hostile = hostileFiles[id as CallId];
      if (hostile === undefined)
        throw new Error(`${id} takes a file: say in hostileFiles what it may be sent`);
      const slow: unknown[] = [];
      for (const [name, [status, input]] of Object.entries(hostile)) {
        const {
          made: answer,
          longest,
          grown,
          isLong,
        } = await turnsWithin(LONGEST_TURN, async () => {
          const made = await input(await requests[id as CallId]());
          return () => send(call, made);
        });
        proved.files += 1;
        proved.longest = Math.max(proved.longest, longest);
        const isSmall = id !== 'createBulkLoad' || grown <= MAX_GROWN;
        const isFine = !isLong && isSmall && answer.status === status;
        if (!isFine) slow.push([name, answer.status, longest, grown]);
      }
      expect(slow).toEqual([]);
    },
  );

  it.each(withLists.map(({ call, places }) => [call.id, call, places] as const))(
    '%s, however much stands in its lists',
    async (id, call, places) => {
      const good: Input = await requests[id as CallId]();
      const slow: Record<string, unknown> = {};
      for (const [kind, path] of places) {
        if (kind === 'file') continue;
        const place = path.join('.');
        const body = filled(good.body, kind, path);
        if (body === undefined) throw new Error(`${id}: say in elements what stands in ${place}`);
        const {
          made: answer,
          longest,
          isLong,
        } = await turnsWithin(LONGEST_TURN, async () => () => send(call, { ...good, body }));
        proved.lists += 1;
        proved.longest = Math.max(proved.longest, longest);
        if (isLong || answer.status >= 500) slow[place] = [longest, answer.status];
      }
      expect(slow).toEqual({});
    },
  );

  it.each(['csv', 'xlsx'] as const)('a file of all products as %s, however much they say', async (format) => {
    await acrossStores(db.database, async (tx) => {
      await tx.execute(`
        insert into products (store_id, id, name, folded_name, searched, category, category_name, price, sale_price, dimensions,
          channels, shipping_method, status, stock, skus, first_sku, completeness, description, attributes, created_at, updated_at)
        select '${CASA_LUMBRE}', '${format}-' || n, 'Florero', 'florero', 'florero', 'cat-1-1-1', 'Vasos', 100, 100, '{}', '{}', 'dropshipping',
          'paused', 0, 1, '${format}-' || n, 50, case when n < 200 then repeat('<b> x', 4000) else 'Florero' end,
          case when n < 200 then (select jsonb_object_agg('Dato ' || k, repeat('x', 2000)) from generate_series(1, 50) k) else '{}' end, now(), now()
        from generate_series(1, 3000) n`);
      await tx.execute(`
        insert into product_skus (store_id, product_id, sku, folded_sku, position, stock, variation, photos)
        select '${CASA_LUMBRE}', '${format}-' || n, '${format}-' || n, '${format}-' || n, 1, 0, '[]', '[]' from generate_series(1, 3000) n`);
    });
    const { made, isLong } = await turnsWithin(LONGEST_TURN, async () => async () => {
      const { stream } = await services.handle(
        calls.downloadBulkLoadTemplate,
        { params: { ...params, categoryId: 'todas' }, query: { type: 'edicion', format }, body: undefined },
        {
          user: { email: MARIANA, name: null },
          storeId: CASA_LUMBRE,
          idempotencyKey: null,
          requestId: 'req-turns',
        },
      );
      let bytes = 0;
      for await (const chunk of stream?.body ?? []) bytes += (chunk as Uint8Array).length;
      return bytes;
    });
    expect([made > 100_000, isLong]).toEqual([true, false]);
  });
});
