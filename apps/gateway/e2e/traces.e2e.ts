import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Order } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPostgres } from '../../portal/e2e/support/provided.ts';
import { type Browser, createBrowser } from '../src/testing/browser.ts';
import { pathOf, wholeSampleOf } from '../src/testing/call-samples.ts';
import { type CollectedSpan, startCollector } from '../src/testing/collector.ts';
import { guideRequestFor, quoteRequestFor, waitingOrders } from '../src/testing/crash/guide-requests.ts';
import { killableGateway, killablePostgres } from '../src/testing/crash/killable.ts';
import { patientClient } from '../src/testing/crash/patient-client.ts';

const STORE = '10452';
const MERCHANT = 'mariana@casalumbre.example';
const SERVER = 2;
const CLIENT = 3;

let postgres: Awaited<ReturnType<typeof killablePostgres>>;
let collector: Awaited<ReturnType<typeof startCollector>>;
let gateway: Awaited<ReturnType<typeof killableGateway>>;
let browser: Browser;
let orders: readonly Order[];
const upstreamSaw: IncomingHttpHeaders[] = [];
const upstream = createServer((request, response) => {
  upstreamSaw.push(request.headers);
  response.setHeader('Content-Type', 'application/json').end('{"data":[]}');
});

beforeAll(async () => {
  postgres = await killablePostgres(demoPostgres());
  collector = await startCollector();
  upstream.listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  gateway = await killableGateway(postgres.url, {
    LOG_LEVEL: 'info',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    UPSTREAM_RESOURCES: `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`,
  });
  browser = createBrowser(gateway.origin);
  await browser.signIn(MERCHANT);
  orders = await waitingOrders((await patientClient(gateway.origin, STORE, MERCHANT)).client, STORE);
});
afterAll(async () => {
  await gateway.stop('SIGKILL');
  await postgres.remove();
  collector.stop();
  upstream.close();
});

let made = 0;
/** A trace as an ingress begins it; each is another one. */
function newTrace() {
  made += 1;
  const traceId = `${'ab'.repeat(15)}${String(made).padStart(2, '0')}`;
  return { traceId, headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` } };
}
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  browser.call(path, STORE, { method: 'POST', body: JSON.stringify(body), headers });
const spansOf = (id: string) => collector.spans.filter(({ traceId }) => traceId === id);
const rootOf = (id: string) => spansOf(id).find(({ kind }) => kind === SERVER);
const queryOf = ({ attributes }: CollectedSpan) =>
  attributes.find(({ key }) => key === 'db.query.text' || key === 'db.operation.name')?.value.stringValue ??
  '';
/** The spans between one and the first of its trace. */
function above(span: CollectedSpan, all: readonly CollectedSpan[]): CollectedSpan[] {
  const parent = all.find(({ spanId }) => spanId === span.parentSpanId);
  return parent ? [parent, ...above(parent, all)] : [];
}

it('one press of "Generar guía" is one trace: from the header of the caller through the call to each statement', async () => {
  const [order] = orders;
  if (!order) throw new Error('No order waits.');
  const quoted = await post(`/api/shippings/route/${calls.quoteCourier.path}`, quoteRequestFor(order, STORE));
  const { detail } = (await quoted.json()) as { detail: readonly { token: string }[] };
  const { traceId, headers } = newTrace();
  const path = `/api/shippings/route/v1/shipping-guide/generar-guia-mensajeria/${detail[0]?.token}`;
  expect((await post(path, guideRequestFor(order, STORE), headers)).status).toBe(200);
  await expect.poll(() => rootOf(traceId)?.name).toBe('POST createCourierGuide');
  const spans = spansOf(traceId);
  expect(rootOf(traceId)?.parentSpanId).toBe('00f067aa0ba902b7');
  const statements = spans.filter(({ kind }) => kind === CLIENT);
  expect(statements.length).toBeGreaterThan(5);
  expect(statements.some((span) => /insert/i.test(queryOf(span) + span.name))).toBe(true);
  for (const span of statements) expect(above(span, spans).at(-1)).toBe(rootOf(traceId));
});

it('the guides of a lot are made by a worker, later, and in the trace of the press that asked for them', async () => {
  const { traceId, headers } = newTrace();
  const lotId = 'lote-de-la-traza';
  const items = orders.slice(1, 3).map(({ marketplace, orderNumber, orderedProductsList }) => ({
    marketplace,
    orderNumber,
    colocationIds: orderedProductsList.map(({ colocationId }) => colocationId),
    packages: [{ height: 10, width: 20, depth: 15, weight: 0.8, quantity: 1 }],
    content: 'Vasos',
    packageValue: 100,
    nameParcel: null,
    serviceType: null,
  }));
  const saved = await post(
    `/api/shippings/route/${calls.saveGuideLot.path}`,
    { storeId: STORE, lotId, name: 'Lote', items },
    headers,
  );
  expect([saved.status, await saved.text()]).toEqual([200, expect.any(String)]);
  const job = () => spansOf(traceId).find(({ name }) => name === 'job');
  await expect.poll(job).toBeDefined();
  const spans = spansOf(traceId);
  const worked = spans.filter((span) => above(span, spans).some(({ name }) => name === 'job'));
  expect(worked.length).toBeGreaterThan(10);
  expect(above(worked[0] as CollectedSpan, spans).at(-1)).toBe(rootOf(traceId));
});

it('an upstream gets the trace, once, with our question as its parent, and lines of the log have its id', async () => {
  const { traceId, headers } = newTrace();
  const call = calls.listBrands;
  const answer = await browser.call(pathOf(call, wholeSampleOf(call, STORE)), null, { headers });
  expect(answer.status).toBeLessThan(500);
  await expect.poll(() => spansOf(traceId).some(({ kind }) => kind === CLIENT)).toBe(true);
  const sent = upstreamSaw.map(({ traceparent }) => String(traceparent)).find((one) => one.includes(traceId));
  expect(sent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
  expect(spansOf(traceId).map(({ spanId }) => spanId)).toContain(sent?.split('-')[2]);
});

it('no span holds anybody: no e-mail, no address of a buyer, no number of a store, no value of a query', async () => {
  const canary = 'canario.de.trazas@uno.example';
  await browser.call(`/api/kidal/route/Ordersfull/seller/${STORE}?search=${canary}`, STORE);
  await browser.call(`/api/identity/route/users/${canary}`, null);
  await browser.go(`/mis-pedidos/${canary}?q=${canary}`, { headers: { 'user-agent': canary } });
  const { traceId, headers } = newTrace();
  await browser.call(`/api/kidal/route/Ordersfull/seller/${STORE}?page=1`, STORE, { headers });
  await expect.poll(() => rootOf(traceId)?.name).toBe('GET listOrders');
  const text = collector.text();
  expect(text.length).toBeGreaterThan(10_000);
  for (const personal of ['canario', MERCHANT, 'mariana', STORE, orders[0]?.clientData.fullname ?? 'x'])
    expect({ personal, is: text.includes(personal) }).toEqual({ personal, is: false });
});

it('lines of the log have the id of their trace', async () => {
  const { traceId, headers } = newTrace();
  await browser.go('/api/config', { headers });
  const { output } = await gateway.stop();
  const lines = output.split('\n').filter((line) => line.includes(traceId));
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({ traceId, path: '/api/config', status: 200 }),
  ]);
});
