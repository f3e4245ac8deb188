import { serviceNames } from '@trastienda/api-client';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { WorkEvent } from '@trastienda/services';
import { createProcessSeries } from './process-series.ts';
import { createProductSeries } from './product-series.ts';

const services: ReadonlySet<string> = new Set<string>(serviceNames);

/**
 * Maps a path to the part of the product it belongs to: one of the services, or one of our own five. No word
 * of the caller's becomes a label, so nobody can create series or expose the number of a store.
 */
export function partOf(path: string): string {
  const [, first = '', second = '', third] = path.split('/');
  if (first === 'idp') return 'idp';
  if (first === 'upload') return 'upload';
  if (first !== 'api') return /^(?:healthz|readyz|metrics)$/.test(first) ? 'gateway' : 'portal';
  if (second === 'auth') return 'auth';
  return third === 'route' && services.has(second) ? second : 'gateway';
}

/** Makes a value for each name once. */
function memoized<Value>(make: (name: string) => Value): (name: string) => Value {
  const values = new Map<string, Value>();
  return (name) => {
    const existing = values.get(name);
    if (existing !== undefined) return existing;
    const made = make(name);
    values.set(name, made);
    return made;
  };
}

/** The golden signals of each part of the product and what else it does, in Prometheus' form (docs/operations.md). */
export function createMetrics() {
  const register = new Registry();
  const labelNames = ['service'] as const;
  const registers = [register];
  const requests = new Counter({
    name: 'trastienda_requests_total',
    help: 'Requests answered or cut.',
    labelNames: ['service', 'method', 'status'],
    registers,
  });
  const failures = new Counter({
    name: 'trastienda_failures_total',
    help: 'Requests that failed: reason is the status from 500 on, or cut (either end hung up before the answer was whole).',
    labelNames: ['service', 'reason'],
    registers,
  });
  const duration = new Histogram({
    name: 'trastienda_request_duration_seconds',
    help: 'From the first byte of a request to the last of its answer.',
    labelNames,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
    registers,
  });
  const inFlight = new Gauge({
    name: 'trastienda_requests_in_flight',
    help: 'Requests being answered now.',
    labelNames,
    registers,
  });
  const violations = new Counter({
    name: 'trastienda_csp_violations_total',
    help: 'Violations of the content policy that browsers have reported.',
    registers,
  });
  const limited = new Counter({
    name: 'trastienda_rate_limited_total',
    help: 'Requests that a limit of rates refused (429).',
    labelNames,
    registers,
  });
  const product = createProductSeries(register);
  const own = createProcessSeries(register);

  // Series that were met before: finding one by its labels costs more than counting.
  const ofService = memoized((service: string) => ({
    inFlight: inFlight.labels({ service }),
    duration: duration.labels({ service }),
    requests: memoized((kind: string) => {
      const [method = '', status = ''] = kind.split(' ');
      return requests.labels({ service, method, status });
    }),
  }));

  return {
    /** Counts a request from now on. @returns what ends it. */
    begin(path: string, method: string | undefined) {
      const service = partOf(path);
      const series = ofService(service);
      const started = performance.now();
      series.inFlight.inc();
      return (status: number, whole: boolean): void => {
        series.inFlight.dec();
        series.duration.observe((performance.now() - started) / 1000);
        series.requests(`${methodLabel(method)} ${Math.floor(status / 100)}xx`).inc();
        if (status === 429) limited.inc({ service });
        if (!whole) failures.inc({ service, reason: 'cut' });
        else if (status >= 500) failures.inc({ service, reason: String(status) });
      };
    },
    violation: () => violations.inc(),
    ...product,
    ...own,
    worked: (event: WorkEvent): void => {
      own.worked(event);
      // A row of a lot is a guide that no call answered for.
      if (event.kind === 'row' && event.job === 'guide-lot' && event.result === 'succeeded')
        product.sold('guide_sold');
    },
    /** Memory, processor, event loop and garbage of this process; once for each process. */
    watchProcess: () => collectDefaultMetrics({ register }),
    contentType: register.contentType,
    text: async () => {
      await own.refresh();
      return register.metrics();
    },
  };
}
export type Metrics = ReturnType<typeof createMetrics>;

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const methodLabel = (method: string | undefined) =>
  method !== undefined && methods.has(method) ? method : 'other';
