import { Refusal } from '../core/refusal.ts';
import type { Scope } from '../core/scope.ts';

/** The scope of a row: one transaction of its own, restricted to the job's store. */
type RowScope<Input> = Scope & {
  readonly job: { readonly id: string; readonly input: Input };
  /** The number of the row, from 1. */
  readonly row: number;
};

/** The outcome of a row: a word that can be counted ('created', 'unchanged'), and a result as JSON. */
export type RowOutcome = { readonly outcome: string; readonly result?: unknown };

/**
 * A kind of long work. `run` does one row: its effect and its result are one transaction, so a row is done
 * once, however often the process dies. It throws a `Refusal` (or a `RowRefusal`) for a row that cannot be
 * done; the row then leaves no trace but its error, and the next one goes on (D159). `Input` and `Row` are
 * stored as JSON.
 */
export type JobKind<Input, Row> = {
  readonly id: string;
  readonly run: (row: Row, scope: RowScope<Input>) => Promise<RowOutcome>;
  /** Stores further facts of a failed row beside its error; an error of its own is ignored. */
  readonly onFailed?: (row: Row, failed: FailedRow<Input>) => Promise<void>;
};

/** The scope of a failed row: the transaction that records the failure. */
type FailedRow<Input> = Pick<RowScope<Input>, 'tx' | 'storeId' | 'job'>;

export const defineJob = <Input, Row>(kind: JobKind<Input, Row>): JobKind<Input, Row> => kind;

/** Any kind of job, when its rows come from the database. */
// The type is safe, because a kind only receives the rows that were started with it.
export type AnyJobKind = {
  readonly id: string;
  run(row: unknown, scope: RowScope<unknown>): Promise<RowOutcome>;
  onFailed?(row: unknown, failed: FailedRow<unknown>): Promise<void>;
};

/**
 * The refusal of a row, with the wrong cell and a suggestion how to correct it, all in Spanish (calls.md
 * 24.10).
 */
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
