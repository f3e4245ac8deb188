import { addDays, defaultTimeZone, localDay, type StockShipmentStatus } from '@trastienda/domain';
import type { stockShipments } from '@trastienda/services/tables/shipping';
import type { DemoStore } from './merchants.ts';
import { demoProducts } from './products.ts';
import type { DemoRandom } from './random.ts';
import { demoWarehouses } from './warehouse-stock.ts';

const DAY_MS = 86_400_000;

const [near, far] = demoWarehouses;

const carriers = ['Veloz MX', 'Ruta 7', 'Flete propio', null] as const;

/** Ages of the newest, days: some wait and some travel. */
const recentAges = [0.6, 1.3, 3.2, 6.1];

/** New ones wait and travel; old ones were counted, a few with differences. */
function statusAt(random: DemoRandom, ageDays: number): StockShipmentStatus {
  if (ageDays < 2) return 'creado';
  if (ageDays < 9) return 'en_transito';
  return random.weighted([
    ['recibido', 78],
    ['recibido_con_diferencias', 14],
    ['cancelado', 8],
  ]);
}

/** Returns the warehouse's count of a line; a shipment with differences misses some of its first line. */
function countedOf(status: StockShipmentStatus, quantity: number, at: number): number | null {
  if (status === 'recibido') return quantity;
  if (status === 'recibido_con_diferencias') return at === 0 ? quantity - Math.min(2, quantity) : quantity;
  return null;
}

/**
 * A shipment to the warehouse now and then over 500 days, for a store that sells much; the others have none.
 */
export function demoStockShipments(
  random: DemoRandom,
  store: DemoStore,
  now: Date,
): (typeof stockShipments.$inferInsert)[] {
  if (store.orders < 400) return [];
  const products = demoProducts(store);
  const zone = store.timeZone ?? defaultTimeZone;
  const howMany = Math.ceil(store.orders / 25);
  return Array.from({ length: howMany }, (_, at) => {
    const ageDays = recentAges[at] ?? at * (500 / howMany) + random.between(0, 4);
    const createdAt = new Date(now.getTime() - ageDays * DAY_MS);
    const status = statusAt(random, ageDays);
    const travel = random.whole(3, 6);
    const isCounted = status === 'recibido' || status === 'recibido_con_diferencias';
    const { id: warehouseId, name: warehouseName } = random.weighted([
      [near, 4],
      [far, 1],
    ]);
    const carrier = random.pick(carriers);
    const first = random.whole(0, products.length - 1);
    return {
      storeId: store.id,
      id: `env-${String(501 + howMany - at)}`,
      status,
      warehouseId,
      warehouseName,
      carrier,
      trackingNumber: carrier === null || status === 'creado' ? null : `FF${random.whole(100_000, 999_999)}`,
      estimatedArrival: addDays(localDay(createdAt, zone) ?? '', travel),
      receivedAt: isCounted ? new Date(createdAt.getTime() + travel * DAY_MS) : null,
      items: Array.from({ length: random.whole(1, 3) }, (__, line) => {
        const product = products[(first + line) % products.length];
        const quantity = random.whole(1, 8) * 6;
        return {
          sku: product?.sku ?? '',
          name: product?.name ?? '',
          quantity,
          received: countedOf(status, quantity, line),
        };
      }),
      createdAt,
      demo: true,
    };
  });
}
