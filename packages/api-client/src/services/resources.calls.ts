import * as z from 'zod/mini';
import { defineCall } from '../core/define-call.ts';
import { anyId, listed, nothingListed, text } from '../core/fields.ts';

const search = { search: z.optional(text(120)) };

/** Codes of the SAT catalogue. */
export const listCartaPorte = defineCall({
  id: 'listCartaPorte',
  service: 'resources',
  method: 'GET',
  path: 'catalog/cartaPorte',
  store: 'none',
  query: search,
  response: listed(z.object({ code: z.string(), description: z.string() })),
  emptyOn404: nothingListed,
  example: () => ({ data: [{ code: '52152100', description: 'Cristalería doméstica' }] }),
});

export const listBrands = defineCall({
  id: 'listBrands',
  service: 'resources',
  method: 'GET',
  path: 'catalog/brands',
  store: 'none',
  query: search,
  response: listed(z.object({ id: anyId(), name: z.string() })),
  emptyOn404: nothingListed,
  example: () => ({ data: [{ id: 'm-12', name: 'Casa Lumbre' }] }),
});

/** Lists the banks; on failure the domain's built-in list is used. */
export const listBanks = defineCall({
  id: 'listBanks',
  service: 'resources',
  method: 'GET',
  path: 'catalog/banks',
  store: 'none',
  response: listed(z.object({ code: z.string(), name: z.string(), socialReason: z.string() })),
  example: () => ({
    data: [
      {
        code: '012',
        name: 'BBVA MEXICO',
        socialReason: 'BBVA México, S.A., Institución de Banca Múltiple, Grupo Financiero BBVA México',
      },
    ],
  }),
});
