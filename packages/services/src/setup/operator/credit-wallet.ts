import { centavos, formatMxn, parseMxn } from '@trastienda/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { walletEntries, wallets } from '../../tables/shipping.ts';
import { CommandRefused } from '../command-refused.ts';
import { type Change, doneBefore, operate, type OperatorAct } from './record-act.ts';

/** Money that an operator adds to the wallet of a store, or takes out of it. */
export type WalletCredit = {
  readonly storeId: string;
  /** Pesos: '500.00', or '-500.00'. */
  readonly amount: string;
  /** Whether the wallet may be below zero afterwards. */
  readonly mayOwe: boolean;
};

/** The balance in centavos after an act; `doneAt` is when that act was done before. */
export type Credited = {
  readonly change: Change | null;
  readonly balance: number;
  readonly doneAt: Date | null;
};

/**
 * Tops up the wallet of a store, or corrects it, once for each reference.
 * @throws CommandRefused
 */
export async function creditWallet(
  database: Database,
  { storeId, amount, mayOwe }: WalletCredit,
  act: OperatorAct & { readonly reference: string; readonly reason: string },
): Promise<Credited> {
  const read = parseMxn(amount);
  if (!read.ok || read.value === 0) throw new CommandRefused(`Not pesos: ${amount}`);
  const { value } = read;
  return operate(database, act, async (tx, now) => {
    // The lock of buyers; two acts of one reference wait here for each other, too.
    const [wallet] = await tx.select().from(wallets).where(eq(wallets.storeId, storeId)).for('update');
    if (!wallet) throw new CommandRefused(`There is no store ${storeId}.`);
    const { balance: before, allowedDebt } = wallet;
    const done = await doneBefore(tx, act, storeId);
    if (done !== null) {
      const { amount: doneAmount } = done.after as { readonly amount: number };
      if (doneAmount !== value)
        throw new CommandRefused(
          `The reference ${act.reference} was used for ${formatMxn(centavos(doneAmount))} already.`,
        );
      return { change: null, balance: before, doneAt: done.at };
    }
    const balance = before + value;
    if (value < 0 && balance < 0) {
      if (!mayOwe) {
        throw new CommandRefused(
          `The wallet of store ${storeId} has ${formatMxn(centavos(before))}: ${amount} would leave a debt. With --allow-debt it may.`,
        );
      }
      await tx
        .update(wallets)
        .set({ allowedDebt: Math.max(allowedDebt, -balance) })
        .where(eq(wallets.storeId, storeId));
    }
    const kind = value > 0 ? 'top_up' : 'correction';
    await tx.insert(walletEntries).values({ storeId, kind, amount: value, createdAt: now });
    const change = {
      storeId,
      before: { balance: before },
      after: { balance, amount: value },
      facts: { amount: value },
    };
    return { change, balance, doneAt: null };
  });
}
