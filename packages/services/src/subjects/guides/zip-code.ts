import type { getZipCode } from '@trastienda/api-client';
import { mexicanStateOf } from '@trastienda/domain';
import { eq } from 'drizzle-orm';
import type { Handler } from '../../core/handler.ts';
import { notFound } from '../../core/refusal.ts';
import { inDetail } from './envelope.ts';
import { zipCodes } from '../../tables/shipping.ts';

/** Answers a postal code, or 404 for one that is not in our data: the colony then is free text (D76). */
export const handleGetZipCode: Handler<typeof getZipCode> = async ({ params }, { tx }) => {
  const [row] = await tx.select().from(zipCodes).where(eq(zipCodes.code, params.code));
  if (!row) throw notFound('No conocemos ese código postal');
  return inDetail({
    postalCode: row.code,
    state: { code: row.stateCode, name: mexicanStateOf(row.stateCode)?.name ?? '' },
    city: row.city,
    borough: row.borough,
    colonias: row.colonias.map((name, at) => ({ id: `${row.code}-${at + 1}`, name })),
  });
};
