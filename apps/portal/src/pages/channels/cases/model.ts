import type { CallOutput } from '@trastienda/api-client';
import type { listChannelCases } from '@trastienda/api-client/integrations';
import { type CaseCause, type CaseWay, caseWays } from '@trastienda/domain/channel-cases';
import type { ChannelsSearch } from '../search.ts';

type Answer = CallOutput<typeof listChannelCases>;
export type ChannelCase = Answer['data'][number];

/** Cases of one cause, as they stand on a page. */
export type CaseGroup = {
  readonly cause: CaseCause;
  readonly cases: readonly ChannelCase[];
};

/** Puts the rows of a page, which come by cause, under their causes. */
export function byCause(cases: readonly ChannelCase[]): readonly CaseGroup[] {
  const groups = new Map<CaseCause, ChannelCase[]>();
  for (const one of cases) groups.set(one.cause, [...(groups.get(one.cause) ?? []), one]);
  return [...groups].map(([cause, rows]) => ({ cause, cases: rows }));
}

/** The ways out of one case, or of several of one cause at once. */
export function waysOf(cause: CaseCause, cases: readonly ChannelCase[]): readonly CaseWay[] {
  const guides = cases.flatMap(({ order }) => order?.guides ?? []);
  const isAnyOurs = cases.some(({ order }) => order !== null);
  return caseWays({ cause, order: isAnyOurs ? { guides } : null });
}

/** The list's request for a state of the address. */
export const casesInput = ({ causa, tienda, despues }: ChannelsSearch) => ({
  query: {
    ...(causa !== null && { cause: causa }),
    ...(tienda !== '' && { shopId: tienda }),
    ...(/^[a-z_]{1,30}-\d{1,15}$/u.test(despues) && { after: despues }),
  },
});
