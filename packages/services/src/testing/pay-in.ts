import { eq } from 'drizzle-orm';
import { conflict, invalid } from '../core/refusal.ts';
import type { Database } from '../database/connect.ts';
import { acrossStores } from '../database/connect.ts';
import { defineJob, RowRefusal } from '../jobs/define-job.ts';
import { walletEntries, wallets } from '../tables/shipping.ts';
import { CASA_LUMBRE } from './ask.ts';

type Fate = 'paid' | 'refused' | 'conflict' | 'invalid' | 'broken';
/** A row that tops up the wallet by so many centavos, or fails in one of the ways there are. */
export type Payment = { readonly amount: number; readonly fate: Fate };
export const payIn = (amount: number, fate: Fate): Payment => ({ amount, fate });

/** A job whose every effect shows in a sum: the balance reveals one that was done twice or by half. */
export const topUps = defineJob<{ note: string }, Payment>({
  id: 'testTopUps',
  run: async ({ amount, fate }, { tx, storeId, now, job }) => {
    // The effect comes before the failure: undoing it is part of what is tested.
    await tx.insert(walletEntries).values({ storeId, kind: 'top_up', amount, createdAt: now });
    if (fate === 'refused') {
      throw new RowRefusal('El monto no es un número', {
        field: 'monto',
        value: '5,00,0',
        suggestion: 'Escríbelo como 500.00',
        code: 'monto',
      });
    }
    if (fate === 'conflict') throw conflict('Ya está pagado', 'pagado');
    if (fate === 'invalid') throw invalid([{ field: 'cuenta', message: 'Falta la cuenta' }]);
    if (fate === 'broken') throw new TypeError('x is not a function');
    return { outcome: 'paid', result: { amount, note: job.input.note } };
  },
});

/** Returns the numbers of this percentage of rows, spread over the job, always the same ones. */
export function failingRows(size: number, percent: number): ReadonlySet<number> {
  const wanted = Math.round((size * percent) / 100);
  // 7,919 is a prime: its multiples meet every row once.
  return new Set(Array.from({ length: wanted }, (_, at) => ((at * 7_919) % size) + 1));
}
export const paymentsOf = (size: number, failing: ReadonlySet<number>): Payment[] =>
  Array.from({ length: size }, (_, at) => payIn(at + 1, failing.has(at + 1) ? 'refused' : 'paid'));
/** centavos */
export const paidBy = (rows: readonly Payment[]): number =>
  rows.reduce((sum, row) => sum + (row.fate === 'paid' ? row.amount : 0), 0);

/** centavos */
export const balanceIn = async (database: Database, storeId = CASA_LUMBRE): Promise<number> => {
  const [wallet] = await acrossStores(database, (tx) =>
    tx.select({ balance: wallets.balance }).from(wallets).where(eq(wallets.storeId, storeId)),
  );
  return wallet?.balance ?? 0;
};
