import type { AnyCall } from '@trastienda/api-client';
import { type CallId, calls } from '@trastienda/api-client/calls';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dealt } from '../../../../tools/suite/samples.ts';
import type { ServiceAnswer } from '../index.ts';
import { orders } from '../tables/orders.ts';
import { stockShipments } from '../tables/shipping.ts';
import { asking, CASA_LUMBRE, HECTOR, MARIANA } from '../testing/ask.ts';
import { fingerprint, fingerprintOfRows } from '../testing/fingerprint.ts';
import { goodRequests, type Input } from '../testing/good-requests.ts';
import {
  type Leaf,
  leavesOf,
  type RecordKind,
  recordKinds,
  recordsOf,
  withLeaves,
} from '../testing/records.ts';
import { guideRequestFor, lineIds, pendingOrder, quoteFor } from '../testing/requests.ts';
import { isNight } from '../testing/nightly.ts';
import { putCase } from '../testing/put-case.ts';
import { putPerson } from '../testing/put-person.ts';
import { acrossStores, useDatabase } from '../testing/test-database.ts';

/** This store belongs to another merchant than Casa Lumbre. */
const THEIRS = '20817';
const ids = Object.keys(calls) as CallId[];

/** Fields that a good request leaves empty or fills with something new, and whose record they could name. */
const named: Readonly<Record<string, RecordKind>> = {
  lotId: 'lot',
  deliveryTrackId: 'guide',
  trackingNumber: 'guide',
  waybillNumber: 'guide',
  no_guia: 'guide',
};
/** Calls whose requests name a store at most, and no record of it. */
const withoutRecords: ReadonlySet<CallId> = new Set<CallId>([
  // Those of onboarding name the store that is signed up: onboarding-refusals.test.ts tries another person's.
  'acceptAgreement',
  'createIdentityStore',
  'createOnboardingStore',
  'getAgreement',
  'getApproval',
  'getOnboardingConfig',
  'getOnboardingStore',
  'getStoreApproval',
  'saveBankData',
  'saveOnboardingContact',
  'saveTaxpayerType',
  'sendApproval',
  'signAgreement',
  'updateOnboardingStep',
  'uploadIdentityPhotos',
  'uploadTaxCertificate',
  'answerStoreInvitation',
  'completeAliExpressAuthorization',
  'createOrder',
  'createStoreKey',
  'deleteStoreWebhook',
  'getStoreWebhook',
  'saveStoreWebhook',
  'testStoreWebhook',
  'listStoreKeys',
  'createStoreUser',
  'getAliExpressAuthorizationUrl',
  'getActiveProductTotals',
  'getAverageTicketTotals',
  'getBalance',
  'topUpBalance',
  'getCategory',
  'getDailyPerformance',
  'getGeneralReport',
  'getGeographicDensity',
  'getMarketplaceOrderTotals',
  'getOrderIndicators',
  'getSalesStatistics',
  'getSalesTotals',
  'getUnitsTotals',
  'listProductPerformance',
  'listTopCategories',
  'listTopProducts',
  'getGuidesReport',
  'getNewGuideLot',
  'getOrderStatistics',
  'getPaymentSummary',
  'checkUniversalId',
  'getProductStock',
  'getPendingEvidenceTotal',
  'getPendingOrderStatistics',
  'getRejectedEvidencesTotal',
  'getSheinAuthorizationUrl',
  'getShippingService',
  'getStore',
  'getStorehouse',
  'getStoreFinancial',
  'getStoreTax',
  'getStoreUserData',
  'updateStorehouse',
  'updateStoreUserData',
  'getStoreService',
  'getSurvey',
  'postStoreLog',
  'submitSurvey',
  'getZipCode',
  'linkMercadoLibre',
  'linkSheinByTempToken',
  'linkShopify',
  'linkTotalPlay',
  'linkWooCommerce',
  'listBanks',
  'listBrands',
  'listBulkLoads',
  'listChannelCases',
  'listCartaPorte',
  'listCategories',
  'listCategoryMatches',
  'listFulfillmentShipments',
  'listGuideLots',
  'listIntegrationChannels',
  'listOrders',
  'downloadAccountantPack',
  'listAutomaticBillings',
  'listManualBillings',
  'listOrderNets',
  'listParcelCarriers',
  'listFulfillmentWarehouses',
  'listInventory',
  'listInventoryWithdrawals',
  'listPayments',
  'listRejectedEvidences',
  'listSalesChannels',
  'listSheinLogisticsChannels',
  'listProducts',
  'listStoreActivity',
  'listStoreGuides',
  'listStoreInvitations',
  'listStoreTopCategories',
  'listStoreUsers',
  'listTrackingStates',
  'listUserStores',
  'quoteCourier',
  'verifyStoreOwnership',
]);

/**
 * The second lock alone is the subject of second-lock.test.ts. Each lock protects by itself; that they do not
 * interfere is tested at night.
 */
const locks = [
  ['by the code alone, without row-level security', false],
  ...(isNight ? [['by both locks', true] as const] : []),
] as const;

describe.each(locks)(
  'a record of another store is one that does not exist, %s (calls.md 25.1)',
  (how, isLocked) => {
    const db = useDatabase('watched');
    const { ask, answer, failures } = asking(() => db.database);
    const requests = goodRequests(() => db.database, ask);
    const tried = { requests: 0, calls: new Set<string>() };
    /** Parts of queries, which meet the kinds of records by turns. */
    let parts = 0;

    beforeAll(async () => {
      await acrossStores(db.database, async (tx) => {
        // Channels and stores number independently: here no two stores share a number.
        const all = { orderNumber: sql`'9' || order_number` };
        await tx.update(orders).set(all).where(eq(orders.storeId, THEIRS));
        const shipment = { id: sql`replace(id, '-', '-9')` };
        await tx.update(stockShipments).set(shipment).where(eq(stockShipments.storeId, THEIRS));
        const ended = and(eq(orders.storeId, THEIRS), eq(orders.status, 'finalizado'));
        await tx
          .update(orders)
          .set({ marketplace: 'SP', sellerId: `shop-${THEIRS}` })
          .where(ended);
      });
      await putPerson(db.database, {
        username: '7-de-norte@ayuda.example',
        status: 'activo',
        storeId: THEIRS,
      });
      // The other merchant has a key, a quote and a lot too.
      const asker = { storeId: THEIRS, email: HECTOR };
      await ask(calls.createStoreKey, { body: { storeId: THEIRS, name: 'Su ERP' } }, asker);
      await putCase(db.database, { storeId: THEIRS });
      const theirs = await pendingOrder(ask, THEIRS, HECTOR);
      await ask(
        calls.quoteCourier,
        { body: quoteFor(theirs, { storeId: THEIRS, originZipCode: '64000' }) },
        asker,
      );
      const { lotId } = (await ask(calls.getNewGuideLot, {}, asker)).detail;
      const { marketplace, orderid: orderNumber } = theirs;
      const { packages, content } = guideRequestFor(theirs);
      const choice = { packageValue: 449, nameParcel: null, serviceType: null };
      const items = [
        { marketplace, orderNumber, colocationIds: lineIds(theirs), packages, content, ...choice },
      ];
      await ask(calls.saveGuideLot, { body: { storeId: THEIRS, lotId, name: 'Lote', items } }, asker);
      if (!isLocked) await withoutSecondLock();
    });
    afterAll(() => {
      // oxlint-disable-next-line no-console -- the counts are part of what a run shows
      console.info(
        `proved: ${tried.requests} requests of ${tried.calls.size} calls that name a foreign record, ${how}`,
      );
    });

    async function withoutSecondLock(): Promise<void> {
      const { rows } = await db.database.execute<{ name: string }>(
        sql`select relname as name from pg_class where relrowsecurity and relnamespace = 'public'::regnamespace`,
      );
      expect(rows.length).toBeGreaterThan(12);
      for (const { name } of rows) {
        const table = sql.identifier(name);
        await db.database.execute(sql`alter table ${table} no force row level security`);
        await db.database.execute(sql`alter table ${table} disable row level security`);
      }
    }

    const records = recordsOf(() => db.database, CASA_LUMBRE, THEIRS);
    const kindsIn = (leaves: readonly Leaf[]) => records.kindsOf(leaves.map(({ value }) => value));

    /** Returns the content of an answer, without the requested ids. */
    const told = ({ status, body, file }: ServiceAnswer, given: Iterable<string>): string => {
      let text = JSON.stringify({ status, body, file: file?.fileName, size: file?.bytes.length });
      for (const id of given) text = text.replaceAll(id, '·');
      return text;
    };

    const merchantOf = { [CASA_LUMBRE]: MARIANA, [THEIRS]: HECTOR };

    /**
     * Requests the foreign records, and some that do not exist. `make` is called again where the first
     * request can be done only once.
     */
    async function bothAlike(
      call: AnyCall,
      asker: keyof typeof merchantOf,
      make: () => Promise<{ foreign: Input; missing: Input; given: Iterable<string> }>,
    ): Promise<ServiceAnswer> {
      const who = { storeId: call.store === 'none' ? null : asker, email: merchantOf[asker] };
      const owner = asker === THEIRS ? CASA_LUMBRE : THEIRS;
      let made = await make();
      const missing = await answer(call, made.missing, who);
      const expected = told(missing, made.given);
      const isWrite = call.method !== 'GET';
      const isDone = isWrite && missing.status === 200;
      if (isDone) made = await make();
      const before = isWrite ? await fingerprint(db.database, owner) : '';
      const foreign = await answer(call, made.foreign, who);
      if (isDone) expect(foreign.status).toBe(200);
      else expect(told(foreign, made.given)).toBe(expected);
      if (isWrite) expect(await fingerprint(db.database, owner)).toBe(before);
      tried.requests += 2;
      tried.calls.add(call.id);
      return missing;
    }

    // Before the others: a guide may be bought for an order of elsewhere, and is then found by its number.
    it.each(ids.filter((id) => Object.keys(calls[id].query._zod.def.shape).length > 0))(
      '%s: nor in any part of its query',
      { timeout: 240_000 },
      async (id) => {
        const call: AnyCall = calls[id];
        const good: Input = await requests[id]();
        const held = await records.theirs();
        for (const name of Object.keys(call.query._zod.def.shape)) {
          parts += 1;
          for (const kind of dealt(recordKinds, parts, 3)) {
            const { theirs, nobodys } = held[kind];
            const put = (text: string) => ({ ...good, query: { ...good.query, [name]: text } });
            const [foreign, missing] = [put(theirs), put(nobodys)];
            const answered = await bothAlike(call, CASA_LUMBRE, async () => ({
              foreign,
              missing,
              given: [theirs, nobodys],
            }));
            expect(answered.status).toBeLessThan(500);
          }
        }
      },
    );

    describe.each(ids.filter((id) => !withoutRecords.has(id)))('%s', (id) => {
      const call: AnyCall = calls[id];

      it('its good request, sent by another merchant for a store of his own, finds nothing', async () => {
        const missing = await bothAlike(call, THEIRS, async () => {
          const input: Input = await requests[id]();
          const nobodys = await records.nobodysLike(await kindsIn(leavesOf(input)));
          expect(nobodys.size).toBeGreaterThan(0);
          const his = ({ value }: Leaf) => (value === CASA_LUMBRE ? THEIRS : undefined);
          return {
            foreign: withLeaves(input, his),
            missing: withLeaves(input, (leaf) => his(leaf) ?? nobodys.get(leaf.value)),
            given: [...nobodys].flat(),
          };
        });
        // A lot is taken as it comes; each of its orders is looked for when its turn comes
        // (guide-lots.test.ts). Of a file that is not there the field is told, as of any other wrong one.
        const also = {
          activateProducts: 200,
          pauseProducts: 200,
          // Nothing matches, and a file without rows is what there is of nothing.
          activateProductsInBulk: 422,
          downloadBulkLoadTemplate: 200,
          deleteProducts: 200,
          createProduct: 422,
          createFulfillmentShipment: 422,
          checkSku: 200,
          saveGuideLot: 200,
          updateStoreTax: 422,
          updateStoreFinancial: 422,
          // Each file has an answer of its own (billing.test.ts).
          uploadMassInvoices: 200,
        };
        const expected: readonly (number | undefined)[] = [404, 409, also[id as keyof typeof also]];
        expect(expected).toContain(missing.status);
      });

      it(
        'each record that it names, one at a time: theirs as one that nobody has',
        { timeout: 120_000 },
        async () => {
          const first: Input = await requests[id]();
          const leaves = leavesOf(first);
          const kinds = await kindsIn(leaves);
          const places = leaves.flatMap(({ path, value }) => {
            const kind = kinds.get(value) ?? named[path.at(-1) ?? ''];
            return kind === undefined ? [] : [{ place: path.join('.'), kind }];
          });
          expect(places.length).toBeGreaterThan(0);
          const held = await records.theirs();
          for (const { place, kind } of places) {
            const { theirs, nobodys } = held[kind];
            let input: Input | null = first;
            await bothAlike(call, CASA_LUMBRE, async () => {
              const good = input ?? (await requests[id]());
              input = null;
              const put = (text: string) =>
                withLeaves(good, ({ path }) => (path.join('.') === place ? text : undefined));
              return { foreign: put(theirs), missing: put(nobodys), given: [theirs, nobodys] };
            });
          }
        },
      );
    });

    it('calls that are said to name no record name none', { timeout: 120_000 }, async () => {
      for (const id of withoutRecords) {
        const found = await kindsIn(leavesOf(await requests[id]()));
        expect({ id, found: [...found] }).toEqual({ id, found: [] });
      }
    });

    it('none of all this was a fault of ours, and what was kept of the other store is what it has', async () => {
      expect(failures).toEqual([]);
      expect(await fingerprint(db.database, THEIRS)).toBe(await fingerprintOfRows(db.database, THEIRS));
      expect(tried.calls.size).toBeGreaterThanOrEqual(ids.length - withoutRecords.size);
      expect(tried.requests).toBeGreaterThan(250);
    });
  },
);
