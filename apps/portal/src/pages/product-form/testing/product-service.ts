import type { CallRequest, Product } from '@trastienda/api-client';
import { mock } from '@trastienda/api-client/msw';
import {
  checkSku,
  checkUniversalId,
  createProduct,
  getCategory,
  getHostedShopProduct,
  getProduct,
  listCategories,
  listCategoryMatches,
  listProductChanges,
  updateProduct,
} from '@trastienda/api-client/products';
import { listBrands, listCartaPorte } from '@trastienda/api-client/resources';
import type { RequestHandler } from 'msw';

const kept = getProduct.example().data;
const category = getCategory.example().data;

const comales = {
  ...category,
  id: 'cat-31',
  name: 'Comales',
  path: ['Cocina', 'Preparación', 'Comales'],
  attributes: [
    { name: 'Color', required: false, type: 'text' as const, values: [] },
    {
      name: 'Material',
      required: true,
      type: 'list' as const,
      values: ['Acero al carbón', 'Barro', 'Hierro fundido'],
    },
    { name: 'Diámetro', required: false, type: 'number' as const, values: [] },
  ],
};
const known = [category, comales];
const tree = [
  { id: 'cat-2', name: 'Hogar', parent: null, hasChildren: true },
  { id: 'cat-3', name: 'Cocina', parent: null, hasChildren: true },
  { id: 'cat-30', name: 'Preparación', parent: 'cat-3', hasChildren: true },
  { id: 'cat-31', name: 'Comales', parent: 'cat-30', hasChildren: false },
  { id: 'cat-21', name: 'Cristalería', parent: 'cat-2', hasChildren: false },
];

type Sent = NonNullable<CallRequest<typeof createProduct>['body']>;

/** What the service makes of what it is sent. */
function keptAs(before: Product, { draft, ...sent }: Partial<Sent>): Product {
  const offers = { ...before.sales_channel };
  for (const code of ['SR', 'SN', 'CS'] as const) {
    const offer = sent.sales_channel?.[code];
    if (!offer) continue;
    offers[code] = {
      price: sent.price ?? before.price,
      salePrice: sent.salePrice ?? before.salePrice,
      category: null,
      message: null,
      ...offer,
      status: offer.active && draft !== true ? 'active' : 'paused',
    } as NonNullable<Product['sales_channel']['SR']>;
  }
  return {
    ...before,
    ...(sent as Partial<Product>),
    ...(draft !== undefined && { status: draft ? ('draft' as const) : ('active' as const) }),
    sales_channel: offers,
    version: (before.version ?? 0) + 1,
  };
}

/** A service that knows some products, keeps what it is sent, and refuses a SKU that it has already. */
export function productService(products: readonly Product[] = [kept]): readonly RequestHandler[] {
  const all = new Map(products.map((one) => [one.id, one]));
  const bySku = (sku: string) =>
    [...all.values()].find((one) =>
      one.info_by_sku.some((row) => row.sku.toUpperCase() === sku.toUpperCase()),
    );
  return [
    mock(createProduct).reply(({ body }) => {
      const made = keptAs({ ...kept, id: `p-${2000 + all.size}`, sales_channel: {}, version: 0 }, body);
      all.set(made.id, made);
      return { data: made };
    }),
    mock(getProduct).reply(({ params }) => ({ data: all.get(params.id) ?? kept })),
    mock(updateProduct).reply(({ params, body }) => {
      const made = keptAs(all.get(params.id) ?? kept, body as Partial<Sent>);
      all.set(made.id, made);
      return { data: made };
    }),
    mock(checkSku).reply(({ body }) => ({ exists: (bySku(body.sku)?.id ?? null) !== body.productId })),
    mock(checkUniversalId).reply({ exists: false, valid: true }),
    mock(listCategories).reply(({ query }) => ({
      data: tree.filter(({ parent }) => parent === (query.parent ?? null)),
    })),
    mock(getCategory).reply(({ params }) => ({
      data: known.find(({ id }) => id === params.id) ?? category,
    })),
    mock(listCategoryMatches).reply({
      data: [
        { id: 'cat-31', name: 'Comales', path: comales.path, score: 0.92 },
        {
          id: 'cat-32',
          name: 'Sartenes de acero',
          path: ['Cocina', 'Ollas y sartenes', 'Sartenes de acero'],
          score: 0.6,
        },
        {
          id: 'cat-33',
          name: 'Planchas para asador',
          path: ['Jardín', 'Asadores', 'Planchas para asador'],
          score: 0.4,
        },
      ],
    }),
    mock(listBrands).example(),
    mock(listCartaPorte).example(),
    mock(listProductChanges).example(),
    mock(getHostedShopProduct).fails(404),
  ];
}
