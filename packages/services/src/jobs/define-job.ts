import { Refusal } from '../core/refusal.ts';
import type { Scope } from '../core/scope.ts';

/** What a row of a job works with: one transaction of its own, locked to the job's store. */
type RowScope<Input> = Scope & {
  readonly job: { readonly id: string; readonly input: Input };
  /** From 1. */
  readonly row: number;
};

/** What a row has done: a word that can be counted ('created', 'unchanged'), and what it made, as JSON. */
export type RowOutcome = { readonly outcome: string; readonly result?: unknown };

/**
 * A kind of long work. `run` does one row: its effect and its result are one transaction, so a row is done once,
 * however often the process dies. It throws a `Refusal` (or a `RowRefusal`) for a row that cannot be done; the row
 * then leaves no trace but its error, and the next one goes on (D159). `Input` and `Row` are kept as JSON.
 */
export type JobKind<Input, Row> = {
  readonly id: string;
  readonly run: (row: Row, scope: RowScope<Input>) => Promise<RowOutcome>;
  /** Keeps what is to be known of a row that failed, beside its error; a fault of its own is passed over. */
  readonly onFailed?: (row: Row, failed: FailedRow<Input>) => Promise<void>;
};

/** A row that has failed, in the transaction that says so. */
type FailedRow<Input> = Pick<RowScope<Input>, 'tx' | 'storeId' | 'job'>;

export const defineJob = <Input, Row>(kind: JobKind<Input, Row>): JobKind<Input, Row> => kind;

/** Any kind, where its rows come from the database. */
// A kind only ever meets the rows that were started with it.
export type AnyJobKind = {
  readonly id: string;
  run(row: unknown, scope: RowScope<unknown>): Promise<RowOutcome>;
  onFailed?(row: unknown, failed: FailedRow<unknown>): Promise<void>;
};

/** A row that cannot be done, with the cell that is wrong and how to mend it; all of it in Spanish (calls.md 24.10). */
export class RowRefusal extends Refusal {
  readonly field: string | null;
  readonly value: string | null;
  readonly suggestion: string | null;

  constructor(
    message: string,
    more: { field?: string; value?: string; suggestion?: string; code?: string } = {},
  ) {
    super(422, message, more.code === undefined ? {} : { code: more.code });
    this.field = more.field ?? null;
    this.value = more.value ?? null;
    this.suggestion = more.suggestion ?? null;
  }
}
