import * as z from 'zod/mini';
import { defineCall } from '../core/define-call.ts';
import { id, listed, nothingListed, text } from '../core/fields.ts';
import { category, categoryDetail, categoryMatch } from './products.schemas.ts';

/** Lists the children of `parent`, or the top level without it. */
export const listCategories = defineCall({
  id: 'listCategories',
  service: 'products',
  method: 'GET',
  path: 'sales_channel/t1/category',
  query: { parent: z.optional(text(60)) },
  response: listed(category),
  emptyOn404: nothingListed,
  example: () => ({ data: [{ id: 'cat-2', name: 'Hogar', parent: null, hasChildren: true }] }),
});

export const getCategory = defineCall({
  id: 'getCategory',
  service: 'products',
  method: 'GET',
  path: 'sales_channel/t1/category/{id}',
  params: { id: id() },
  response: z.object({ data: categoryDetail }),
  example: () => ({
    data: {
      id: 'cat-21',
      name: 'Cristalería',
      parent: 'cat-2',
      hasChildren: false,
      path: ['Hogar', 'Cocina', 'Cristalería'],
      attributes: [
        { name: 'Material', required: true, type: 'list' as const, values: ['Vidrio', 'Cristal'] },
      ],
      commission: 15,
    },
  }),
});

export const listCategoryMatches = defineCall({
  id: 'listCategoryMatches',
  service: 'products',
  method: 'GET',
  path: 'sales_channel/t1/category/matches',
  query: { name: text(200, 1) },
  response: listed(categoryMatch),
  emptyOn404: nothingListed,
  example: () => ({
    data: [
      {
        id: 'cat-21',
        name: 'Cristalería',
        path: ['Hogar', 'Cocina', 'Cristalería'],
        score: 0.92,
        source: 'texto' as const,
      },
    ],
  }),
});
