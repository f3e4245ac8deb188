import { setTimeout as sleep } from 'node:timers/promises';
import type { GuideCreated, Order } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import { connect, disconnect } from '@trastienda/services/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPostgres } from '../../portal/e2e/support/provided.ts';
import { times } from '../../../tools/suite/samples.ts';
import { guideRequestFor, quoteRequestFor, waitingOrders } from '../src/testing/crash/guide-requests.ts';
import { E2E_PROCESSES, killableFleet } from '../src/testing/crash/killable-fleet.ts';
import { killablePostgres } from '../src/testing/crash/killable.ts';
import { type PatientClient, patientClient } from '../src/testing/crash/patient-client.ts';

const STORE = '10452';
/** Few meet the first fault; those of the night meet the rare ones. */
const CRASHES = times(20, 1 / 5);
const MERCHANT = 'mariana@casalumbre.example';

let postgres: Awaited<ReturnType<typeof killablePostgres>>;
let gateway: Awaited<ReturnType<typeof killableFleet>>;
let merchant: PatientClient;

beforeAll(async () => {
  postgres = await killablePostgres(demoPostgres());
  gateway = await killableFleet(postgres.url, E2E_PROCESSES);
  merchant = await patientClient(gateway.origin, STORE, MERCHANT);
});
afterAll(async () => {
  await gateway.stop('SIGKILL');
  await postgres.remove();
});

const balanceNow = async () => {
  const read = await merchant.must(calls.getBalance, { params: { storeId: STORE } });
  return read.detail.monto_actual;
};

const cheapest = async (order: Order) => {
  const quoted = await merchant.ask(calls.quoteCourier, { body: quoteRequestFor(order, STORE) });
  const option = quoted.ok ? quoted.value.detail[0] : undefined;
  if (!option) throw new Error(`No quote for ${order.orderNumber}`);
  return option;
};

const isExpired = (message: string) => /venci|no existe/.test(message);

type Step = 'guide' | 'shipment' | 'done';

/** What the portal's saga does: quote, make the guide, record the shipment; each write with a key of its own. */
async function ship(order: Order, onStep: (step: Step) => void): Promise<GuideCreated> {
  const shipmentKey = crypto.randomUUID();
  for (;;) {
    const option = await cheapest(order);
    const guideKey = crypto.randomUUID();
    onStep('guide');
    const made = await merchant.ask(
      calls.createCourierGuide,
      { params: { token: option.token }, body: guideRequestFor(order, STORE) },
      guideKey,
    );
    if (!made.ok && isExpired(made.error.message)) continue;
    if (!made.ok) throw new Error(`${order.orderNumber}: ${made.error.status} ${made.error.message}`);
    const { guide, nameParcel } = made.value.detail;
    onStep('shipment');
    const recorded = await merchant.ask(
      calls.createOrderShipment,
      {
        params: { storeId: STORE, marketplace: order.marketplace, orderId: order.orderNumber },
        body: {
          colocationIds: order.orderedProductsList.map((line) => line.colocationId),
          deliveryCarrierId: nameParcel,
          deliveryCarrierName: nameParcel,
          deliveryTrackId: guide,
          forcedGuideType: null,
          dimensions: null,
        },
      },
      shipmentKey,
    );
    if (!recorded.ok)
      throw new Error(`${order.orderNumber}: ${recorded.error.status} ${recorded.error.message}`);
    onStep('done');
    return made.value.detail;
  }
}

/** How long each step takes when nothing is killed, in milliseconds; the first ones warm the process up. */
async function usualTimes(orders: readonly Order[]) {
  const times = { guide: 0, shipment: 0 };
  for (const order of orders) {
    const at = { guide: 0, shipment: 0, done: 0 };
    await ship(order, (step) => {
      at[step] = performance.now();
    });
    times.guide = at.shipment - at.guide;
    times.shipment = at.done - at.shipment;
  }
  return times;
}

type Usual = Awaited<ReturnType<typeof usualTimes>>;

/** Ships an order while the gateway is killed at a random moment of each step; in which steps that was. */
async function shipThroughCrashes(order: Order, usual: Usual) {
  const crashed = new Set<Step>();
  let crashes = Promise.resolve();
  let reached: Step = 'guide';
  const killedIn: Step[] = [];
  const made = await ship(order, (step) => {
    reached = step;
    if (step === 'done' || crashed.has(step)) return;
    crashed.add(step);
    crashes = crashes
      .then(() => sleep(Math.random() * usual[step]))
      .then(async () => {
        if (reached === 'done') return;
        killedIn.push(reached);
        await gateway.crash();
      });
  }).finally(() => crashes);
  return { order, made, killedIn };
}

type LedgerRow = { kind: string; amount: string; guide: string | null; order_number: string | null };

/** The ledger and the guides themselves, read past every service. */
async function ledger(): Promise<LedgerRow[]> {
  const database = connect(postgres.url);
  const connection = await database.$client.connect();
  try {
    await connection.query(`select set_config('app.store_id', $1, false)`, [STORE]);
    const { rows } = await connection.query<LedgerRow>(
      `select e.kind, e.amount, e.guide, g.order_number
         from wallet_entries e left join guides g on g.number = e.guide
        where e.kind = 'charge' order by e.created_at`,
    );
    return rows;
  } finally {
    connection.release();
    await disconnect(database);
  }
}

it(`killed at ${CRASHES} random moments of buying a guide: every order has exactly one guide and its shipment, and every charge its guide`, async () => {
  const waiting = await waitingOrders(merchant.client, STORE);
  const usual = await usualTimes(waiting.splice(0, 2));
  const start = await balanceNow();

  const shipped: Awaited<ReturnType<typeof shipThroughCrashes>>[] = [];
  const interrupted = () => shipped.flatMap(({ killedIn }) => killedIn);
  while (interrupted().length < CRASHES || new Set(interrupted()).size < 2) {
    const order = waiting.shift();
    if (!order) throw new Error(`Of the crashes only these came before the end: ${interrupted().join()}`);
    shipped.push(await shipThroughCrashes(order, usual));
  }
  const rest = shipped.map(({ order }) => order);
  const made = shipped.map((one) => one.made);

  expect(new Set(made.map(({ guide }) => guide)).size).toBe(rest.length);
  const spent = made.reduce((sum, { totalCost }) => sum + Math.round(totalCost * 100), 0);
  expect(Math.round((await balanceNow()) * 100)).toBe(Math.round(start * 100) - spent);

  for (const [at, order] of rest.entries()) {
    const guide = made[at]?.guide;
    const found = await merchant.must(calls.listOrders, {
      params: { storeId: STORE },
      query: { 'filter-orderId': order.orderNumber, pageSize: 100 },
    });
    const now = found.rows.find((one) => one.id === order.id);
    expect(now?.status).toBe('listo_para_enviar');
    expect(now?.dataGuia?.guide).toBe(guide);
    const tracks = new Set(now?.orderedProductsList.map((line) => line.deliveryTrackId));
    expect([...tracks]).toEqual([guide]);
  }

  for (const ended of await gateway.stop()) expect(ended).toMatchObject({ code: 0 });
  const charges = await ledger();
  const alone = charges.filter((charge) => charge.guide === null || charge.order_number === null);
  expect(alone).toEqual([]);
  for (const order of rest) {
    const own = charges.filter((charge) => charge.order_number === order.orderNumber);
    expect(own.map(({ guide }) => guide)).toEqual([made[rest.indexOf(order)]?.guide]);
  }
});
