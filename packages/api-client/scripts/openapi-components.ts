import type * as z from 'zod/mini';
import { pagination } from '../src/core/fields.ts';
import { uploadedFile } from '../src/helpers/upload-file.ts';
import { runtimeConfig } from '../src/gateway/runtime-config.ts';
import * as addresses from '../src/services/addresses.ts';
import * as analytics from '../src/services/analytics.schemas.ts';
import * as bulkLoad from '../src/services/bulk-load.schemas.ts';
import * as channels from '../src/services/channels.schemas.ts';
import * as door from '../src/services/door.schemas.ts';
import * as documents from '../src/services/documents.schemas.ts';
import * as fulfillment from '../src/services/fulfillment.schemas.ts';
import * as guideLots from '../src/services/guide-lots.schemas.ts';
import * as guides from '../src/services/guides.schemas.ts';
import * as manualOrder from '../src/services/manual-order.schemas.ts';
import * as onboarding from '../src/services/onboarding.schemas.ts';
import * as orders from '../src/services/orders.schemas.ts';
import * as payments from '../src/services/payments.schemas.ts';
import * as products from '../src/services/products.schemas.ts';
import * as storeProfile from '../src/services/store-profile.schemas.ts';
import * as stores from '../src/services/stores.schemas.ts';
import * as users from '../src/services/users.schemas.ts';
import * as session from '../src/session/session.schemas.ts';
import { type Json, wireSchema } from './openapi-schema.ts';

const modules: readonly Readonly<Record<string, unknown>>[] = [
  { pagination: pagination(), uploadedFile, runtimeConfig },
  addresses,
  analytics,
  bulkLoad,
  channels,
  documents,
  door,
  fulfillment,
  guideLots,
  guides,
  manualOrder,
  onboarding,
  orders,
  payments,
  products,
  storeProfile,
  stores,
  users,
  session,
];

const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === 'object' && value !== null && '_zod' in value;
const isNamed = (json: Json) => json['type'] === 'object' || json['enum'] !== undefined;
const component = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** Every schema that a file of ours exports, by its own name, the smallest first: what is inside is known before. */
const candidates = modules
  .flatMap((module) => Object.entries(module))
  .flatMap(([name, value]) => (isSchema(value) ? [{ name: component(name), json: wireSchema(value) }] : []))
  .filter(({ json }) => isNamed(json))
  .toSorted(
    (a, b) => JSON.stringify(a.json).length - JSON.stringify(b.json).length || (a.name < b.name ? -1 : 1),
  );

const nameOf = new Map<string, string>();
export const schemas: Record<string, Json> = {};

const inner = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shared);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shared(one)]));
};

/** The same schema, with a reference for each part of it that has a name. */
export function shared(value: unknown): unknown {
  const made = inner(value);
  const name = nameOf.get(JSON.stringify(made));
  return name === undefined ? made : { $ref: `#/components/schemas/${name}` };
}

for (const { name, json } of candidates) {
  const made = inner(json) as Json;
  const key = JSON.stringify(made);
  if (nameOf.has(key)) continue;
  if (name in schemas) throw new Error(`Two schemas are called ${name}`);
  nameOf.set(key, name);
  schemas[name] = made;
}
