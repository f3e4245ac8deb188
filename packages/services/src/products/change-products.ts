import type { CallOutput, CallRequest } from '@trastienda/api-client';
import type { activateProducts, pauseProducts } from '@trastienda/api-client/products';
import {
  availableChannels,
  centavos,
  channelName,
  fromCentavos,
  isOwnStore,
  ownStoreCodes,
} from '@trastienda/domain';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Handler } from '../core/handler.ts';
import type { Scope } from '../core/scope.ts';
import { stores } from '../identity/schema.ts';
import type { ProductRow } from './product-of-row.ts';
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

/** What a product lacks to be sold at a channel, the first thing that it lacks (calls.md 25.4). */
function blockerOf(row: ProductRow, code: string, available: readonly string[]): string | null {
  if (!isOwnStore(code)) return `En ${channelName(code)} se activa desde el canal`;
  if (!available.includes(code)) return `Tu contrato no incluye ${channelName(code)}`;
  if (row.name.trim() === '') return 'Le falta el nombre';
  if (row.category === '') return 'Le falta la categoría';
  if (row.photos.length === 0) return 'Le falta una foto';
  if (row.salePrice <= 0) return 'Le falta el precio';
  return row.stock > 0 ? null : 'Sin existencias';
}

const ownCodes = (codes: readonly string[]): OwnCode[] =>
  ownStoreCodes.filter((code) => codes.includes(code));

const activeIn = (offers: Offers): OwnCode[] => ownStoreCodes.filter((code) => offers[code]?.active);

/** Several products at once: each is done or told why not, whatever becomes of the others. */
async function changeEach(
  scope: Scope,
  { ids, salesChannels }: Selection,
  { verb, change }: { readonly verb: string; readonly change: (row: ProductRow) => Offers | string },
): Promise<Result> {
  const ok: string[] = [];
  const failed: { id: string; message: string }[] = [];
  for (const { id, row } of await namedProducts(scope, ids)) {
    const offers = row === null ? 'Este producto ya no existe' : change(row);
    if (row === null || typeof offers === 'string') {
      failed.push({ id, message: String(offers) });
      continue;
    }
    ok.push(id);
    const channels = activeIn(offers);
    const status = channels.length > 0 ? ('active' as const) : ('paused' as const);
    const isSame = ownCodes(salesChannels).every((code) => row.offers[code]?.active === offers[code]?.active);
    if (row.status === status && isSame) continue;
    await scope.tx
      .update(products)
      .set({ offers, channels, status, version: row.version + 1, updatedAt: scope.now })
      .where(and(eq(products.storeId, scope.storeId), eq(products.id, id)));
  }
  const message = `Se ${verb} ${ok.length} de ${ok.length + failed.length}`;
  return { success: failed.length === 0, message, data: { ok, failed } };
}

const offerOf = (row: ProductRow, code: OwnCode, active: boolean): NonNullable<Offers[OwnCode]> => ({
  price: fromCentavos(centavos(row.price)),
  salePrice: fromCentavos(centavos(row.salePrice)),
  category: null,
  message: null,
  ...row.offers[code],
  active,
  status: active ? 'active' : 'paused',
});

/** A product that is not ready for one of the channels is in `failed`, with the reason. */
export const handleActivateProducts: Handler<typeof activateProducts> = async ({ body }, scope) => {
  const [store] = await scope.tx.select().from(stores).where(eq(stores.id, scope.storeId));
  const available = store
    ? availableChannels({
        contrato_cs: store.contratoCs,
        contrato_sr: store.contratoSr,
        contrato_sn: store.contratoSn,
      })
    : [];
  return changeEach(scope, body, {
    verb: 'activaron',
    change: (row) => {
      const blocker = body.salesChannels.map((code) => blockerOf(row, code, available)).find(Boolean);
      if (blocker) return blocker;
      const codes = ownCodes(body.salesChannels);
      return { ...row.offers, ...Object.fromEntries(codes.map((code) => [code, offerOf(row, code, true)])) };
    },
  });
};

export const handlePauseProducts: Handler<typeof pauseProducts> = async ({ body }, scope) =>
  changeEach(scope, body, {
    verb: 'pausaron',
    change: (row) => {
      if (row.status === 'draft') return 'Es un borrador: todavía no está a la venta';
      const codes = ownCodes(body.salesChannels).filter((code) => row.offers[code]);
      return { ...row.offers, ...Object.fromEntries(codes.map((code) => [code, offerOf(row, code, false)])) };
    },
  });
