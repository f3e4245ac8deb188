import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Value = { readonly stringValue?: string; readonly intValue?: number };
export type CollectedSpan = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: readonly { readonly key: string; readonly value: Value }[];
};
type Export = { readonly resourceSpans: readonly { readonly scopeSpans: readonly Scope[] }[] };
type Scope = { readonly spans: readonly CollectedSpan[] };

/** A collector of traces: takes what OpenTelemetry's exporter sends it as JSON. */
export async function startCollector() {
  const spans: CollectedSpan[] = [];
  let bytes = '';
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString('utf8');
    bytes += text;
    const { resourceSpans } = JSON.parse(text) as Export;
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    response.setHeader('Content-Type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    /** Everything that has arrived, as it was written. */
    text: () => bytes,
    stop: () => server.close(),
  };
}
