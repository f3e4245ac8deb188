import type { getBalance } from '@trastienda/api-client';
import type { topUpBalance } from '@trastienda/api-client/shippings';
import { type Centavos, centavos, fromCentavos, toCentavos } from '@trastienda/domain';
import { eq } from 'drizzle-orm';
import type { Handler } from '../../core/handler.ts';
import { notFound, Refusal } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { inDetail } from './envelope.ts';
import { walletEntries, wallets } from '../../tables/shipping.ts';

type Store = Pick<Scope, 'tx' | 'storeId' | 'now'>;

/** Returns the store's money in centavos; 0 without a wallet. */
export async function balanceOf({ tx, storeId }: Pick<Scope, 'tx' | 'storeId'>): Promise<Centavos> {
  const [row] = await tx.select().from(wallets).where(eq(wallets.storeId, storeId));
  return centavos(row?.balance ?? 0);
}

/**
 * Locks the wallet, so that buyers of one store pay one after the other.
 * @throws 402 when it has less than `cost`.
 */
export async function lockWalletFor({ tx, storeId }: Store, cost: Centavos): Promise<void> {
  const [row] = await tx.select().from(wallets).where(eq(wallets.storeId, storeId)).for('update');
  if (!row || row.balance < cost) throw new Refusal(402, 'Saldo insuficiente', { code: 'balance' });
}

/** One entry of the ledger; the balance follows by trigger and is never below 0 by constraint. */
export async function addEntry(
  { tx, storeId, now }: Store,
  entry: { readonly kind: 'charge' | 'refund'; readonly amount: number; readonly guide: string },
): Promise<void> {
  await tx.insert(walletEntries).values({ ...entry, storeId, createdAt: now });
}

export const handleGetBalance: Handler<typeof getBalance> = async (_request, scope) =>
  inDetail({ monto_actual: fromCentavos(await balanceOf(scope)) });

/**
 * Tops up the demo's money (D400): elsewhere a balance grows where its money is paid.
 * @throws 404
 */
export const handleTopUpBalance: Handler<typeof topUpBalance> = async ({ body }, scope) => {
  const { tx, storeId, now, installation } = scope;
  if (!installation.topsUp) throw notFound('Aquí no se recarga saldo');
  await tx
    .insert(walletEntries)
    .values({ storeId, kind: 'top_up', amount: toCentavos(body.amount), createdAt: now });
  return inDetail({ monto_actual: fromCentavos(await balanceOf(scope)) });
};
