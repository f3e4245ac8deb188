import type { listStoreActivity } from '@trastienda/api-client/identity';
import { activityCalls, activitySentence, dayRange, SUPPORT, SUPPORT_NAME } from '@trastienda/domain';
import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Handler } from '../../core/handler.ts';
import { auditEntries } from '../../tables/requests.ts';
import { storeUsers, users } from '../../tables/people.ts';

const PAGE = 50;

/** Lists the changes that a merchant can see, from the audit; reads and queries are left out. */
export const handleListStoreActivity: Handler<typeof listStoreActivity> = async ({ query }, scope) => {
  const { tx, storeId, timeZone } = scope;
  const { before, person, kind, from, to } = query;
  const start = from === undefined ? null : dayRange(from, from, timeZone).start;
  const end = to === undefined ? null : dayRange(to, to, timeZone).end;
  const [at, id] = before?.split('-') ?? [];
  const rows = await tx
    .select({
      id: auditEntries.id,
      at: auditEntries.createdAt,
      username: auditEntries.email,
      owner: users.name,
      linked: storeUsers.name,
      callId: auditEntries.callId,
      facts: auditEntries.facts,
      folio: auditEntries.requestId,
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.email, auditEntries.email))
    .leftJoin(
      storeUsers,
      and(eq(storeUsers.storeId, auditEntries.storeId), eq(storeUsers.username, auditEntries.email)),
    )
    .where(
      and(
        eq(auditEntries.storeId, storeId),
        inArray(auditEntries.callId, activityCalls(kind)),
        person === undefined ? undefined : eq(auditEntries.email, person.trim().toLowerCase()),
        start === null ? undefined : gte(auditEntries.createdAt, new Date(start)),
        end === null ? undefined : lt(auditEntries.createdAt, new Date(end)),
        at === undefined || id === undefined
          ? undefined
          : sql`(${auditEntries.createdAt}, ${auditEntries.id}) < (${new Date(Number(at)).toISOString()}::timestamptz, ${id}::bigint)`,
      ),
    )
    .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
    .limit(PAGE + 1);
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return {
    data: page.flatMap(({ id: row, at: when, username, owner, linked, callId, facts, folio }) => {
      const sentence = activitySentence(callId, facts ?? {});
      if (sentence === null) return [];
      const who = { username, name: username === SUPPORT ? SUPPORT_NAME : (linked ?? owner) };
      return [{ id: String(row), at: when.toISOString(), who, ...sentence, folio }];
    }),
    next: rows.length > PAGE && last ? `${last.at.getTime()}-${last.id}` : null,
  };
};
