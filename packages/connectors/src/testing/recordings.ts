import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('woocommerce-recordings/', import.meta.url));

/** An answer of a real shop. */
export interface Recording {
  readonly name: string;
  readonly status: number;
  readonly body: unknown;
}

/** One delivery of a webhook of a real shop: the body is raw, as it was signed. */
export interface RecordedDelivery {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const isAnswer = (json: unknown): json is { readonly status: number; readonly body: unknown } =>
  typeof json === 'object' && json !== null && 'status' in json && 'body' in json;

function readOne(file: string): Recording {
  const json: unknown = JSON.parse(readFileSync(`${folder}${file}`, 'utf8'));
  const name = file.replace(/\.json$/, '');
  return isAnswer(json) ? { name, status: json.status, body: json.body } : { name, status: 200, body: json };
}

/** Every recorded answer, by name. */
export const recordings: ReadonlyMap<string, Recording> = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => {
      const recording = readOne(file);
      return [recording.name, recording];
    }),
);

/** The body of a recorded answer. @throws for a name that there is not. */
export function recorded(name: string): unknown {
  const recording = recordings.get(name);
  if (recording === undefined) throw new Error(`There is no recording ${name}`);
  return recording.body;
}

/** Every recorded delivery, in the order of arrival. */
export const recordedDeliveries: readonly RecordedDelivery[] = readFileSync(
  `${folder}webhook-deliveries.jsonl`,
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as RecordedDelivery);

const looksLikeOrder = (body: unknown): body is { readonly line_items: unknown } =>
  typeof body === 'object' && body !== null && 'line_items' in body && 'billing' in body;

/** Every order in the recordings, with where it stands: answers, lists and webhooks. */
export const recordedOrders: readonly { readonly at: string; readonly body: unknown }[] = [
  ...[...recordings.values()].flatMap(({ name, body }) =>
    (Array.isArray(body) ? body : [body]).map((one: unknown, at) => ({ at: `${name} ${at}`, body: one })),
  ),
  ...recordedDeliveries.map((delivery, at) => ({
    at: `webhook ${at}`,
    body: JSON.parse(delivery.body) as unknown,
  })),
].filter(({ body }) => looksLikeOrder(body));
