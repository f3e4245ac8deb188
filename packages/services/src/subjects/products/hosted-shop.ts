import type { CallAnswer } from '@trastienda/api-client';
import type { editHostedShopProduct, getHostedShopProduct } from '@trastienda/api-client/products';
import { centavos, fromCentavos, toCentavos } from '@trastienda/domain';
import { productLimits } from '@trastienda/domain/product';
import { and, eq } from 'drizzle-orm';
import type { Handler } from '../../core/handler.ts';
import { type FieldFault, invalid, notFound } from '../../core/refusal.ts';
import { hostedShopProducts } from '../../tables/products.ts';

type Hosted = typeof hostedShopProducts.$inferSelect;

const notInShop = () => notFound('Este producto no está en tu tienda en línea');

const onTheWire = (row: Hosted): CallAnswer<typeof getHostedShopProduct>['data'] => ({
  IDProduct: row.id,
  shop_id: row.shopId,
  name: row.name,
  price: fromCentavos(centavos(row.price)),
  sku: row.sku,
  stock: row.stock,
  active: row.active,
});

/** Answers a product of the hosted shop; 404 when it has none, and the card of SP is then not shown. */
export const handleGetHostedShopProduct: Handler<typeof getHostedShopProduct> = async (
  { query },
  { tx, storeId },
) => {
  const [row] = await tx
    .select()
    .from(hostedShopProducts)
    .where(and(eq(hostedShopProducts.storeId, storeId), eq(hostedShopProducts.id, query.IDProduct)));
  if (!row) throw notInShop();
  return { data: onTheWire(row) };
};

function faultsIn(body: { name: string; price: number; sku: string; stock: number }): FieldFault[] {
  const faults: FieldFault[] = [];
  const name = body.name.trim();
  if (name === '' || name.length > 255) {
    faults.push({ field: 'name', message: 'Escribe un nombre de hasta 255 caracteres' });
  }
  if (!(body.price > 0) || body.price > productLimits.price) {
    faults.push({ field: 'price', message: 'Escribe un precio mayor que 0, de hasta $9,999,999.99' });
  }
  if (body.sku.trim() === '' || body.sku.length > 100) {
    faults.push({ field: 'sku', message: 'Escribe el SKU' });
  }
  if (body.stock > productLimits.stock) {
    faults.push({ field: 'stock', message: 'Escribe hasta 999,999 piezas' });
  }
  return faults;
}

/** The product of that shop, if it is the store's. */
export const handleEditHostedShopProduct: Handler<typeof editHostedShopProduct> = async (
  { params, body },
  { tx, storeId },
) => {
  const here = and(
    eq(hostedShopProducts.storeId, storeId),
    eq(hostedShopProducts.id, body.IDProduct),
    eq(hostedShopProducts.shopId, params.shopId),
  );
  const [row] = await tx.select().from(hostedShopProducts).where(here).for('update');
  if (!row || body.shop_id !== params.shopId) throw notInShop();
  const faults = faultsIn(body);
  if (faults.length > 0) throw invalid(faults);
  const [saved = row] = await tx
    .update(hostedShopProducts)
    .set({
      name: body.name.trim(),
      price: toCentavos(body.price),
      sku: body.sku.trim(),
      stock: body.stock,
      active: body.active,
    })
    .where(here)
    .returning();
  return { data: onTheWire(saved) };
};
