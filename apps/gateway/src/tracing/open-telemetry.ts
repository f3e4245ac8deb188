import http from 'node:http';
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type ReadableSpan,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import pg from 'pg';
import { VERSION } from '../version.ts';
import type { Tracing } from './tracing.ts';

/**
 * All that leaves the process of a span beside its name and times. Addresses, queries, values, headers and messages of errors,
 * which the libraries record too, may name people.
 */
const kept = new Set([
  'http.request.method',
  'http.response.status_code',
  'url.scheme',
  'server.address',
  'server.port',
  'error.type',
  'db.system.name',
  'db.namespace',
  'db.operation.name',
  'db.query.text',
]);

const withoutPeople = (span: ReadableSpan): ReadableSpan =>
  Object.create(span, {
    attributes: {
      value: Object.fromEntries(Object.entries(span.attributes).filter(([name]) => kept.has(name))),
    },
    events: { value: [] },
    status: { value: { code: span.status.code } },
  }) as ReadableSpan;

const discreet = (exporter: SpanExporter): SpanExporter => ({
  export: (spans, done) => exporter.export(spans.map(withoutPeople), done),
  shutdown: () => exporter.shutdown(),
  forceFlush: async () => exporter.forceFlush?.(),
});

/**
 * The libraries find what they record by the names of modules when these are loaded; in our bundle there are none, so each is
 * given its module.
 */
class BundledPg extends PgInstrumentation {
  constructor() {
    // Queries of the queue and of scheduled tasks, several a second, belong to no trace.
    super({ requireParentSpan: true, ignoreConnectSpans: true });
    for (const { name, patch } of this.init()) if (name === 'pg') patch?.(pg);
  }
}

const probes = /^\/(?:healthz|readyz|metrics|api\/health)$/;

class BundledHttp extends HttpInstrumentation {
  constructor() {
    super({
      // Upstreams and the provider are asked by undici.
      disableOutgoingRequestInstrumentation: true,
      ignoreIncomingRequestHook: ({ url = '' }) => probes.test(url),
    });
    for (const { name, patch } of this.init()) if (name === 'http') patch?.(http);
  }
}

/** Records traces and sends them to the collector that the standard's variables name (`OTEL_…`). */
export function startTracing(env: NodeJS.ProcessEnv): Tracing {
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'trastienda', 'service.version': VERSION }))
    .merge(detectResources({ detectors: [envDetector] }));
  const ratio = Number(env['OTEL_TRACES_SAMPLER_ARG'] ?? 1);
  const provider = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: discreet(new OTLPTraceExporter()) })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  const instrumentations = [
    new BundledHttp(),
    new BundledPg(),
    new UndiciInstrumentation({ requireParentforSpans: true }),
  ];
  for (const one of instrumentations) one.setTracerProvider(provider);
  const tracer = provider.getTracer('trastienda', VERSION);

  return {
    current: () => {
      const carrier: { traceparent?: string } = {};
      propagation.inject(context.active(), carrier);
      return carrier.traceparent ?? null;
    },
    describe: (name) => trace.getActiveSpan()?.updateName(name),
    headers: () => ({}),
    job: (traceparent, work) => {
      // A lease without a parent would be a trace of its own for each look at the queue.
      if (traceparent === undefined) return work();
      const parent = propagation.extract(ROOT_CONTEXT, { traceparent });
      const span = tracer.startSpan('job', { kind: SpanKind.CONSUMER }, parent);
      return context
        .with(trace.setSpan(parent, span), work)
        .catch((error: unknown) => {
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        })
        .finally(() => span.end());
    },
    stop: () => provider.shutdown(),
  };
}
