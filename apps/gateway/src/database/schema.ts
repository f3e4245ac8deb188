import {
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

/** The gateway's own tables; the embedded services keep theirs apart. */
const gateway = pgSchema('gateway');
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const users = gateway.table('user', {
  id: uuid('id').primaryKey(),
  name: text('name'),
  /**
   * The e-mail in lower case identifies the person (D381), so no row changes it: another e-mail is another
   * row.
   */
  email: text('email').notNull().unique(),
  /** One more whenever the stores of this person may be others than before: what a process remembers of them is old. */
  storesVersion: integer('stores_version').notNull().default(0),
});

/** Each row links an account of an identity provider to a user. */
export const accounts = gateway.table(
  'account',
  {
    provider: text('provider').notNull(),
    /** Two providers may call two people by one subject. `null`: written by the version before, see `rememberIssuer`. */
    issuer: text('issuer'),
    providerAccountId: text('provider_account_id').notNull(),
    type: text('type').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    unique('account_of_issuer').on(table.provider, table.issuer, table.providerAccountId).nullsNotDistinct(),
    index('account_user_id').on(table.userId),
  ],
);

export const sessionColumns = {
  tokenHash: text('token_hash').primaryKey(),
  id: uuid('id').notNull().unique(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The verified e-mail that it was begun with; `null`: begun by the version before, and it is the user's. */
  email: text('email'),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  /** The last business call of the session, to the minute. */
  lastUsedAt: instant('last_used_at').notNull().defaultNow(),
  /** The provider authenticated the person at this time; `null` where it did not report it. */
  authTime: instant('auth_time'),
  /** The identity provider's own tokens; they never reach a browser (D153). */
  accessToken: text('access_token'),
  accessTokenExpiresAt: instant('access_token_expires_at'),
  refreshToken: text('refresh_token'),
  /** One process is asking the provider for new tokens until then; the others go on with the old ones. */
  refreshingUntil: instant('refreshing_until'),
  /** `invalid_grant` once the provider has refused a refresh. */
  error: text('error'),
};
/**
 * One row for each sign-in. The browser holds a random id; only its hash is stored, so that a copy of the
 * table opens nothing.
 */
export const sessions = gateway.table('session', sessionColumns, (table) => [
  index('session_expires_at').on(table.expiresAt),
]);

/**
 * Values that all processes share and no call may read: cookie keys and signing keys, created at the first
 * start, and the last issuer.
 */
export const secrets = gateway.table('secret', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

/** Recent actions of one key, counted over all processes: see `sharedRateLimit`. */
export const rates = gateway.table(
  'rate',
  {
    /** A hash: neither an address nor a user can be read from it. */
    key: text('key').primaryKey(),
    /** The bucket is full again at this time; a row whose time is past has no meaning. */
    fullAt: instant('full_at').notNull(),
  },
  (table) => [index('rate_full_at').on(table.fullAt)],
);

/** Records of the embedded identity provider. */
export const identityRecords = gateway.table(
  'identity_record',
  {
    model: text('model').notNull(),
    id: text('id').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    grantId: text('grant_id'),
    uid: text('uid'),
    userCode: text('user_code'),
    consumedAt: integer('consumed_at'),
    expiresAt: instant('expires_at'),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    index('identity_record_grant_id').on(table.grantId),
    index('identity_record_uid').on(table.uid),
  ],
);
