import { epochOf, type Instant } from '../time/zoned-time.ts';

/** Milliseconds for which deposits stay at the old account after a change of the CLABE: 48 hours. */
export const clabeHoldMs = 172_800_000;

/** An account to which the deposits of a store go from a moment on. */
export interface DepositAccount {
  readonly clabe: string;
  /** Moment from which deposits go to the account. */
  readonly from: Instant;
  /** Set where the change was taken back, or another one took its place, before it held. */
  readonly withdrawnAt?: Instant | null;
}

/** The accounts of a store at one moment. */
export interface DepositAccounts<Account> {
  /** Account of the deposits now. */
  readonly current: Account | null;
  /** Since when they go to its CLABE: the moment at which the one before ended. */
  readonly since: Instant | null;
  /** Account of the deposits once the hold is over. */
  readonly pending: Account | null;
  /** Earlier accounts, each CLABE once, the newest first. */
  readonly previous: readonly Account[];
}

/**
 * The moment from which deposits go to a new account: immediately for a store's first account and for its current CLABE, after
 * 48 hours for another one.
 * @example depositsFrom({ current: null, clabe: '012320001234567895', now: '2025-01-15T18:00:00Z' }) // => '2025-01-15T18:00:00.000Z'
 * @example depositsFrom({ current: '002180051234567893', clabe: '012320001234567895', now: '2025-01-15T18:00:00Z' }) // => '2025-01-17T18:00:00.000Z'
 */
export function depositsFrom(change: {
  /** The CLABE that deposits go to now. */
  readonly current: string | null;
  readonly clabe: string;
  readonly now: Instant;
}): string {
  const isHeld = change.current !== null && change.current !== change.clabe;
  return new Date(new Date(change.now).getTime() + (isHeld ? clabeHoldMs : 0)).toISOString();
}

/**
 * Gives the accounts of a store's deposits now, before and later, by the clock alone. Accounts come in the order they were
 * given.
 * @example depositAccountsAt([{ clabe: 'A', from: '2025-01-01T00:00:00Z' }, { clabe: 'B', from: '2025-01-17T18:00:00Z' }], '2025-01-17T17:59:59Z').pending?.clabe // => 'B'
 * @example depositAccountsAt([{ clabe: 'A', from: '2025-01-01T00:00:00Z' }, { clabe: 'B', from: '2025-01-17T18:00:00Z' }], '2025-01-17T18:00:00Z').current?.clabe // => 'B'
 */
export function depositAccountsAt<Account extends DepositAccount>(
  accounts: readonly Account[],
  now: Instant,
): DepositAccounts<Account> {
  const valid = accounts.filter(({ withdrawnAt }) => (withdrawnAt ?? null) === null);
  const begun = valid.filter(({ from }) => epochOf(from) <= epochOf(now));
  const current = begun.at(-1) ?? null;
  const before = begun.findLastIndex(({ clabe }) => clabe !== current?.clabe);
  const seen = new Set(current ? [current.clabe] : []);
  const previous = begun.toReversed().filter(({ clabe }) => {
    const isNew = !seen.has(clabe);
    seen.add(clabe);
    return isNew;
  });
  return {
    current,
    since: begun[before + 1]?.from ?? null,
    pending: valid.findLast(({ from }) => epochOf(from) > epochOf(now)) ?? null,
    previous,
  };
}
