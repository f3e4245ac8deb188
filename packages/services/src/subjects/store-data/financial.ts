import type { getStoreFinancial, updateStoreFinancial } from '@trastienda/api-client/bamako';
import { bankFitsClabe, depositAccountsAt, depositsFrom } from '@trastienda/domain';
import { bankOf } from '@trastienda/domain/banks';
import { and, asc, eq } from 'drizzle-orm';
import type { Handler } from '../../core/handler.ts';
import { notFound } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { blanks, expectNone, faultOf } from './field-faults.ts';
import { addressOfFile, ownFile } from './own-file.ts';
import { depositAccounts } from '../../tables/store-data.ts';
import { changeOf, expectVersion, lockForms, isUnchanged } from './shared-form.ts';

/** The answer lists up to this many earlier accounts. */
const MAX_PREVIOUS = 10;

type Account = typeof depositAccounts.$inferSelect;

const accountsOf = ({ tx, storeId }: Scope): Promise<Account[]> =>
  tx
    .select()
    .from(depositAccounts)
    .where(eq(depositAccounts.storeId, storeId))
    .orderBy(asc(depositAccounts.version));

const bankName = (code: string): string => bankOf(code)?.name ?? code;
const lastFour = (clabe: string): string => clabe.slice(-4);

/** A person who is linked to a store never sees a full CLABE, nor the statement of an account (D247). */
function answerOf({ now, isOwner }: Scope, accounts: readonly Account[]) {
  const { current, since, pending, previous } = depositAccountsAt(accounts, now);
  const last = accounts.at(-1);
  if (!current || !last || since === null) throw notFound('Aún no registras tu cuenta de depósitos');
  const active = accounts.filter(({ withdrawnAt }) => withdrawnAt === null);
  const until = (account: Account) => active[active.indexOf(account) + 1]?.from ?? now;
  return {
    id: current.storeId,
    bankCode: current.bankCode,
    bankName: bankName(current.bankCode),
    clabe: isOwner ? current.clabe : null,
    clabeLast4: lastFour(current.clabe),
    accountHolder: current.accountHolder,
    accountStatementUrl: isOwner ? addressOfFile(current.statementKey) : null,
    since: new Date(since).toISOString(),
    status: pending ? ('pendiente' as const) : ('validada' as const),
    pendingUntil: pending?.from.toISOString() ?? null,
    pendingLast4: pending ? lastFour(pending.clabe) : null,
    previous: previous.slice(0, MAX_PREVIOUS).map((account) => ({
      bankName: bankName(account.bankCode),
      clabeLast4: lastFour(account.clabe),
      until: until(account).toISOString(),
    })),
    version: last.version,
    updatedAt: last.updatedAt.toISOString(),
  };
}

export const handleGetStoreFinancial: Handler<typeof getStoreFinancial> = async (_request, scope) =>
  answerOf(scope, await accountsOf(scope));

/**
 * Saves the account. Another CLABE takes effect after 48 hours; saving the present account again withdraws it
 * (D247).
 */
export const handleUpdateStoreFinancial: Handler<typeof updateStoreFinancial> = async ({ body }, scope) => {
  const { tx, storeId, now } = scope;
  await lockForms(scope);
  const accounts = await accountsOf(scope);
  const { version, accountStatementUrl: sent, ...account } = body;
  const file = await ownFile(scope, { sent, kind: 'statement', field: 'accountStatementUrl' });
  expectNone(
    faultOf('clabe', bankFitsClabe(account.bankCode, account.clabe)),
    blanks({ accountHolder: [account.accountHolder, 'Escribe el titular de la cuenta'] }),
    file.faults,
  );
  const fields = { ...account, accountHolder: account.accountHolder.trim(), statementKey: file.key };
  const { current, pending } = depositAccountsAt(accounts, now);
  if (isUnchanged(pending ?? current ?? undefined, fields)) return answerOf(scope, accounts);
  const last = accounts.at(-1);
  await expectVersion(scope, last, version);
  if (pending) {
    await tx
      .update(depositAccounts)
      .set({ withdrawnAt: now })
      .where(and(eq(depositAccounts.storeId, storeId), eq(depositAccounts.version, pending.version)));
  }
  const from = new Date(depositsFrom({ current: current?.clabe ?? null, clabe: fields.clabe, now }));
  await tx.insert(depositAccounts).values({ storeId, ...fields, from, ...changeOf(scope, last) });
  return answerOf(scope, await accountsOf(scope));
};
