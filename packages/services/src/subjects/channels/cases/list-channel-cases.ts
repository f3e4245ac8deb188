import type { listChannelCases } from '@trastienda/api-client/integrations';
import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Handler } from '../../../core/handler.ts';
import { channelCases, channelLinks } from '../../../tables/channel-links.ts';
import { casesOnTheWire } from './case-on-the-wire.ts';

const PAGE = 50;

/** Lists the orders of linked shops that wait for a person: by cause, and the oldest of each first. */
export const handleListChannelCases: Handler<typeof listChannelCases> = async ({ query }, scope) => {
  const { tx, storeId } = scope;
  const { cause, shopId, caseId, after } = query;
  const isOpen = and(eq(channelCases.storeId, storeId), isNull(channelCases.resolvedAt));
  const [lastCause, lastId] = after?.split('-') ?? [];
  const ofShop = tx
    .select({ id: channelLinks.id })
    .from(channelLinks)
    .where(and(eq(channelLinks.storeId, storeId), eq(channelLinks.shopId, shopId ?? '')));
  const rows = await tx
    .select()
    .from(channelCases)
    .where(
      and(
        isOpen,
        cause === undefined ? undefined : eq(channelCases.cause, cause),
        shopId === undefined ? undefined : inArray(channelCases.linkId, ofShop),
        caseId === undefined ? undefined : eq(channelCases.id, Number(caseId)),
        lastCause === undefined || lastId === undefined
          ? undefined
          : sql`(${channelCases.cause}, ${channelCases.id}) > (${lastCause}, ${lastId}::bigint)`,
      ),
    )
    .orderBy(asc(channelCases.cause), asc(channelCases.id))
    .limit(PAGE + 1);
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  const isFirst = after === undefined && caseId === undefined;
  const counts = isFirst
    ? await tx
        .select({ cause: channelCases.cause, count: count() })
        .from(channelCases)
        .where(isOpen)
        .groupBy(channelCases.cause)
        .orderBy(asc(channelCases.cause))
    : null;
  return {
    data: await casesOnTheWire(scope, page, { withRaw: caseId !== undefined }),
    next: rows.length > PAGE && last ? `${last.cause}-${last.id}` : null,
    counts,
  };
};
