import type * as catalogue from '@trastienda/api-client/products';
import type {
  checkSku,
  checkUniversalId,
  getActiveProductTotals,
  getProduct,
  getProductBySku,
  listProductSkus,
  listStoreTopCategories,
} from '@trastienda/api-client/products';
import { foldText } from '@trastienda/domain';
import { comparableGtin, gtinOf } from '@trastienda/domain/product';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Handler, Handlers } from '../../core/handler.ts';
import { notFound } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { handleActivateProductsInBulk } from '../../subjects/bulk-loads/activate-in-bulk.ts';
import { handleActivateProducts, handlePauseProducts } from '../../subjects/products/change-products.ts';
import {
  handleGetCategory,
  handleListCategories,
  handleListCategoryMatches,
} from '../../subjects/products/categories.ts';
import { handleCreateProduct } from '../../subjects/products/create-product.ts';
import { handleDeleteProducts } from '../../subjects/products/delete-products.ts';
import {
  handleEditHostedShopProduct,
  handleGetHostedShopProduct,
} from '../../subjects/products/hosted-shop.ts';
import { kindsOf } from '../../subjects/products/find-products.ts';
import { handleListProducts } from '../../subjects/products/list-products.ts';
import { isActive, soldAt, sumOf } from '../../subjects/products/product-kinds.ts';
import { handleListProductChanges } from '../../subjects/products/product-history.ts';
import { type ProductRow, skusOf } from '../../subjects/products/product-of-row.ts';
import { handleGetProductStock } from '../../subjects/stock/product-stock.ts';
import { readinessOf } from '../../subjects/products/readiness.ts';
import { wholeProduct } from '../../subjects/products/save-product.ts';
import { handleUpdateProduct, handleUpdateProductCategory } from '../../subjects/products/update-product.ts';
import { products, productSkus } from '../../tables/products.ts';

/** The answer lists up to this many categories of a store. */
const MAX_CATEGORIES = 20;

const productNotFound = () => notFound('No encontramos el producto');

async function productOf({ tx, storeId }: Scope, id: string): Promise<ProductRow> {
  const [row] = await tx
    .select()
    .from(products)
    .where(and(eq(products.storeId, storeId), eq(products.id, id), ne(products.status, 'deleted')));
  if (!row) throw productNotFound();
  return row;
}

/** Answers the product that has a SKU, without regard to case. */
async function ownerOf({ tx, storeId }: Scope, sku: string): Promise<string | null> {
  const [found] = await tx
    .select({ id: productSkus.productId })
    .from(productSkus)
    .where(and(eq(productSkus.storeId, storeId), eq(productSkus.foldedSku, foldText(sku))));
  return found?.id ?? null;
}

const wholeOf = async (scope: Scope, id: string) => {
  const row = await productOf(scope, id);
  return { data: await wholeProduct(scope, row, await readinessOf(scope)) };
};

const handleGetProduct: Handler<typeof getProduct> = ({ params }, scope) => wholeOf(scope, params.id);

const handleListProductSkus: Handler<typeof listProductSkus> = async ({ params }, scope) => {
  const { id } = await productOf(scope, params.id);
  return { data: await skusOf(scope, id) };
};

const handleGetProductBySku: Handler<typeof getProductBySku> = async ({ params }, scope) => {
  const id = await ownerOf(scope, params.sku);
  if (id === null) throw productNotFound();
  return wholeOf(scope, id);
};

/** Whether another product has it; never 404. */
const handleCheckSku: Handler<typeof checkSku> = async ({ body }, scope) => {
  const id = await ownerOf(scope, body.sku);
  return { exists: id !== null && id !== body.productId };
};

/** Whether it is one, and another product has it; compared by its 14-digit form (D270). Never 404. */
const handleCheckUniversalId: Handler<typeof checkUniversalId> = async ({ body }, { tx, storeId }) => {
  const valid = gtinOf(body.universalId) !== null;
  const [found] = await tx
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        eq(products.storeId, storeId),
        eq(products.gtin, comparableGtin(body.universalId)),
        ne(products.status, 'deleted'),
        body.productId === null ? undefined : ne(products.id, body.productId),
      ),
    )
    .limit(1);
  return { exists: valid && found !== undefined, valid };
};

/** Counts the products that can be sold now, by channel. */
const handleGetActiveProductTotals: Handler<typeof getActiveProductTotals> = async (_request, scope) => {
  const kinds = await kindsOf(scope);
  const of = (channel: string) => sumOf(kinds, [isActive, soldAt([channel])]);
  return {
    totalCSChannels: of('CS'),
    totalSNChannels: of('SN'),
    totalSRChannels: of('SR'),
    totalPGChannels: of('PG'),
  };
};

/** Lists the categories with most products; each by the name that one of its products has for it. */
const handleListStoreTopCategories: Handler<typeof listStoreTopCategories> = async (
  _request,
  { tx, storeId },
) => {
  const { rows } = await tx.execute<{ category: string; category_name: string; total: number }>(sql`
    select t.category, p.category_name, t.total
    from (
      select key as category, sum(products)::int as total from product_tally
      where store_id = ${storeId} and facet = 1 and key <> '' group by key having sum(products) > 0
      order by total desc, key limit ${MAX_CATEGORIES}
    ) t cross join lateral (
      select category_name from products
      where store_id = ${storeId} and category = t.category and kind is not null limit 1
    ) p
    order by t.total desc, p.category_name`);
  return { data: rows };
};

export const handlers = {
  listProducts: handleListProducts,
  getProduct: handleGetProduct,
  listProductSkus: handleListProductSkus,
  getProductBySku: handleGetProductBySku,
  checkSku: handleCheckSku,
  listCategories: handleListCategories,
  getCategory: handleGetCategory,
  listCategoryMatches: handleListCategoryMatches,
  checkUniversalId: handleCheckUniversalId,
  createProduct: handleCreateProduct,
  updateProduct: handleUpdateProduct,
  updateProductCategory: handleUpdateProductCategory,
  deleteProducts: handleDeleteProducts,
  getProductStock: handleGetProductStock,
  listProductChanges: handleListProductChanges,
  getHostedShopProduct: handleGetHostedShopProduct,
  editHostedShopProduct: handleEditHostedShopProduct,
  getActiveProductTotals: handleGetActiveProductTotals,
  listStoreTopCategories: handleListStoreTopCategories,
  activateProducts: handleActivateProducts,
  pauseProducts: handlePauseProducts,
  activateProductsInBulk: handleActivateProductsInBulk,
} satisfies Handlers<typeof catalogue>;
