import type { CallOutput, CallRequest } from '@trastienda/api-client';
import type { activateProducts, pauseProducts } from '@trastienda/api-client/products';
import { centavos, fromCentavos, ownStoreCodes } from '@trastienda/domain';
import { channelBlockers, productChanges } from '@trastienda/domain/product';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Handler } from '../core/handler.ts';
import type { Scope } from '../core/scope.ts';
import { type ProductRow, valuesOfRow } from './product-of-row.ts';
import { type Readiness, readinessOf } from './readiness.ts';
import { keepSave } from './save-product.ts';
import { products } from './schema.ts';

type Selection = CallRequest<typeof activateProducts>['body'];
type Result = CallOutput<typeof activateProducts>;
type Offers = ProductRow['offers'];
type OwnCode = (typeof ownStoreCodes)[number];

/** The products that are named, each once, locked in their order; one that is not there is `null`. */
async function namedProducts({ tx, storeId }: Scope, ids: readonly string[]) {
  const rows = await tx
    .select()
    .from(products)
    .where(and(eq(products.storeId, storeId), inArray(products.id, [...ids]), ne(products.status, 'deleted')))
    .orderBy(products.id)
    .for('update');
  return [...new Set(ids)].map((id) => ({ id, row: rows.find((row) => row.id === id) ?? null }));
}

/** The first thing that a product lacks to be sold at one of these channels (calls.md 25.4). */
async function blockerOf(
  row: ProductRow,
  codes: readonly string[],
  { available, attributesOf }: Readiness,
): Promise<string | null> {
  const attributes = await attributesOf(row.category);
  // Pieces are looked at together: the sum of its SKUs is the product's own.
  const product = valuesOfRow(row, [{ sku: row.firstSku, stock: row.stock, variation: [], photos: [] }]);
  for (const code of codes) {
    const [blocker] = channelBlockers(product, code, { available, attributes });
    if (blocker) return blocker.message;
  }
  return null;
}

const ownCodes = (codes: readonly string[]): OwnCode[] =>
  ownStoreCodes.filter((code) => codes.includes(code));

const activeIn = (offers: Offers): OwnCode[] => ownStoreCodes.filter((code) => offers[code]?.active);

/** Several products at once: each is done or told why not, whatever becomes of the others. */
async function changeEach(
  scope: Scope,
  { ids, salesChannels }: Selection,
  { verb, change }: { readonly verb: string; readonly change: (row: ProductRow) => Promise<Offers | string> },
): Promise<Result> {
  const ok: string[] = [];
  const failed: { id: string; message: string }[] = [];
  for (const { id, row } of await namedProducts(scope, ids)) {
    const offers = row === null ? 'Este producto ya no existe' : await change(row);
    if (row === null || typeof offers === 'string') {
      failed.push({ id, message: String(offers) });
      continue;
    }
    ok.push(id);
    const channels = activeIn(offers);
    const status = channels.length > 0 ? ('active' as const) : ('paused' as const);
    const isSame = ownCodes(salesChannels).every((code) => row.offers[code]?.active === offers[code]?.active);
    if (row.status === status && isSame) continue;
    const version = row.version + 1;
    await scope.tx
      .update(products)
      .set({ offers, channels, status, version, updatedAt: scope.now })
      .where(and(eq(products.storeId, scope.storeId), eq(products.id, row.id)));
    const changes = productChanges(valuesOfRow(row, []), valuesOfRow({ ...row, offers }, []));
    if (status !== row.status) changes.push({ field: 'status', before: row.status, after: status });
    await keepSave(scope, { id: row.id, version }, { source: 'activacion', changes });
  }
  const message = `Se ${verb} ${ok.length} de ${ok.length + failed.length}`;
  return { success: failed.length === 0, message, data: { ok, failed } };
}

const offerOf = (row: ProductRow, code: OwnCode, active: boolean): NonNullable<Offers[OwnCode]> => ({
  price: fromCentavos(centavos(row.price)),
  salePrice: fromCentavos(centavos(row.salePrice)),
  category: null,
  message: null,
  follows: { percent: 0, rounding: 'none' },
  stockBuffer: 0,
  ...row.offers[code],
  active,
  status: active ? 'active' : 'paused',
});

/** A product that is not ready for one of the channels is in `failed`, with the reason. */
export const handleActivateProducts: Handler<typeof activateProducts> = async ({ body }, scope) => {
  const readiness = await readinessOf(scope);
  return changeEach(scope, body, {
    verb: 'activaron',
    change: async (row) => {
      const blocker = await blockerOf(row, body.salesChannels, readiness);
      if (blocker !== null) return blocker;
      const codes = ownCodes(body.salesChannels);
      return { ...row.offers, ...Object.fromEntries(codes.map((code) => [code, offerOf(row, code, true)])) };
    },
  });
};

export const handlePauseProducts: Handler<typeof pauseProducts> = async ({ body }, scope) =>
  changeEach(scope, body, {
    verb: 'pausaron',
    change: async (row) => {
      if (row.status === 'draft') return 'Es un borrador: todavía no está a la venta';
      const codes = ownCodes(body.salesChannels).filter((code) => row.offers[code]);
      return { ...row.offers, ...Object.fromEntries(codes.map((code) => [code, offerOf(row, code, false)])) };
    },
  });
