import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { calls } from '@trastienda/api-client/calls';
import { toCentavos } from '@trastienda/domain';
import { describe, expect, it } from 'vitest';
import { asking, CASA_LUMBRE } from '../../testing/ask.ts';
import { useDatabase } from '../../testing/test-database.ts';

const db = useDatabase();
const { ask, answer } = asking(() => db.database);
const pack = (month: string) =>
  answer(calls.downloadAccountantPack, { params: { month }, query: { store_id: CASA_LUMBRE } });

/** Reads the archive by an independent reader: python's `zipfile` and `csv`. */
function readByPython(bytes: Uint8Array): {
  names: string[];
  sums: Record<string, number>;
  manifest: string[][];
  orders: string[];
  evidences: string[][];
  hashes: Record<string, string>;
} {
  const folder = mkdtempSync(path.join(tmpdir(), 'pack-'));
  try {
    const file = path.join(folder, 'pack.zip');
    writeFileSync(file, bytes);
    const script = `
import csv, hashlib, io, json, sys, zipfile
z = zipfile.ZipFile(sys.argv[1])
assert z.testzip() is None
rows = lambda n: list(csv.reader(io.StringIO(z.read(n).decode('utf-8-sig'))))
total = lambda n, c: sum(round(float(r[c]) * 100) for r in rows(n)[1:])
print(json.dumps({
  'names': z.namelist(),
  'sums': {'movimientos': total('movimientos.csv', 3), 'depositos': total('depositos.csv', 13)},
  'manifest': rows('manifiesto.csv')[1:],
  'orders': sorted({r[1] for r in rows('movimientos.csv')[1:]}),
  'evidences': rows('evidencias.csv')[1:],
  'hashes': {n: hashlib.sha256(z.read(n)).hexdigest() for n in z.namelist()},
}))`;
    return JSON.parse(execFileSync('python3', ['-c', script, file], { encoding: 'utf8' })) as never;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe("the accountant's pack (D320)", () => {
  it('is one archive in which everything ties, the same bytes each time', async () => {
    const [one, two] = [await pack('2025-10'), await pack('2025-10')];
    const bytes = one.file?.bytes ?? new Uint8Array();
    const hash = (of: Uint8Array | undefined) =>
      createHash('sha256')
        .update(of ?? '')
        .digest('hex');
    expect(hash(one.file?.bytes)).toBe(hash(two.file?.bytes));
    expect(one.file?.fileName).toBe('contador-2025-10.zip');
    const read = readByPython(bytes);
    const tables = ['depositos', 'movimientos', 'retenciones', 'guias', 'evidencias'];
    const documents = read.names.filter((name) => name.startsWith('facturas/'));
    expect(read.names).toEqual([
      'LEEME.txt',
      ...tables.map((name) => `${name}.csv`),
      ...documents,
      'manifiesto.csv',
    ]);
    expect(read.manifest.map(([name]) => name)).toEqual(read.names.slice(0, -1));
    // A document is the one that was sent.
    const xml = documents.find((name) => name.endsWith('.xml')) ?? '';
    const [order = ''] = xml.slice('facturas/'.length).split('-');
    const query = { store_id: CASA_LUMBRE, no_pedido: order };
    const lists = [calls.listAutomaticBillings, calls.listManualBillings];
    const found = await Promise.all(lists.map((call) => ask(call, { query })));
    const billingId = found
      .flatMap(({ records }) => records)
      .find(({ uuid }) => uuid && xml.includes(uuid))?.id;
    const { file } = await answer(calls.downloadBillingFile, {
      params: { billingId },
      query: { type_file: 'invoice' },
    });
    expect(hash(file?.bytes)).toBe(read.hashes[xml]);
    // Proofs of the orders that were paid, and of no others.
    expect(read.evidences.length).toBeGreaterThan(5);
    expect(read.evidences.filter(([order]) => !read.orders.includes(order ?? ''))).toEqual([]);
    expect(new Set(read.evidences.map(([, , , , state]) => state))).toContain('Aceptada');
    expect(read.sums['movimientos']).toBe(read.sums['depositos']);
    for (const [name, , sha] of read.manifest) {
      // A text of digits alone would carry an apostrophe for spreadsheets.
      expect(sha?.replace(/^'/, '')).toBe(read.hashes[name ?? '']);
    }
    let paid = 0;
    for (const marketplace of ['CS', 'SR', 'SN'] as const) {
      const { data } = await ask(calls.listPayments, {
        query: {
          store_id: CASA_LUMBRE,
          marketplace,
          pageSize: 100,
          fecha_inicio: '2025-10-01',
          fecha_fin: '2025-10-31',
        },
      });
      for (const { estado, monto_pagado: amount } of data) {
        if (estado !== 'rechazado') paid += toCentavos(amount);
      }
    }
    expect(read.sums['depositos']).toBe(paid);
  });

  it('of a month without deposits there is none, and a month that is none is told so', async () => {
    expect(await pack('2027-01')).toMatchObject({
      status: 404,
      body: { message: 'No hay movimientos en ese mes' },
    });
    expect((await pack('2026-13')).status).toBe(422);
    expect((await pack('1900-01')).status).toBe(422);
  });
});
