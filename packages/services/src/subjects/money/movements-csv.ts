import type { DepositLineAnswer } from '@trastienda/api-client';
import type { CsvColumn } from '@trastienda/domain';
import { csvLines } from '@trastienda/domain/sale';
import { type SQL, sql } from 'drizzle-orm';
import type { Scope } from '../../core/scope.ts';
import { rowsInBatches } from '../../database/rows-in-batches.ts';
import { mxn } from './list-payments.ts';
import { payoutLines } from '../../tables/money.ts';

/** The merchants' name of each kind, in the order of an order's lines: the sale comes first. */
const kindNames: Readonly<Record<DepositLineAnswer['tipo'], string>> = {
  venta: 'Venta',
  comision: 'Comisión',
  isr: 'Retención de ISR',
  iva: 'Retención de IVA',
  guia: 'Guía',
  devolucion: 'Devolución',
  ajuste: 'Ajuste',
  reserva: 'Reserva',
  liberacion: 'Reserva liberada',
};

/** The kinds in that order. */
export const lineKinds = Object.keys(kindNames) as DepositLineAnswer['tipo'][];

/** Sorts the lines of an order together, by kind; lines of no order come last. */
export const inOrder = [
  sql`${payoutLines.orderNumber} nulls last`,
  sql`array_position(array[${sql.join(
    lineKinds.map((kind) => sql`${kind}::text`),
    sql`, `,
  )}], ${payoutLines.kind})`,
  payoutLines.line,
] as const;

type Movement = {
  readonly payout: string;
  readonly order: string | null;
  readonly kind: DepositLineAnswer['tipo'];
  /** Centavos. */
  readonly amount: number;
  /** The day on the store's clock. */
  readonly day: string;
  readonly note: string | null;
};

const columns: readonly CsvColumn<Movement>[] = [
  { header: 'Depósito', value: ({ payout }) => payout, isText: true },
  { header: 'Pedido', value: ({ order }) => order, isText: true },
  { header: 'Concepto', value: ({ kind }) => kindNames[kind] },
  { header: 'Importe', value: ({ amount }) => mxn(amount) },
  { header: 'Fecha', value: ({ day }) => day },
  { header: 'Nota', value: ({ note }) => note },
];

/** Rows of a query as CSV, with its mark, as they come from the database. */
export async function* csvOf<Row>(
  scope: Pick<Scope, 'tx'>,
  query: SQL,
  of: readonly CsvColumn<Row>[],
): AsyncGenerator<Uint8Array> {
  const lines = csvLines(of);
  yield Buffer.from(`\uFEFF${lines.head}`);
  for await (const rows of rowsInBatches<Row>(scope.tx, query)) {
    yield Buffer.from(rows.map(lines.row).join(''));
  }
}

/**
 * Yields lines of deposits as CSV, deposit by deposit: the same in the file of one and in the accountant's
 * pack.
 */
export const movementsCsv = (
  scope: Pick<Scope, 'tx' | 'timeZone'>,
  which: SQL | undefined,
): AsyncGenerator<Uint8Array> =>
  csvOf<Movement>(
    scope,
    sql`
      select ${payoutLines.payoutId} as payout, ${payoutLines.orderNumber} as order, ${payoutLines.kind} as kind,
        ${payoutLines.amount}::float8 as amount, ${payoutLines.note} as note,
        to_char(${payoutLines.at} at time zone ${scope.timeZone}, 'YYYY-MM-DD') as day
      from ${payoutLines} where ${which}
      order by ${payoutLines.payoutId}, ${sql.join([...inOrder], sql`, `)}`,
    columns,
  );
