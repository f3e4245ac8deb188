import { sql } from 'drizzle-orm';
import {
  channelAvailability,
  type ChannelCode,
  dayRange,
  defaultTimeZone,
  localDay,
} from '@trastienda/domain';
import {
  depositAccounts,
  storeContacts,
  storehouses,
  storeServices,
  storeTaxes,
} from '@trastienda/services/tables/store-data';
import { invoices } from '@trastienda/services/tables/invoices';
import type { Transaction } from '@trastienda/services/database/connect';
import { auditEntries } from '@trastienda/services/tables/requests';
import { stores, storeUsers, users } from '@trastienda/services/tables/people';
import { orderLines, orderPackages, orders } from '@trastienda/services/tables/orders';
import {
  guideEvents,
  guides,
  stockShipments,
  walletEntries,
  wallets,
  warehouseStock,
  withdrawals,
} from '@trastienda/services/tables/shipping';
import { bulkInsert } from '@trastienda/services/database/bulk-insert';
import { channelLinks } from '@trastienda/services/tables/channel-links';
import { orderMoney, payoutLines, payouts } from '@trastienda/services/tables/money';
import { evidences } from '@trastienda/services/tables/evidences';
import { uploadedFiles } from '@trastienda/services/tables/files';
import {
  hostedShopProducts,
  products,
  productSaves,
  productSkus,
  stockMovements,
} from '@trastienda/services/tables/products';
import { jobs } from '@trastienda/services/tables/jobs';
import { bulkLoads, bulkRows } from '@trastienda/services/tables/bulk-loads';
import { demoBulkLoads } from './bulk-loads.ts';
import { demoCatalogue } from './demo-catalogue.ts';
import { demoEvidence } from './demo-evidence.ts';
import { demoInvoice, demoIssuer } from './demo-invoice.ts';
import { writeDemoOnboardings } from './onboardings.ts';
import { withRecentDocuments } from './recent-documents.ts';
import { demoOrder, type DemoOrder } from './demo-order.ts';
import { deadlinesAround, purchaseTimes } from './order-lifecycle.ts';
import { type DemoMerchant, demoMerchants, type DemoStore } from './merchants.ts';
import { orderNumbers } from './order-numbers.ts';
import { demoPayouts } from './demo-payouts.ts';
import { demoProductPast } from './product-past.ts';
import { demoProducts } from './products.ts';
import { proofPhoto, refusalOf } from './proof-photos.ts';
import { demoStockShipments } from './stock-shipments.ts';
import { demoWarehouseStock } from './warehouse-stock.ts';
import { type DemoPromise, demoPromises, promisedPurchase } from './delivery-promises.ts';
import { DemoRandom } from './random.ts';
import { writeOlderSales } from './older-sales.ts';
import { demoActivity, demoColleagues, demoGuests } from './store-people.ts';
import { demoLinksOf, demoProfile, demoServicesOf, demoStorehouse } from './store-rows.ts';
import { walletHistory } from './wallet-history.ts';

/** The seed of the random numbers: the same seed at the same moment gives the same data. */
export const DEMO_SEED = 20_250;

/** The share of each channel in the orders. */
const channelWeights: Readonly<Record<ChannelCode, number>> = {
  CS: 18,
  SR: 17,
  SN: 10,
  ML: 20,
  SH: 6,
  TP: 4,
  WC: 6,
  AE: 4,
  PG: 8,
  SP: 7,
};

const zoneOf = (store: DemoStore) => store.timeZone ?? defaultTimeZone;

/** All orders of a store, oldest first. */
export function demoOrders(merchant: DemoMerchant, store: DemoStore, now: Date): DemoOrder[] {
  const house = demoStorehouse(merchant, store);
  if (house === null || store.orders === 0) return [];
  const random = new DemoRandom(DEMO_SEED + Number(store.id));
  const [contrato_cs, contrato_sr, contrato_sn] = store.contracts;
  const contracted = Object.entries(channelAvailability({ contrato_cs, contrato_sr, contrato_sn }))
    .filter(([, available]) => available)
    .map(([code]) => code as ChannelCode);
  const channels = [...contracted, ...store.connected].map((code) => [code, channelWeights[code]] as const);
  const numbers = orderNumbers(random, Number(store.id) % 97);
  const products = demoProducts(store);
  const today = localDay(now, zoneOf(store)) ?? '';
  const startOfToday = new Date(dayRange(today, today, zoneOf(store)).start);
  const deadlines = deadlinesAround(now, zoneOf(store));
  const promises = demoPromises(channels.map(([code]) => code));
  const placed: { purchase: Date; promise?: DemoPromise }[] = [
    ...purchaseTimes(random, store.orders - promises.length, now, startOfToday).map((purchase) => ({
      purchase,
    })),
    ...promises.map((promise) => ({ purchase: promisedPurchase(random, promise, now), promise })),
  ];
  const inOrder = placed
    .toSorted((a, b) => a.purchase.getTime() - b.purchase.getTime())
    .map(({ purchase, promise }, at) => {
      const channel = promise?.channel ?? random.weighted(channels);
      return demoOrder(random, {
        store,
        house,
        products,
        channel,
        orderNumber: numbers(channel),
        serial: at + 1,
        purchase,
        now,
        deadlines,
        promised: promise?.status ?? null,
      });
    });
  return withRecentDocuments(inOrder);
}

async function writeStore(
  tx: Transaction,
  merchant: DemoMerchant,
  store: DemoStore,
  now: Date,
): Promise<void> {
  const start = new Date(now.getTime() - 560 * 86_400_000);
  const house = demoStorehouse(merchant, store);
  if (house) {
    await tx.insert(storehouses).values({ ...house, updatedAt: start });
  }
  const profile = demoProfile(merchant, store, now);
  if (profile) {
    await tx.insert(storeTaxes).values(profile.tax);
    await tx.insert(storeContacts).values(profile.contact);
    await tx.insert(depositAccounts).values(profile.accounts);
  }
  await bulkInsert(tx, storeServices, demoServicesOf(store));
  await tx.insert(wallets).values({ storeId: store.id });
  await tx
    .insert(uploadedFiles)
    .values(demoProducts(store).map(({ picture }) => ({ ...picture, createdAt: start })));
  const catalogue = demoCatalogue(store, now);
  const colleagues = demoColleagues(merchant, store, now);
  const helper = colleagues.find(({ status }) => status === 'activo')?.username ?? null;
  // The random numbers are separate, so that they change no order.
  const shipments = demoStockShipments(new DemoRandom(DEMO_SEED + 2 * Number(store.id) + 1), store, now);
  const stored = demoWarehouseStock(store.id, merchant.email, { shipments, skus: catalogue.skus, now });
  const past = demoProductPast(store, { owner: merchant.email, helper }, catalogue, stored.movements);
  await bulkInsert(tx, products, past.products);
  await bulkInsert(tx, productSkus, catalogue.skus);
  // The categories are those of the sale: a later change of the catalogue does not affect them.
  const categories = new Map(
    catalogue.skus.map(({ productId, sku }) => {
      const product = catalogue.products.find(({ id }) => id === productId);
      return [sku, { categoryId: product?.category, categoryName: product?.categoryName }];
    }),
  );
  await bulkInsert(tx, productSaves, past.saves);
  await bulkInsert(tx, stockMovements, past.movements);
  await bulkInsert(tx, stockShipments, shipments);
  await bulkInsert(tx, warehouseStock, stored.stock);
  await bulkInsert(tx, stockMovements, stored.movements);
  await bulkInsert(tx, withdrawals, stored.withdrawals);
  await bulkInsert(tx, hostedShopProducts, past.hosted);
  if (store.id === '10452') {
    const loads = demoBulkLoads(store, merchant.email, { now, products: past.products });
    await bulkInsert(tx, jobs, loads.jobs);
    await bulkInsert(tx, bulkLoads, loads.loads);
    await bulkInsert(tx, bulkRows, loads.rows);
  }
  const demoRows = demoOrders(merchant, store, now);
  const sold = demoRows.map(({ order }) => order);
  await bulkInsert(tx, channelLinks, demoLinksOf(store, sold, now));
  const guideRows = demoRows.flatMap((one) => one.guides);
  const eventRows = demoRows.flatMap((one) => one.events);
  await bulkInsert(
    tx,
    orders,
    demoRows.map((one) => one.order),
  );
  await bulkInsert(
    tx,
    orderLines,
    demoRows.flatMap((one) => one.lines.map((line) => ({ ...line, ...categories.get(line.sku) }))),
  );
  await bulkInsert(
    tx,
    orderPackages,
    demoRows.flatMap((one) => one.packages),
  );
  const proofs = demoRows.map((one) => demoEvidence(one, now)).filter((one) => one !== null);
  await bulkInsert(tx, evidences, proofs);
  const photos = proofs
    .filter(({ fileKey }) => fileKey)
    .map(({ orderNumber, sentAt }) => ({
      ...proofPhoto(store.id, refusalOf(orderNumber)[1]),
      createdAt: sentAt,
    }));
  if (photos.length > 0) await tx.insert(uploadedFiles).values(photos).onConflictDoNothing();
  const about = { issuer: demoIssuer(store, profile?.tax), timeZone: zoneOf(store), now };
  const invoiced = (await Promise.all(demoRows.map((one) => demoInvoice(one, about)))).filter(
    (one) => one !== null,
  );
  const invoiceFiles = invoiced.flatMap(({ files }) => files);
  if (invoiceFiles.length > 0) await tx.insert(uploadedFiles).values(invoiceFiles);
  await bulkInsert(
    tx,
    invoices,
    invoiced.map(({ invoice }) => invoice),
  );
  await bulkInsert(tx, guides, guideRows);
  const deposits = demoPayouts(store, demoRows, {
    taxpayer: { hasRfc: true, person: profile?.tax.personType ?? null },
    account: profile?.accounts.at(-1)?.clabe.slice(-4) ?? null,
    now,
  });
  await bulkInsert(tx, payouts, deposits.payouts);
  await bulkInsert(tx, payoutLines, deposits.lines);
  await bulkInsert(tx, orderMoney, deposits.money);
  await bulkInsert(tx, guideEvents, eventRows);
  await bulkInsert(tx, storeUsers, colleagues);
  const acting = new DemoRandom(DEMO_SEED + 3 * Number(store.id));
  await bulkInsert(tx, auditEntries, demoActivity(acting, merchant, store, guideRows, now));
  await bulkInsert(tx, walletEntries, walletHistory(store, guideRows, eventRows, start));
}

/**
 * Writes the entire demo; `now` is the end of its 18 months. Two years of older sales of the first store come
 * on request.
 */
export async function writeDemo(tx: Transaction, now: Date, withOlderSales = false): Promise<void> {
  await tx.insert(users).values(demoGuests.map(({ email, name }) => ({ email, name, demo: true })));
  for (const merchant of demoMerchants) {
    await tx.insert(users).values({ email: merchant.email, name: merchant.name, demo: true });
    await tx.insert(stores).values(
      merchant.stores.map((store, at) => ({
        id: store.id,
        name: store.name,
        ownerEmail: merchant.email,
        position: at + 1,
        contratoCs: store.contracts[0],
        contratoSr: store.contracts[1],
        contratoSn: store.contracts[2],
        timeZone: zoneOf(store),
        demo: true,
        createdAt: new Date(now.getTime() - 600 * 86_400_000),
      })),
    );
    for (const store of merchant.stores) await writeStore(tx, merchant, store, now);
  }
  await writeDemoOnboardings(tx, now);
  const [first] = demoMerchants.flatMap(({ stores: some }) => some);
  if (withOlderSales && first) await writeOlderSales(tx, { id: first.id, timeZone: zoneOf(first) }, now);
  for (const { stores: ofMerchant } of demoMerchants) {
    for (const { id } of ofMerchant)
      await tx.execute(sql`select fold_sales(${id}, 1000000), fold_money(${id}, 1000000)`);
  }
}
