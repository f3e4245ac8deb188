import type * as resources from '@trastienda/api-client/resources';
import type { listBanks, listBrands, listCartaPorte } from '@trastienda/api-client/resources';
import { banks } from '@trastienda/domain/banks';
import { asc, or, sql } from 'drizzle-orm';
import type { Handler, Handlers } from '../../core/handler.ts';
import { startsWith } from '../../core/starts-with.ts';
import { found, MAX_ENTRIES } from '../../subjects/reference/catalogue-search.ts';
import { brands, satProducts } from '../../tables/reference.ts';

/**
 * Finds entries by the beginning of their code, or by words of their description and similar ones; the
 * shortest description comes first.
 */
const handleListCartaPorte: Handler<typeof listCartaPorte> = async ({ query: { search = '' } }, { tx }) => {
  const words = found(tx, 'sat', satProducts.code, search);
  const isCode = /^\s*\d{2,8}\s*$/u.test(search);
  const data = await tx
    .select({ code: satProducts.code, description: satProducts.description })
    .from(satProducts)
    .where(isCode ? or(startsWith(satProducts.code, search.trim()), words) : words)
    .orderBy(sql`length(${satProducts.description})`, asc(satProducts.code))
    .limit(MAX_ENTRIES);
  return { data };
};

const handleListBrands: Handler<typeof listBrands> = async ({ query: { search = '' } }, { tx }) => {
  const data = await tx
    .select({ id: brands.id, name: brands.name })
    .from(brands)
    .where(found(tx, 'brands', brands.id, search))
    .orderBy(asc(brands.name), asc(brands.id))
    .limit(MAX_ENTRIES);
  return { data };
};

const handleListBanks: Handler<typeof listBanks> = async () => ({ data: banks.map((bank) => ({ ...bank })) });

export const handlers = {
  listCartaPorte: handleListCartaPorte,
  listBrands: handleListBrands,
  listBanks: handleListBanks,
} satisfies Handlers<typeof resources>;
