import * as z from 'zod/mini';
import { binary, type BinaryFile, type storeIdMark } from './fields.ts';

/** The 17 remote services, plus the product's own gateway. */
export const serviceNames = [
  'billing',
  'resources',
  'bamako',
  'identity',
  'integrations',
  'invoice',
  'kidal',
  'liubliana',
  'mercadolibre',
  'onboarding-aws',
  'products',
  'shein',
  'shippings',
  'shopify',
  'totalplay',
  'woocommerce',
  'aliexpress',
] as const;

export type ServiceName = (typeof serviceNames)[number];
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The wording of failures: generic, data message, shippings, download, upload. */
export type ErrorProfile = 'generic' | 'data-message' | 'shippings' | 'download' | 'upload';

/** `safe`: a read. `natural`: repeating leaves the same state. `key`: `Idempotency-Key` is required. */
export type Idempotency = 'safe' | 'natural' | 'key';

/** The subjects that calls read and change: a write names those whose reads it makes old. */
export const subjects = [
  'orders',
  'guides',
  'lots',
  'wallet',
  'evidence',
  'shipments',
  'inventory',
  'storehouse',
  'products',
  'bulkLoads',
  'channels',
  'cases',
  'keys',
  'sales',
  'payments',
  'invoices',
  'onboarding',
  'store',
  'users',
] as const;

export type Subject = (typeof subjects)[number];

type Shape = Record<string, z.ZodMiniType>;
type NoShape = Record<never, never>;

/** Encoding of the body: JSON, or a form with files, whose lists are repeated fields. */
export type BodyEncoding = 'json' | 'multipart';

export { binary, type BinaryFile };
export const isBinary = (call: Pick<AnyCall, 'response'>): boolean => call.response === binary;

export type CallDefinition<Params extends Shape, Query extends Shape, Body, Output, Answer> = {
  /** The operation id, unique among all calls. */
  readonly id: string;
  readonly service: ServiceName;
  readonly method: HttpMethod;
  /** After `/api/{service}/route/`, with `{name}` for each path parameter. */
  readonly path: string;
  readonly params?: Params;
  readonly query?: Query;
  /** The body; absent for calls without one. */
  readonly body?: z.ZodMiniType<Body>;
  /** `json` unless it carries files. */
  readonly encoding?: BodyEncoding;
  /** The schema of the JSON answer, or `binary` for a download. Its input is what the wire carries, its output what a caller gets. */
  readonly response: z.ZodMiniType<Output, Answer>;
  readonly timeoutMs?: number;
  readonly idempotency?: Idempotency;
  /** Subjects that a read shows; a write to one of them makes it old. */
  readonly provides?: readonly Subject[];
  /** Subjects whose reads a write makes old once it succeeded. */
  readonly invalidates?: readonly Subject[];
  /** `none` for rows marked "no store": the gateway then asks for no `X-Store-Id`. */
  readonly store?: 'required' | 'none';
  /** An act of the store's owner: 403 for people who are linked to it. */
  readonly owner?: boolean;
  /** The caller must have signed in within this many minutes: else 401 with the code `reauth`. */
  readonly freshMinutes?: number;
  /** `false` for a call that writes the log itself, so that no row of the audit repeats it. */
  readonly isAudited?: boolean;
  /** The answer holds a secret: it is stored nowhere, so that a repeated request is done anew. */
  readonly isAnswerSecret?: boolean;
  readonly profile?: ErrorProfile;
  /** A row's own fixed sentence, which replaces the profile's save for 413. */
  readonly failureMessage?: string;
  /** The same, where the row's sentence depends on what was sent. */
  readonly failureMessageFor?: (body: NoInfer<Body>) => string;
  /** Gives the answer that a 404 stands for, where it means "nothing there". */
  readonly emptyOn404?: () => NoInfer<Answer>;
  readonly bodyLimitBytes?: number;
  /** One valid answer; mocks give it, tests check it against `response`. */
  readonly example: () => NoInfer<Answer>;
};

export type Call<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body = unknown,
  Output = unknown,
  Answer = unknown,
> = Omit<
  CallDefinition<Params, Query, Body, Output, Answer>,
  | 'params'
  | 'query'
  | 'encoding'
  | 'timeoutMs'
  | 'idempotency'
  | 'provides'
  | 'invalidates'
  | 'store'
  | 'owner'
  | 'freshMinutes'
  | 'isAudited'
  | 'isAnswerSecret'
  | 'profile'
  | 'bodyLimitBytes'
> & {
  readonly params: z.ZodMiniObject<Params>;
  readonly query: z.ZodMiniObject<Query>;
  readonly encoding: BodyEncoding;
  readonly timeoutMs: number;
  readonly idempotency: Idempotency;
  readonly provides: readonly Subject[];
  readonly invalidates: readonly Subject[];
  readonly store: 'required' | 'none';
  readonly owner: boolean;
  readonly freshMinutes: number | null;
  readonly isAudited: boolean;
  readonly isAnswerSecret: boolean;
  readonly profile: ErrorProfile;
  readonly bodyLimitBytes: number;
};

/** Any call, for tables and loops that do not care which. */
export type AnyCall = Pick<
  Call,
  | 'id'
  | 'service'
  | 'method'
  | 'path'
  | 'encoding'
  | 'timeoutMs'
  | 'idempotency'
  | 'provides'
  | 'invalidates'
  | 'store'
  | 'owner'
  | 'freshMinutes'
  | 'isAudited'
  | 'isAnswerSecret'
  | 'profile'
  | 'bodyLimitBytes'
  | 'failureMessage'
> & {
  readonly params: z.ZodMiniObject;
  readonly query: z.ZodMiniObject;
  readonly body?: z.ZodMiniType;
  readonly response: z.ZodMiniType;
  readonly failureMessageFor?: (body: never) => string;
  readonly emptyOn404?: () => unknown;
  readonly example: () => unknown;
};

type IsStoreId<Value> = [Value] extends [never]
  ? false
  : typeof storeIdMark extends keyof NonNullable<Value>
    ? true
    : false;
type StoreKeys<Value> = { [K in keyof Value]-?: IsStoreId<Value[K]> extends true ? K : never }[keyof Value];
/** The client fills in the store's id where it is left out. */
type WithoutStore<Value> = Value extends object
  ? [StoreKeys<Value>] extends [never]
    ? Value
    : Omit<Value, StoreKeys<Value>> & Partial<Pick<Value, StoreKeys<Value>>>
  : Value;
type ShapeInput<S extends Shape> = WithoutStore<z.input<z.ZodMiniObject<S>>>;
type Part<Name extends string, Value> = string extends keyof Value
  ? { readonly [K in Name]?: Value }
  : Partial<Value> extends Value
    ? { readonly [K in Name]?: Value }
    : { readonly [K in Name]: Value };

/** Input of a call: `{ params, query, body }`, each only where the call has it; the store's id may be left out. */
export type CallInput<C> =
  C extends Call<infer P, infer Q, infer B, unknown>
    ? Part<'params', ShapeInput<P>> &
        Part<'query', ShapeInput<Q>> &
        (unknown extends B ? { readonly body?: never } : Part<'body', WithoutStore<B>>)
    : never;

/** Output of a call: its answer once it is read. */
export type CallOutput<C> = C extends { readonly response: z.ZodMiniType<infer O> } ? O : never;
/** The answer of a call as the wire carries it: services and mocks write it. */
export type CallAnswer<C> = C extends { readonly response: z.ZodMiniType<unknown, infer A> } ? A : never;
/** The parsed parts as a service handler sees them. */
export type CallRequest<C> =
  C extends Call<infer P, infer Q, infer B, unknown>
    ? {
        readonly params: z.output<z.ZodMiniObject<P>>;
        readonly query: z.output<z.ZodMiniObject<Q>>;
        readonly body: B;
      }
    : never;

const seconds = (n: number) => n * 1000;
/** Deadlines by kind of call, in milliseconds. */
export const deadlines = {
  kidalRead: seconds(10),
  auth: seconds(15),
  json: seconds(30),
  download: seconds(60),
  guide: seconds(60),
  upload: seconds(120),
} as const;

const MB = 1024 * 1024;
/** Body limits, in bytes. */
export const bodyLimits = { json: 1 * MB, base64: 14 * MB, multipart: 10 * MB } as const;
/**
 * Limits for the contents of a body, whatever its bytes: values, lists and records counted
 * too, and names of one record. A megabyte holds two hundred thousand values; a product of 1,000 SKUs with
 * five photos each has some thirty thousand.
 */
export const bodyValueLimits = { values: 40_000, names: 1_000 } as const;

const profileOf = (service: ServiceName): ErrorProfile => {
  if (service === 'shippings') return 'shippings';
  return ['kidal', 'resources', 'billing', 'invoice'].includes(service) ? 'generic' : 'data-message';
};

/**
 * Writes a remote call down once; client, mocks, proxy rules, service registration and test matrices derive from it.
 * A property that is left out has the usual value of its service and method.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<
  Params extends Shape = NoShape,
  Query extends Shape = NoShape,
  Body = unknown,
  Output = unknown,
  Answer = unknown,
>(
  definition: CallDefinition<Params, Query, Body, Output, Answer>,
): Call<Params, Query, Body, Output, Answer> {
  const isRead = definition.method === 'GET';
  return {
    ...definition,
    params: z.object(definition.params ?? ({} as Params)),
    query: z.object(definition.query ?? ({} as Query)),
    encoding: definition.encoding ?? 'json',
    timeoutMs:
      definition.timeoutMs ??
      (isRead && definition.service === 'kidal'
        ? deadlines.kidalRead
        : definition.encoding === 'multipart'
          ? deadlines.upload
          : deadlines.json),
    idempotency: definition.idempotency ?? (isRead ? 'safe' : 'natural'),
    provides: definition.provides ?? [],
    invalidates: definition.invalidates ?? [],
    store: definition.store ?? 'required',
    owner: definition.owner ?? false,
    freshMinutes: definition.freshMinutes ?? null,
    isAudited: definition.isAudited ?? true,
    isAnswerSecret: definition.isAnswerSecret ?? false,
    profile:
      (definition.response as z.ZodMiniType) === binary
        ? 'download'
        : (definition.profile ??
          (definition.encoding === 'multipart' ? 'upload' : profileOf(definition.service))),
    bodyLimitBytes:
      definition.bodyLimitBytes ??
      (definition.encoding === 'multipart' ? bodyLimits.multipart : bodyLimits.json),
  };
}
