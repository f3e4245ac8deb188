import type * as z from 'zod/mini';
import { calls } from '../src/calls.ts';
import { type AnyCall, isBinary, serviceNames } from '../src/core/define-call.ts';
import { readCallRows } from '../src/testing/calls-table.ts';
import { schemas, shared } from './openapi-components.ts';
import { doorPaths } from './openapi-door.ts';
import { gatewayPaths, type Paths } from './openapi-gateway.ts';
import { type Json, wireSchema } from './openapi-schema.ts';

const rows = new Map(readCallRows().map((row) => [row.id, row]));
const shapeOf = (schema: z.ZodMiniObject) =>
  Object.entries(schema._zod.def.shape as Record<string, z.ZodMiniType>);
const isOptional = (field: z.ZodMiniType) => field._zod.optin === 'optional';
const reference = (name: string) => ({ $ref: `#/components/${name}` });

const parametersOf = (call: AnyCall): Json[] => [
  ...shapeOf(call.params).map(([name, field]) => ({
    name,
    in: 'path',
    required: true,
    schema: shared(wireSchema(field)),
  })),
  ...shapeOf(call.query).map(([name, field]) => ({
    name,
    in: 'query',
    required: !isOptional(field),
    schema: shared(wireSchema(field)),
  })),
  reference('parameters/SessionId'),
  ...(call.store === 'required' ? [reference('parameters/StoreId')] : []),
  ...(call.method === 'GET'
    ? []
    : [reference(`parameters/${call.idempotency === 'key' ? 'RequiredKey' : 'Key'}`)]),
];

const answerOf = (call: AnyCall): Json =>
  isBinary(call)
    ? { description: 'The file', content: { 'application/octet-stream': {} } }
    : {
        description: 'OK',
        content: {
          'application/json': { schema: shared(wireSchema(call.response)), example: call.example() },
        },
      };

const bodyOf = (call: AnyCall): Json => {
  if (!call.body) return {};
  const type = call.encoding === 'json' ? 'application/json' : 'multipart/form-data';
  return { requestBody: { required: true, content: { [type]: { schema: shared(wireSchema(call.body)) } } } };
};

function operationOf(call: AnyCall): Json {
  const row = rows.get(call.id);
  const description = [
    `Deadline ${call.timeoutMs / 1000} s. Body at most ${call.bodyLimitBytes} bytes. Repeats: ${call.idempotency}.`,
    `Failures: ${row?.failures ?? ''}`,
    `Used by: ${row?.usedBy ?? ''}`,
  ].join('\n\n');
  return {
    operationId: call.id,
    tags: [call.service],
    description,
    parameters: parametersOf(call),
    ...bodyOf(call),
    responses: { 200: answerOf(call), default: reference('responses/Failure') },
  };
}

const header = (name: string, required: boolean, schema: Json, description: string): Json => ({
  name,
  in: 'header',
  required,
  schema,
  description,
});
const key = { type: 'string', format: 'uuid' };

const components = {
  securitySchemes: {
    session: { type: 'apiKey', in: 'cookie', name: '__Host-trastienda.session' },
    bearer: { type: 'http', scheme: 'bearer', description: "The session's opaque token (D153)" },
    storeKey: {
      type: 'http',
      scheme: 'bearer',
      description: 'A key of the store (tda_…), which its owner makes in Canales de venta (D517)',
    },
  },
  parameters: {
    StoreId: header(
      'X-Store-Id',
      true,
      { type: 'string' },
      'The current store; every other store id equals it (D124)',
    ),
    SessionId: header(
      'X-Session-Id',
      true,
      { type: 'string', pattern: '^[1-9]\\d{18}$' },
      'Of the browser tab (D12)',
    ),
    Key: header('Idempotency-Key', false, key, 'One for each intent of the user (D169)'),
    RequiredKey: header(
      'Idempotency-Key',
      true,
      key,
      'One for each intent of the user; 400 without it (D169)',
    ),
  },
  responses: {
    Failure: {
      description: 'Any other status',
      content: { 'application/json': { schema: reference('schemas/ErrorBody') } },
    },
  },
  schemas: {
    ...schemas,
    ErrorBody: {
      type: 'object',
      properties: {
        statusCode: { type: 'integer' },
        message: { type: 'string' },
        data: { type: 'object', properties: { message: { type: 'string' } } },
        validationResults: {
          type: 'array',
          items: {
            type: 'object',
            properties: { field: { type: 'string' }, message: { type: 'string' } },
          },
        },
      },
    },
  },
};

/** OpenAPI 3.1 of every business call, of auth, of the gateway's own endpoints, of the upload service and of the open door. */
export function openApi(): Json {
  const all: readonly AnyCall[] = Object.values(calls);
  const paths: Paths = { ...gatewayPaths(), ...doorPaths() };
  for (const call of all.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const path = `/api/${call.service}/route/${call.path}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Trastienda',
      version: '1',
      description:
        'Every business call, auth and the own endpoints of the gateway, made from the calls of @trastienda/api-client.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    security: [{ session: [] }],
    tags: [...serviceNames, 'auth', 'gateway', 'upload', 'door'].map((name) => ({ name })),
    paths: Object.fromEntries(Object.entries(paths).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    components,
  };
}
