import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  type AnyCall,
  failureMessage,
  type ServiceName,
  serviceNames,
  silentMessage,
  snackbarMessage,
} from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dealt } from '../../../../tools/suite/samples.ts';
import type { Browser } from '../testing/browser.ts';
import { bodyOf, pathOf, wholeSampleOf } from '../testing/call-samples.ts';
import { type Fault, type FaultProxy, startFaultProxy } from '../testing/fault-proxy.ts';
import { ANA, startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { proved } from '../testing/proved.ts';

const STORE = '1001';
/** Long enough for a busy machine to answer; short, where no answer will come. */
const PATIENT_MS = 30_000;
const HURRIED_MS = 400;
/** What a busy machine may add to a deadline; less than any fault lasts by itself. */
const SLACK_MS = 4_000;

/** What may come of a fault: a status, or `cut`, which is a body that breaks off and cannot be taken for a whole one. */
type Ending = number | 'cut';
const faults: Readonly<Record<string, { fault: Fault; ends: readonly Ending[]; isHurried?: boolean }>> = {
  'latency within the deadline': { fault: { kind: 'latency', ms: 30 }, ends: [200] },
  'latency past the deadline': { fault: { kind: 'latency', ms: 5_000 }, ends: [504], isHurried: true },
  down: { fault: { kind: 'down' }, ends: [502] },
  bandwidth: { fault: { kind: 'bandwidth', bytesPerSecond: 20 }, ends: [504, 'cut'], isHurried: true },
  'slow close': { fault: { kind: 'slow-close', ms: 30 }, ends: [200] },
  timeout: { fault: { kind: 'timeout' }, ends: [504], isHurried: true },
  'reset before the answer': { fault: { kind: 'reset', bytes: 0 }, ends: [502] },
  'reset in its body': { fault: { kind: 'reset', bytes: 180 }, ends: ['cut', 502] },
  slicer: { fault: { kind: 'slicer', bytes: 7 }, ends: [200] },
  'limit in its head': { fault: { kind: 'limit', bytes: 40 }, ends: [502] },
  'limit in its body': { fault: { kind: 'limit', bytes: 180 }, ends: ['cut', 502] },
};

/** Reads as the stores of a user too, which the gateway itself asks for. */
const body = JSON.stringify({
  data: [{ id: STORE, name: 'x', contrato_cs: 3, contrato_sr: 2, contrato_sn: 2 }],
  relleno: 'x'.repeat(1_500),
});
/** A call meets some of the faults by turns, all of them at night: services have one client, and each fault meets ten calls. */
const faultsOf = (call: AnyCall) => dealt(Object.entries(faults), tried.indexOf(call), 4);
const deadlines = new Map<string, number>();
const proxies = new Map<ServiceName, FaultProxy>();
let requests = 0;
let upstream: Server;
let gateway: TestGateway;
let browser: Browser;

/** One read and one write of each service, as far as it has them; of several one whose body is JSON. */
const ofService = (service: ServiceName, write: boolean): AnyCall | undefined => {
  const own = Object.values<AnyCall>(calls).filter(
    (call) => call.service === service && (call.method !== 'GET') === write,
  );
  return own.find(({ encoding }) => encoding === 'json') ?? own[0];
};
const tried = serviceNames.flatMap((service) =>
  [false, true].flatMap((write) => {
    const call = ofService(service, write);
    return call ? [call] : [];
  }),
);

beforeAll(async () => {
  upstream = createServer((request, response) => {
    requests += 1;
    request.resume().on('end', () => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length });
      response.end(body);
    });
  }).listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  for (const service of serviceNames) {
    proxies.set(service, await startFaultProxy(upstream.address() as AddressInfo));
  }
  gateway = await startTestGateway({
    upstreams: new Map([...proxies].map(([service, proxy]) => [service, proxy.url])),
    rateLimit: { burst: 1_000_000, perSecond: 10_000 },
    calls: tried.map((call) =>
      Object.defineProperty({ ...call }, 'timeoutMs', {
        get: () => deadlines.get(call.service) ?? PATIENT_MS,
      }),
    ),
  });
  browser = gateway.browser();
  await browser.signIn(ANA.email);
  // Whose stores are whose is known for a minute: the clock stands, so that only a service's own calls meet its faults.
  vi.useFakeTimers({ toFake: ['Date'] });
  await knowStores();
});
afterAll(async () => {
  vi.useRealTimers();
  await gateway.stop();
  for (const proxy of proxies.values()) await proxy.stop();
  upstream.closeAllConnections();
  upstream.close();
});

async function send(call: AnyCall): Promise<{ end: Ending; body?: unknown }> {
  const sample = wholeSampleOf(call, STORE);
  const sent = call.body === undefined ? null : await bodyOf(call, sample);
  const response = await browser.call(pathOf(call, sample), STORE, {
    method: call.method,
    ...(sent === null ? {} : { body: sent.bytes as BodyInit, headers: { 'content-type': sent.type } }),
  });
  try {
    return { end: response.status, body: await response.json() };
  } catch {
    return { end: 'cut' };
  }
}

/** A call that has the gateway remember whose stores are whose. */
async function knowStores(): Promise<void> {
  const any = tried.find((call) => call.store === 'required' && call.service !== 'identity');
  if (any) await send(any);
}

/** What the merchant reads. */
const told = (call: AnyCall, { end, body: answer }: Awaited<ReturnType<typeof send>>): string =>
  snackbarMessage(
    end === 'cut' ? silentMessage(call, 'network') : failureMessage(call, { status: end, body: answer }),
  );

const heap = () => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
};

describe('a service that fails on the way', () => {
  const services = proxies;
  it(`ends inside its deadline, in words for the merchant, and the next call is well: ${tried.length} calls, ${Object.keys(faults).length} faults`, async () => {
    expect(new Set(tried.map(({ service }) => service)).size).toBe(17);
    // One service has no write, and three have no read.
    const writes = tried.filter(({ method }) => method !== 'GET').length;
    expect([writes >= 16, tried.length - writes >= 14]).toEqual([true, true]);
    expect(snackbarMessage('')).toBe('Ha ocurrido un error, por favor intenta más tarde');
    const memory = heap();
    let cases = 0;
    const tryService = async (service: ServiceName, proxy: FaultProxy) => {
      for (const call of tried.filter((one) => one.service === service)) {
        for (const [name, { fault, ends, isHurried }] of faultsOf(call)) {
          if (service === 'identity') await knowStores();
          proxy.set(fault);
          deadlines.set(service, isHurried ? HURRIED_MS : PATIENT_MS);
          const asked = performance.now();
          const answer = await send(call);
          const took = performance.now() - asked;
          const what = `${call.id}, ${name}: ${answer.end}`;
          expect(ends, what).toContain(answer.end);
          if (isHurried) expect(took, what).toBeLessThan(HURRIED_MS + SLACK_MS);
          if (answer.end !== 200)
            expect(told(call, answer), what).toBe(snackbarMessage(call.failureMessage ?? ''));
          proxy.set(null);
          deadlines.set(service, PATIENT_MS);
          expect((await send(call)).end, `after ${what}`).toBe(200);
          cases += 1;
        }
      }
      // What is kept is one connection in use by turns, its two ends; nothing of the failed ones is left.
      await expect.poll(() => proxy.openSockets, { timeout: 20_000 }).toBeLessThanOrEqual(2);
    };
    // A write to who owns what has the stores asked for anew, which no other call may meet at that moment.
    const [own, others] = [true, false].map((isIdentity) =>
      [...services].filter(([service]) => (service === 'identity') === isIdentity),
    );
    for (const together of [others, own])
      await Promise.all((together ?? []).map(([service, proxy]) => tryService(service, proxy)));
    expect(cases).toBe(tried.flatMap(faultsOf).length);
    expect(new Set(tried.flatMap(faultsOf).map(([name]) => name)).size).toBe(Object.keys(faults).length);
    proved(
      `${cases} faults on the way, of ${Object.keys(faults).length} kinds: ${tried.length} calls of 17 services`,
    );
    expect(heap() - memory).toBeLessThan(30 * 1024 * 1024);
  }, 240_000);
});

describe('the breaker of a service', () => {
  const kidal = () => proxies.get('kidal');
  const calling = (service: ServiceName) =>
    tried.find((call) => call.service === service && call.method === 'GET');

  it('opens at the fifth failure in a row, then asks nobody for 30 s, lets one call try, and harms no other service', async () => {
    const sick = calling('kidal');
    const well = calling('shippings');
    const proxy = kidal();
    if (!sick || !well || !proxy) throw new Error('no such service');
    expect((await send(sick)).end).toBe(200);
    proxy.set({ kind: 'down' });
    const before = proxy.accepted;
    for (let failure = 0; failure < 5; failure += 1) expect((await send(sick)).end).toBe(502);
    // No failure was repeated behind the caller's back: an outage brings no load of its own.
    expect(proxy.accepted - before).toBe(5);
    const took: number[] = [];
    for (let call = 0; call < 50; call += 1) {
      const asked = performance.now();
      expect((await send(sick)).end).toBe(503);
      took.push(performance.now() - asked);
    }
    expect(proxy.accepted - before).toBe(5);
    const [quarter = 0, middle = 0] = [12, 25].map((at) => took.toSorted((a, b) => a - b)[at]);
    proved(`a service closed off is answered for in ${middle.toFixed(1)} ms (median of 50), and not asked`);
    // Of the faster ones: a busy machine is no matter of the breaker's.
    expect(quarter).toBeLessThanOrEqual(20);
    expect((await send(well)).end).toBe(200);

    const now = Date.now();
    vi.setSystemTime(now + 29_000);
    expect((await send(sick)).end).toBe(503);
    expect(proxy.accepted - before).toBe(5);
    vi.setSystemTime(now + 31_000);
    // Of many at once, one tries; it fails, and all is closed again.
    const ends = await Promise.all(Array.from({ length: 20 }, async () => (await send(sick)).end));
    expect(ends.toSorted()).toEqual([502, ...Array.from({ length: 19 }, () => 503)]);
    expect(proxy.accepted - before).toBe(6);
    expect((await send(sick)).end).toBe(503);
    vi.setSystemTime(now + 63_000);
    proxy.set(null);
    expect((await send(sick)).end).toBe(200);
    expect(
      (await Promise.all(Array.from({ length: 10 }, () => send(sick)))).every(({ end }) => end === 200),
    ).toBe(true);
  });
});

it('the fake upstream was reached: the matrix is no empty one', () => {
  expect(requests).toBeGreaterThan(tried.length);
});
