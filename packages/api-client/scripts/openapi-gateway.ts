import type * as z from 'zod/mini';
import { RUNTIME_CONFIG_PATH, runtimeConfig } from '../src/gateway/runtime-config.ts';
import { uploadedFile } from '../src/helpers/upload-file.ts';
import { authCalls, type AuthCall } from '../src/session/auth-calls.ts';
import { readCallRows } from '../src/testing/calls-table.ts';
import { shared } from './openapi-components.ts';
import { type Json, wireSchema } from './openapi-schema.ts';

/** Operations by address and method. */
export type Paths = Record<string, Record<string, Json>>;

const rows = new Map(readCallRows().map((row) => [row.id, row]));
const text = { type: 'string' };
const failure = { $ref: '#/components/responses/Failure' };
const parameter = (where: 'path' | 'query', name: string, schema: Json = text): Json => ({
  name,
  in: where,
  required: where === 'path',
  schema,
});
const pathParameters = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => parameter('path', name));
const objectOf = (names: readonly string[], schemas: Readonly<Record<string, Json>> = {}): Json => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, schemas[name] ?? text])),
  required: names,
});
const bodyOf = (type: string, schema: Json): Json => ({
  requestBody: { required: true, content: { [type]: { schema } } },
});
const json = (schema: z.ZodMiniType): Json => ({
  description: 'OK',
  content: { 'application/json': { schema: shared(wireSchema(schema)) } },
});
const page = { description: 'A page', content: { 'text/html': { schema: text } } };
const bytes = { description: 'The bytes', content: { 'application/octet-stream': {} } };
const isSignedOut = { security: [] };

/** What its row says of an operation that is no business call. */
export const described = (id: string, tag: string): Json => {
  const row = rows.get(id);
  return {
    operationId: id,
    tags: [tag],
    description: `Deadline ${row?.timeoutSeconds || '–'} s.\n\nFailures: ${row?.failures}\n\nUsed by: ${row?.usedBy}`,
  };
};

/** calls.md 2: forms with a `csrfToken`, and pages that a browser navigates to. */
function authOperation(call: AuthCall): Json {
  const body = call.form
    ? bodyOf('application/x-www-form-urlencoded', objectOf(call.form))
    : call.json
      ? bodyOf('application/json', objectOf(call.json, { data: { type: 'object' } }))
      : {};
  const answers =
    call.id === 'completeProviderSignIn'
      ? { 302: { description: 'To callbackUrl with the session cookie, or to the error page' } }
      : { 200: call.response ? json(call.response) : page };
  return {
    ...described(call.id, 'auth'),
    ...isSignedOut,
    parameters: [...pathParameters(call.path), ...(call.query ?? []).map((name) => parameter('query', name))],
    ...body,
    responses: { ...answers, default: failure },
  };
}

const uploadForm = objectOf(['file', 'storeId', 'kind'], {
  file: { type: 'string', contentMediaType: 'application/octet-stream' },
  kind: { type: 'string', enum: ['product', 'onboarding', 'evidence', 'invoice'] },
});

/** The endpoints that are no business calls: auth, the gateway's own (calls.md 23) and the upload service (calls.md 3). */
export function gatewayPaths(): Paths {
  const paths: Paths = {};
  const put = (path: string, method: string, operation: Json) => {
    paths[path] = { ...paths[path], [method]: operation };
  };
  for (const call of Object.values<AuthCall>(authCalls))
    put(`/api/auth/${call.path}`, call.method.toLowerCase(), authOperation(call));
  put(RUNTIME_CONFIG_PATH, 'get', {
    ...described('getRuntimeConfig', 'gateway'),
    ...isSignedOut,
    responses: { 200: json(runtimeConfig) },
  });
  put('/api/health', 'get', {
    ...described('getHealth', 'gateway'),
    ...isSignedOut,
    responses: {
      200: { description: 'OK', content: { 'application/json': { schema: objectOf(['status']) } } },
      503: failure,
    },
  });
  put('/api/image', 'get', {
    ...described('getImage', 'gateway'),
    parameters: [
      parameter('query', 'url'),
      parameter('query', 'w', { type: 'integer' }),
      parameter('query', 'q', { type: 'integer', default: 75 }),
    ],
    responses: { 200: bytes, default: failure },
  });
  const bearer = { security: [{ bearer: [] }] };
  put('/upload/files', 'post', {
    ...described('uploadFile', 'upload'),
    ...bearer,
    ...bodyOf('multipart/form-data', uploadForm),
    responses: { 200: json(uploadedFile), default: failure },
  });
  put('/upload/files/{key}', 'get', {
    ...described('getUploadedFile', 'upload'),
    parameters: pathParameters('/{key}'),
    responses: { 200: bytes, default: failure },
  });
  return paths;
}
