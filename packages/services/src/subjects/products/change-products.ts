import type { CallAnswer, CallRequest } from '@trastienda/api-client';
import type { activateProducts, pauseProducts } from '@trastienda/api-client/products';
import { centavos, fromCentavos, ownStoreCodes } from '@trastienda/domain';
import {
  channelBlockers,
  type ProductChange,
  productChanges,
  type ProductFault,
} from '@trastienda/domain/product';
import { and, eq, ne } from 'drizzle-orm';
import type { Handler } from '../../core/handler.ts';
import type { Scope } from '../../core/scope.ts';
import { oneOf } from '../../database/one-of.ts';
import { type ProductRow, valuesOfRow } from './product-of-row.ts';
import { type Readiness, readinessOf } from './readiness.ts';
import { planSave } from './save-product.ts';
import { products } from '../../tables/products.ts';
import { writing, type Writes } from './writes.ts';

type Selection = CallRequest<typeof activateProducts>['body'];
type Result = CallAnswer<typeof activateProducts>;
type Offers = ProductRow['offers'];
type OwnCode = (typeof ownStoreCodes)[number];

/** Returns the named products, each once, locked in their order; `null` for one that does not exist. */
export async function namedProducts(
  { tx, storeId }: Scope,
  ids: readonly string[],
  { isLocked = true }: { readonly isLocked?: boolean } = {},
) {
  const found = tx
    .select()
    .from(products)
    .where(and(eq(products.storeId, storeId), oneOf(products.id, ids), ne(products.status, 'deleted')))
    .orderBy(products.id);
  const rows = await (isLocked ? found.for('update') : found);
  return [...new Set(ids)].map((id) => ({ id, row: rows.find((row) => row.id === id) ?? null }));
}

/** Returns the first thing that a product lacks to be sold at one of these channels (calls.md 25.4). */
async function blockerOf(
  row: ProductRow,
  codes: readonly string[],
  { available, attributesOf }: Readiness,
): Promise<ProductFault | null> {
  const attributes = await attributesOf(row.category);
  // Stock is checked as a whole: the sum of its SKUs is the product's own.
  const product = valuesOfRow(row, [{ sku: row.firstSku, stock: row.stock, variation: [], photos: [] }]);
  for (const code of codes) {
    const [blocker] = channelBlockers(product, code, { available, attributes });
    if (blocker) return blocker;
  }
  return null;
}

const ownCodes = (codes: readonly string[]): OwnCode[] =>
  ownStoreCodes.filter((code) => codes.includes(code));

const activeIn = (offers: Offers): OwnCode[] => ownStoreCodes.filter((code) => offers[code]?.active);

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

/**
 * Returns the offers of a product after it is switched on or off at some channels, or the reason why it
 * cannot be.
 */
async function switched(row: ProductRow, change: Switch): Promise<Offers | Unready> {
  const codes = ownCodes(change.salesChannels);
  if (change.action === 'active') {
    const blocker = await blockerOf(row, change.salesChannels, change.readiness);
    if (blocker !== null) return { outcome: 'failed', ...blocker };
    return { ...row.offers, ...Object.fromEntries(codes.map((code) => [code, offerOf(row, code, true)])) };
  }
  if (row.status === 'draft') {
    return { outcome: 'failed', field: null, message: 'Es un borrador: todavía no está a la venta' };
  }
  const offered = codes.filter((code) => row.offers[code]);
  return { ...row.offers, ...Object.fromEntries(offered.map((code) => [code, offerOf(row, code, false)])) };
}

export type Switch = {
  readonly action: 'active' | 'pause';
  readonly salesChannels: readonly string[];
  readonly readiness: Readiness;
  readonly loadId?: string;
  /** Nothing is written. */
  readonly isRehearsal?: boolean;
};
export type Switched =
  | { readonly outcome: 'updated'; readonly changes: readonly ProductChange[]; readonly version: number }
  | { readonly outcome: 'unchanged' }
  | Unready;
type Unready = {
  readonly outcome: 'failed';
  /** The field that the product lacks; `null` for none in particular. */ readonly field: string | null;
  readonly message: string;
};

/** Plans that one locked product is switched on or off at some channels. */
export async function switchProduct(
  scope: Scope,
  writes: Writes,
  row: ProductRow,
  change: Switch,
): Promise<Switched> {
  const offers = await switched(row, change);
  if ('outcome' in offers) return offers;
  const channels = activeIn(offers);
  const status = channels.length > 0 ? ('active' as const) : ('paused' as const);
  const isSame = ownCodes(change.salesChannels).every(
    (code) => row.offers[code]?.active === offers[code]?.active,
  );
  if (row.status === status && isSame) return { outcome: 'unchanged' };
  const version = row.version + 1;
  const changes = productChanges(valuesOfRow(row, []), valuesOfRow({ ...row, offers }, []));
  if (status !== row.status) changes.push({ field: 'status', before: row.status, after: status });
  if (!change.isRehearsal) {
    writes.changed.push({ ...row, offers, channels, status, version, updatedAt: scope.now });
    planSave(
      scope,
      writes,
      { id: row.id, version },
      { source: 'activacion', loadId: change.loadId ?? null, changes },
    );
  }
  return { outcome: 'updated', changes, version };
}

/** Switches several products: each is done or gets its reason, independently of the others. */
async function switchEach(
  scope: Scope,
  { ids, salesChannels }: Selection,
  action: Switch['action'],
): Promise<Result> {
  const readiness = await readinessOf(scope);
  const ok: string[] = [];
  const failed: { id: string; message: string }[] = [];
  const named = await namedProducts(scope, ids);
  await writing(scope, async (writes) => {
    for (const { id, row } of named) {
      const done: Switched =
        row === null
          ? { outcome: 'failed', field: null, message: 'Este producto ya no existe' }
          : await switchProduct(scope, writes, row, { action, salesChannels, readiness });
      if (done.outcome === 'failed') failed.push({ id, message: done.message });
      else ok.push(id);
    }
  });
  const verb = action === 'active' ? 'activaron' : 'pausaron';
  const message = `Se ${verb} ${ok.length} de ${ok.length + failed.length}`;
  return { success: failed.length === 0, message, data: { ok, failed } };
}

/** Activates products. One that is not ready for one of the channels is in `failed`, with the reason. */
export const handleActivateProducts: Handler<typeof activateProducts> = ({ body }, scope) =>
  switchEach(scope, body, 'active');

export const handlePauseProducts: Handler<typeof pauseProducts> = ({ body }, scope) =>
  switchEach(scope, body, 'pause');
