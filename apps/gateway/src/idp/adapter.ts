import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { GatewayDatabase } from '../database/open.ts';
import { identityRecords as records } from '../database/schema.ts';

/** Keeps what the embedded identity provider remembers in PostgreSQL, so that a restart forgets nobody. */
export const identityAdapter = (db: GatewayDatabase) =>
  class IdentityAdapter implements Adapter {
    readonly model: string;
    constructor(model: string) {
      this.model = model;
    }

    async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
      const row = {
        payload: payload as Record<string, unknown>,
        grantId: payload.grantId ?? null,
        uid: payload.uid ?? null,
        userCode: payload.userCode ?? null,
        expiresAt: expiresIn ? new Date(Date.now() + expiresIn * 1000) : null,
      };
      await db
        .insert(records)
        .values({ model: this.model, id, ...row })
        .onConflictDoUpdate({ target: [records.model, records.id], set: row });
    }

    find = (id: string) => this.#one(eq(records.id, id));
    findByUid = (uid: string) => this.#one(eq(records.uid, uid));
    findByUserCode = (code: string) => this.#one(eq(records.userCode, code));

    async consume(id: string): Promise<void> {
      await db
        .update(records)
        .set({ consumedAt: Math.floor(Date.now() / 1000) })
        .where(this.#is(id));
    }

    async destroy(id: string): Promise<void> {
      await db.delete(records).where(this.#is(id));
    }

    async revokeByGrantId(grantId: string): Promise<void> {
      await db.delete(records).where(eq(records.grantId, grantId));
    }

    #is(id: string) {
      return and(eq(records.model, this.model), eq(records.id, id));
    }

    async #one(where: ReturnType<typeof eq>): Promise<AdapterPayload | undefined> {
      const [row] = await db
        .select()
        .from(records)
        .where(
          and(
            eq(records.model, this.model),
            where,
            or(isNull(records.expiresAt), gt(records.expiresAt, sql`now()`)),
          ),
        );
      if (!row) return undefined;
      return {
        ...(row.payload as AdapterPayload),
        ...(row.consumedAt === null ? {} : { consumed: row.consumedAt }),
      };
    }
  };
