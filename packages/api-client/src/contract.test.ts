import { describe, expect, it } from 'vitest';
import { type AnyCall, isBinary, subjects } from './core/define-call.ts';
import { pathParameters } from './core/path.ts';
import { calls } from './calls.ts';
import { authCalls } from './session/auth-calls.ts';
import { type CallRow, readCallRows } from './testing/calls-table.ts';

const rows = readCallRows();
const defined: Readonly<Record<string, AnyCall>> = calls;

/** Rows that are loops over another call, helpers, or endpoints of the gateway, with the name of what stands for them. */
const otherwise: Readonly<Record<string, string>> = {
  listAllOrders: 'listAll',
  listAllPayments: 'listAll',
  uploadFile: 'uploadFile',
  getUploadedFile: 'an address that the service gives',
  getRuntimeConfig: 'getRuntimeConfig',
  getImage: 'an address that the picture component writes',
  getHealth: 'the gateway',
  listSamplePosts: 'listSamplePosts',
  sendOrders: 'another system of a merchant',
  listOrderEvents: 'another system of a merchant',
};

/** A row that names two parameters alike ({d} twice, D134): ours take the word that stands before each. */
const ownNames: Readonly<Record<string, string>> = {
  'dv1/reporte/guias/comercio/{storeId}/fecha_inicio={d}/fecha_fin={d}':
    'dv1/reporte/guias/comercio/{storeId}/fecha_inicio={fecha_inicio}/fecha_fin={fecha_fin}',
  'dv2/dashboard/lista-estados-tracking/comercio/{storeId}/fecha_inicio/{d}/fecha_fin/{d}/registros/{n}/pag/{p}':
    'dv2/dashboard/lista-estados-tracking/comercio/{storeId}/fecha_inicio/{fecha_inicio}/fecha_fin/{fecha_fin}/registros/{n}/pag/{p}',
};

const inDocument = (one: { readonly id: string }) => rows.find((row) => row.id === one.id);
const business = rows.filter((row) => row.section >= 4 && row.section <= 22 && row.method !== null);

describe("the project's own copy of the calls table", () => {
  it('is read whole: 17 services, no row twice', () => {
    expect(business.length).toBeGreaterThan(120);
    expect(new Set(business.map((row) => row.service)).size).toBe(17);
    expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
  });

  it('has a row for every call that is defined', () => {
    const unknown = Object.keys(defined).filter((id) => !business.some((row) => row.id === id));
    expect(unknown).toEqual([]);
  });

  it('prints the rows that have no call yet', () => {
    const missing = business.filter((row) => !(row.id in defined)).map((row) => `${row.service} ${row.id}`);
    process.stdout.write(
      `\ncalls.md: ${business.length} calls of ${new Set(business.map((row) => row.service)).size} services, ` +
        `${business.length - missing.length} defined, ${missing.length} without a call yet\n` +
        `${missing.map((name) => `  ${name}`).join('\n')}${missing.length > 0 ? '\n' : ''}`,
    );
    expect(business.length - missing.length).toBe(Object.keys(defined).length);
  });

  it('knows what stands for the rows that are no business calls', () => {
    const others = rows.filter((row) => !business.includes(row) && row.section !== 2).map((row) => row.id);
    expect(others.toSorted()).toEqual(Object.keys(otherwise).toSorted());
  });
});

/** What is asked by POST and changes nothing that a call shows. */
const asking = [
  'checkSku',
  'checkUniversalId',
  'downloadMercadoLibreLabels',
  'downloadSheinShippingLabel',
  'exportSheinAddress',
  'postStoreLog',
  'queryAliExpressShippingServices',
  'quoteCourier',
];

describe('what a write makes old', () => {
  const every = Object.values(defined);

  it('is said by every write, and only by writes', () => {
    const silent = every.filter(({ method, invalidates }) => method !== 'GET' && invalidates.length === 0);
    expect(silent.map(({ id }) => id).toSorted()).toEqual(asking);
    expect(every.filter(({ method, invalidates }) => method === 'GET' && invalidates.length > 0)).toEqual([]);
  });

  it('is something that a read shows', () => {
    const shown = new Set(every.flatMap(({ provides }) => provides));
    expect(every.flatMap(({ invalidates }) => invalidates).filter((one) => !shown.has(one))).toEqual([]);
    expect(subjects.filter((one) => !shown.has(one))).toEqual([]);
  });
});

describe.each(Object.entries(defined))('%s agrees with its row in', (_, call) => {
  const row = inDocument(call) as CallRow;
  const names = (schema: AnyCall['query'] | undefined) => Object.keys(schema?._zod.def.shape ?? {});

  it('service, method and path, letter for letter', () => {
    expect([call.service, call.method, call.path]).toEqual([
      row.service,
      row.method,
      ownNames[row.path] ?? row.path,
    ]);
  });

  it('names of path parameters and query', () => {
    expect(names(call.params).toSorted()).toEqual(pathParameters(call.path).toSorted());
    expect(names(call.query).toSorted()).toEqual([...row.query].toSorted());
  });

  it('body', () => {
    expect(call.body !== undefined).toBe(row.hasBody);
    if (row.bodyNames === null) return;
    const shape = (call.body?._zod.def as { shape?: object } | undefined)?.shape;
    if (shape) expect(Object.keys(shape).toSorted()).toEqual([...row.bodyNames].toSorted());
  });

  it('deadline, idempotency, store, whose act it is and kind of answer', () => {
    expect({
      seconds: call.timeoutMs / 1000,
      idempotency: call.idempotency,
      store: call.store === 'required',
      owner: call.owner,
      freshMinutes: call.freshMinutes,
      binary: isBinary(call),
    }).toEqual({
      seconds: row.timeoutSeconds,
      idempotency: row.idempotency,
      store: row.hasStore,
      owner: row.isOwners,
      freshMinutes: row.freshMinutes,
      binary: row.isBinary,
    });
  });

  it('what its failures say', () => {
    expect(call.profile).toBe(row.isBinary ? 'download' : row.profile);
    if (row.sentence !== null) expect(call.failureMessage).toBe(row.sentence);
    expect(call.emptyOn404 !== undefined).toBe(row.emptyOn404);
  });
});

describe('the auth contract (calls.md 2; S7.9 to S7.14)', () => {
  const auth = rows.filter((row) => row.section === 2);

  it('has every row, and no other', () => {
    expect(Object.keys(authCalls).toSorted()).toEqual(auth.map((row) => row.id).toSorted());
  });

  it.each(Object.values(authCalls))('$id agrees in method and path', (call) => {
    const row = inDocument(call);
    expect([call.method, call.path]).toEqual([row?.method, row?.path]);
  });
});
