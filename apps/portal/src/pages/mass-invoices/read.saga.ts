import { type InvoiceFile, invoiceStem, matchInvoices, readInvoiceUpload } from '@trastienda/domain/invoice';
import { put } from 'redux-saga/effects';
import { sha256 } from '../../shared/lib/sha256.ts';
import { selectTimeZone } from '../../shared/session/selectors.ts';
import { call, type Saga, select } from '../../shared/store/saga-effects.ts';
import type { RemoteOperation } from '../../shared/store/create-operation.ts';
import { isXmlName, type KnownOrder, knownOrderOf, type MassChannel, type ReadFile } from './model.ts';
import { automaticOrders, manualOrders } from './operations.ts';
import { filesRead, ordersChanged, readingChanged, selectMass, type Twin, twinsFound } from './slice.ts';

/** A file whose bytes were read, with the texts in which its order may be named; these stay out of the state. */
export type HeldFile = { readonly file: File; readonly read: ReadFile; readonly texts: readonly string[] };

/** The number of pages that hold the orders among which the service looks. */
const mostPages = 50;
/** Accepted invoices that are known by their folio: the newest. */
const acceptedPages = 3;

type Input = Parameters<typeof automaticOrders.run>[0];
type Page = { readonly rows: readonly Parameters<typeof knownOrderOf>[0][]; readonly totalPages: number };

/** The orders of a channel that wait for an invoice, of both lists, and those whose folio would be a second one. */
export function* loadOrders(channel: MassChannel): Saga {
  yield put(ordersChanged({ loading: 'loading', error: null }));
  const timeZone = yield* select(selectTimeZone);
  const orders: KnownOrder[] = [];
  let isPartial = false;
  const lists: readonly RemoteOperation<Input, Page>[] = [automaticOrders, manualOrders];
  const wanted = [
    ['pendiente', mostPages],
    ['rechazada', mostPages],
    ['en_revision', mostPages],
    ['aceptada', acceptedPages],
  ] as const;
  for (const operation of lists) {
    for (const [status, most] of wanted) {
      for (let page = 1; page <= most; page += 1) {
        const query = { marketplace: channel, invoice_status: status, page, pageSize: 100 } as const;
        const found = yield* operation.run({ query });
        if (!found.ok) return void (yield put(ordersChanged({ loading: 'failed', error: found.error })));
        orders.push(...found.value.rows.map((one) => knownOrderOf(one, { timeZone })));
        if (page >= found.value.totalPages) break;
        if (page === most && status !== 'aceptada') isPartial = true;
      }
    }
  }
  yield put(ordersChanged({ loading: 'ready', orders, isPartial }));
}

async function read(file: File, row: string): Promise<HeldFile> {
  const bytes = await file.arrayBuffer().catch(() => null);
  const facts = { id: file.name, name: file.name, size: file.size, isXml: isXmlName(file.name), row };
  const match = { order: null, by: null, candidates: [] };
  if (bytes === null) {
    const fault = 'No pudimos leerlo: elígelo otra vez';
    return { file, read: { ...facts, hash: file.name, cfdi: null, fault, match }, texts: [] };
  }
  const hash = await sha256(bytes);
  const found = readInvoiceUpload({ name: file.name, bytes: new Uint8Array(bytes) });
  const { cfdi = null, texts = [] } = (found.ok && found.value) || {};
  const fault = found.ok ? null : found.error.message;
  return { file, read: { ...facts, hash, cfdi, fault, match }, texts };
}

/** Between two drawings: the page goes on being used while files are read. */
const shareMs = 100;

/**
 * Reads files one after the other: each is a task of its own, so that none holds the page (200 in a second or two), and what
 * is drawn meanwhile is a count. The same bytes twice are one file, which is told by name; one of the name of another takes its place. With `row` they
 * are files of that invoice, whatever their names.
 */
export function* readFiles(held: Map<string, HeldFile>, files: readonly File[], row?: string): Saga {
  let told = 0;
  const twins: Twin[] = [];
  for (const [done, file] of files.entries()) {
    if (performance.now() - told > shareMs) {
      yield put(readingChanged({ done, total: files.length }));
      told = performance.now();
    }
    const one = yield* call(read, file, row ?? invoiceStem(file.name));
    const twin = [...held.values()].find(
      ({ read: { hash, id } }) => hash === one.read.hash && id !== one.read.id,
    );
    if (twin) twins.push({ name: one.read.name, of: twin.read.name });
    else held.set(one.read.id, one);
  }
  yield put(twinsFound(twins));
  yield* matchFiles(held);
}

/** Lets the browser draw and take what was pressed, between two pieces of work. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** Finds the order of each file among those that are known. */
export function* matchFiles(held: Map<string, HeldFile>): Saga {
  yield* call(nextTask);
  const { orders } = yield* select(selectMass);
  const all = [...held.values()];
  const matches = matchInvoices(
    all.map(({ read: { name, cfdi }, texts }): InvoiceFile => ({ name, cfdi, texts })),
    orders.filter(({ isOpen }) => isOpen),
  );
  yield* call(nextTask);
  yield put(filesRead(all.map((one, at) => ({ ...one.read, match: matches[at] ?? one.read.match }))));
}
