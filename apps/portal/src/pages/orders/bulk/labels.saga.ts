import { type BinaryFile, downloadGuideLabel, type Order, type CallResult } from '@trastienda/api-client';
import { ownGuides } from '@trastienda/domain';
import { put } from 'redux-saga/effects';
import { dependency } from '../../../shared/store/context.ts';
import { call, type Saga } from '../../../shared/store/saga-effects.ts';
import { mercadoLibreLabels } from '../../../features/channel-actions/operations.ts';
import type { Paper } from '../../../features/print-labels/impose-pdf.ts';
import type { WithLabels } from '../../../features/print-labels/paper-dialog.tsx';
import { oneFile } from '../../../features/print-labels/one-file.ts';
import { guideLabel } from '../../../entities/order/operations.ts';
import type { labelsRequested } from './actions.ts';
import { causesOf, type Failure } from '../../../shared/store/jobs/failures.ts';
import { isRetried, untilStopped } from '../../../shared/store/jobs/job.saga.ts';
import { jobChanged } from '../../../shared/store/jobs/jobs-slice.ts';
import { hasChannelLabel } from './order-facts.ts';

const source = { source: 'El servicio de etiquetas', call: downloadGuideLabel };

/** A file to bring, and the orders it is for. */
type Step = { readonly numbers: readonly string[]; readonly bring: () => Saga<CallResult<BinaryFile>> };

/** The files of a request: one for all orders whose label is the channel's, one for each guide otherwise. */
function stepsOf(orders: readonly Order[]): Step[] {
  const ofChannel = orders.filter(hasChannelLabel).map(({ orderNumber }) => orderNumber);
  const others = orders.filter((order) => !hasChannelLabel(order));
  const guides = others.flatMap((order) =>
    ownGuides(order).map((guide) => ({ guide, number: order.orderNumber })),
  );
  return [
    ...(ofChannel.length === 0
      ? []
      : [{ numbers: ofChannel, bring: () => mercadoLibreLabels.run({ body: { orderIds: ofChannel } }) }]),
    ...guides.map(({ guide, number }) => ({
      numbers: [number],
      bring: () => guideLabel.run({ params: { guide } }),
    })),
  ];
}

type Brought = { readonly file: BinaryFile; readonly numbers: readonly string[] };
type Progress = { done: number; readonly failures: Failure[]; readonly files: Brought[] };

function* bringAll(id: string, title: string, steps: readonly Step[], progress: Progress): Saga {
  const total = steps.reduce((sum, { numbers }) => sum + numbers.length, 0);
  for (const { numbers, bring } of steps) {
    yield put(jobChanged({ id, title, state: 'running', done: progress.done, total }));
    const result = yield* bring();
    if (result.ok) progress.files.push({ file: result.value, numbers });
    else progress.failures.push(...numbers.map((number) => ({ number, error: result.error })));
    progress.done += numbers.length;
  }
}

const titleOf = (count: number): string =>
  count === 1 ? 'Etiqueta de 1 pedido' : `Etiquetas de ${count} pedidos`;

/** The labels in their order, the slip of its order behind each, and before them what to take from the shelf. */
async function withPacking(
  brought: readonly Brought[],
  orders: readonly Order[],
  { pickList, slips }: WithLabels,
): Promise<readonly BinaryFile[]> {
  const labels = brought.map(({ file }) => file);
  if (labels.length === 0 || (!pickList && !slips)) return labels;
  const { packingSlips, pickListSheets } = await import('../../../features/print-labels/packing-pdf.ts');
  const asFile = (blob: Blob, fileName: string): BinaryFile => ({ blob, fileName });
  const had = new Set(brought.flatMap(({ numbers }) => numbers));
  const packed = orders.filter(({ orderNumber }) => had.has(orderNumber));
  const first = pickList ? [asFile(await pickListSheets(packed), 'lista-de-surtido.pdf')] : [];
  if (!slips) return [...first, ...labels];
  const told = new Set<string>();
  const both = await Promise.all(
    brought.map(async ({ file, numbers }) => {
      // An order of two parcels has one slip, with its first label.
      const own = packed.filter(({ orderNumber }) => numbers.includes(orderNumber) && !told.has(orderNumber));
      for (const { orderNumber } of own) told.add(orderNumber);
      return own.length === 0 ? [file] : [file, asFile(await packingSlips(own), 'hoja-de-empaque.pdf')];
    }),
  );
  return [...first, ...both.flat()];
}

/** Brings the labels, to be printed as one PDF; those that could not be had are named with their cause (law 1). */
function* bring(id: string, orders: readonly Order[], paper: Paper, withLabels: WithLabels): Saga {
  const title = titleOf(orders.length);
  const progress: Progress = { done: 0, failures: [], files: [] };
  const { failures, files } = progress;
  const isStopped = yield* untilStopped(id, () => bringAll(id, title, stepsOf(orders), progress));
  const saveFile = yield* dependency('saveFile');
  const whole = yield* call(() => withPacking(files, orders, withLabels));
  const sheets = yield* call(() => oneFile(whole, paper, 'etiquetas.pdf'));
  for (const file of sheets) saveFile(file);
  const done = progress.done - failures.length;
  if (isStopped)
    return void (yield put(jobChanged({ id, title, state: 'cancelled', done, total: orders.length })));
  if (failures.length === 0) return void (yield put(jobChanged({ id, title, state: 'done' })));
  yield put(jobChanged({ id, title, state: 'partial', done, causes: causesOf(failures, source) }));
  if (!(yield* isRetried(id))) return;
  const failed = new Set(failures.map(({ number }) => number));
  yield* call(
    bring,
    id,
    orders.filter(({ orderNumber }) => failed.has(orderNumber)),
    // The sheet that was begun is in the printer no more.
    { ...paper, start: 1 },
    withLabels,
  );
}

export function* bringLabels({ payload }: ReturnType<typeof labelsRequested>): Saga {
  const { id, orders, paper, withLabels = { pickList: false, slips: false } } = payload;
  yield* bring(id, orders, paper, withLabels);
}
