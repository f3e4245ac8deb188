import { createHmac, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '@trastienda/api-client/calls';
import { expect, it } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { killableGateway, killablePostgres } from '../testing/crash/killable.ts';
import { patientClient } from '../testing/crash/patient-client.ts';
import { proved } from '../testing/proved.ts';

const ORDERS = 60;
const STORE = '10452';

const orderAt = (at: number) => ({
  number: `AVISO-${at}`,
  clientData: { fullname: 'Ana Ruiz', email: null },
  shippingAddress: { zipCode: '06500', street: 'Reforma 222', addressee: 'Ana Ruiz' },
  orderedProductsList: [{ sku: null, name: 'Vela', quantity: 1, salePrice: 120, dimensions: [] }],
});

it('what is shipped reaches a system that answers badly, signed and in order, through three kills of the gateway', async () => {
  const postgres = await killablePostgres();
  const gateway = await killableGateway(postgres.url, {
    CONNECTORS_LOOPBACK: '1',
    SECRETS_KEY: randomBytes(32).toString('base64'),
  });
  const heard: { id: string; seq: number; number: string; isSigned: boolean }[] = [];
  let secret = '';
  let asked = 0;
  const receiver = createServer(async (request, response) => {
    const body = await text(request);
    asked += 1;
    if (asked % 5 === 0) return void request.socket.destroy();
    if (asked % 5 === 1) return void response.writeHead(500).end();
    const header = (name: string) => String(request.headers[name] ?? '');
    const signed = `${header('webhook-id')}.${header('webhook-timestamp')}.${body}`;
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    const expected = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
    const { seq, number } = JSON.parse(body) as { seq: number; number: string };
    heard.push({
      id: header('webhook-id'),
      seq,
      number,
      isSigned: header('webhook-signature').split(' ').includes(expected),
    });
    response.writeHead(204).end();
  });
  const port = await freePort();
  await new Promise<void>((resolve) => receiver.listen(port, '127.0.0.1', resolve));
  try {
    const merchant = await patientClient(gateway.origin, STORE, 'mariana@casalumbre.example');
    const { key } = await merchant.must(calls.createStoreKey, { body: { storeId: STORE, name: 'Mi ERP' } });
    const url = `http://localhost:${port}/avisos`;
    ({ secret } = await merchant.must(calls.saveStoreWebhook, { body: { storeId: STORE, url } }));
    const sent = await fetch(`${gateway.origin}/v1/orders`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ orders: Array.from({ length: ORDERS }, (_, at) => orderAt(at)) }),
    });
    expect(await sent.json()).toMatchObject({ created: ORDERS, refused: 0 });

    const ship = async (at: number) => {
      const list = await merchant.must(calls.listOrders, {
        params: { storeId: STORE },
        query: { 'filter-orderId': `AVISO-${at}` },
      });
      const lines =
        list.rows.find(({ orderNumber }) => orderNumber === `AVISO-${at}`)?.orderedProductsList ?? [];
      await merchant.must(calls.createOrderShipment, {
        params: { storeId: STORE, marketplace: 'PG', orderId: `AVISO-${at}` },
        body: {
          colocationIds: lines.map(({ colocationId }) => colocationId),
          deliveryCarrierId: 'fletes',
          deliveryCarrierName: 'Fletes Juan',
          deliveryTrackId: `FJ-${at}`,
          forcedGuideType: 'manual',
          dimensions: null,
        },
      });
    };
    for (let at = 0; at < ORDERS; at += 1) {
      await ship(at);
      if (at % 20 === 10) await gateway.crash();
    }
    const first = () => [...new Map(heard.toReversed().map((one) => [one.number, one])).keys()].length;
    // A failure is tried again after ten seconds, then after a minute: a trial that is received begins anew at once.
    const deadline = Date.now() + 240_000;
    while (first() < ORDERS && Date.now() < deadline) {
      await sleep(2000);
      await merchant.ask(calls.testStoreWebhook, { body: { storeId: STORE } });
    }
    const events = heard.filter(({ number }) => number !== undefined);
    expect(new Set(events.map(({ number }) => number)).size).toBe(ORDERS);
    expect(heard.filter(({ isSigned }) => !isSigned)).toEqual([]);
    const seen = new Set<number>();
    const arrivals = events.filter(({ seq }) => !seen.has(seq) && seen.add(seq)).map(({ seq }) => seq);
    expect(arrivals).toEqual(arrivals.toSorted((a, b) => a - b));
    expect(new Set(events.map(({ id, seq }) => `${id} ${seq}`)).size).toBe(ORDERS);
    proved(
      `${ORDERS} events to a system that fails two of five requests, through 3 kills: each arrived, in order, signed; ${events.length - ORDERS} came twice`,
    );
  } finally {
    receiver.closeAllConnections();
    receiver.close();
    await gateway.stop('SIGKILL');
    await postgres.remove();
  }
});
