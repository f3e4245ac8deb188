import {
  doorEvents,
  type DoorEvents,
  doorOrdersRequest,
  doorResults,
  type DoorResults,
  maxDoorEvents,
} from '../src/services/door.schemas.ts';
import { shared } from './openapi-components.ts';
import { described, type Paths } from './openapi-gateway.ts';
import { type Json, wireSchema } from './openapi-schema.ts';

/** An order as the page for developers of merchants sends it. */
export const exampleDoorOrder = {
  number: 'ERP-1001',
  purchasedAt: '2025-11-25T15:30:00Z',
  clientData: { fullname: 'Lucía Herrera', email: null },
  shippingAddress: {
    addressee: 'Lucía Herrera',
    street: 'Av. Álvaro Obregón',
    outdoorNumber: '120',
    suburb: 'Roma Norte',
    borough: 'Cuauhtémoc',
    city: 'Ciudad de México',
    state: 'Ciudad de México',
    zipCode: '06700',
    phoneNumber: '5512345678',
  },
  orderedProductsList: [
    {
      sku: 'LAMP-01',
      name: 'Lámpara de mesa',
      quantity: 1,
      salePrice: 899.5,
      dimensions: [{ height: 40, width: 25, depth: 25, weight: 2.3 }],
    },
  ],
};

export const exampleDoorResults: DoorResults = {
  created: 1,
  existing: 0,
  refused: 0,
  results: [{ number: 'ERP-1001', status: 'created', faults: [] }],
};

const refusedResults: DoorResults = {
  created: 0,
  existing: 0,
  refused: 1,
  results: [
    {
      number: 'ERP-1001',
      status: 'refused',
      faults: [{ field: 'shippingAddress.zipCode', message: 'El código postal lleva 5 dígitos' }],
    },
  ],
};

export const exampleDoorEvents: DoorEvents = {
  data: [
    {
      seq: 1,
      number: 'ERP-1001',
      event: 'shipped',
      at: '2025-11-25T18:04:11.000Z',
      carrier: { id: 'estafeta', name: 'Estafeta' },
      trackingNumber: '7020013402',
      lines: [{ sku: 'LAMP-01', name: 'Lámpara de mesa', quantity: 1 }],
    },
  ],
  next: 1,
  hasMore: false,
};

const header = (description: string): Json => ({ description, schema: { type: 'string' } });
const limits = {
  'RateLimit-Policy': header('"llave";q=120;w=60: requests of one key, and the seconds until all pass again'),
  RateLimit: header('"llave";r=118;t=1: how many more pass at once, and the seconds until all do'),
};
const failure = { $ref: '#/components/responses/Failure' };
const errorBody = { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } };
const answer = (description: string, schema: Json, example: unknown): Json => ({
  description,
  headers: limits,
  content: { 'application/json': { schema: shared(schema), example } },
});
const refusals: Json = {
  401: {
    description: 'No key, or one that does not work',
    headers: { 'WWW-Authenticate': header('Bearer') },
    content: errorBody,
  },
  429: {
    description: 'Too many requests with this key',
    headers: { ...limits, 'Retry-After': header('Seconds after which the next one passes') },
    content: errorBody,
  },
  503: {
    description: 'Away for now: send the same again',
    headers: { 'Retry-After': header('Seconds after which to try again') },
    content: errorBody,
  },
  default: failure,
};
const query = (name: string, schema: Json, description: string): Json => ({
  name,
  in: 'query',
  required: false,
  schema: { type: 'integer', ...schema },
  description,
});

const byKey = { security: [{ storeKey: [] }] };

/** The two operations for other systems of a merchant (calls.md 26). */
export function doorPaths(): Paths {
  const results = wireSchema(doorResults);
  return {
    '/v1/orders': {
      post: {
        ...described('sendOrders', 'door'),
        ...byKey,
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: shared(wireSchema(doorOrdersRequest)), example: exampleDoorOrder },
          },
        },
        responses: {
          200: answer('One order that was there already, or what became of each of a list', results, {
            ...exampleDoorResults,
            created: 0,
            existing: 1,
            results: [{ number: 'ERP-1001', status: 'existing', faults: [] }],
          }),
          201: answer('One order, made', results, exampleDoorResults),
          422: {
            description: 'One order, refused, with what is wrong; or no order and no list of 1 to 200',
            headers: limits,
            content: {
              'application/json': {
                schema: { anyOf: [shared(results), { $ref: '#/components/schemas/ErrorBody' }] },
                example: refusedResults,
              },
            },
          },
          ...refusals,
        },
      },
    },
    '/v1/events': {
      get: {
        ...described('listOrderEvents', 'door'),
        ...byKey,
        parameters: [
          query('after', { minimum: 0, default: 0 }, '`next` of the page before'),
          query('limit', { minimum: 1, maximum: maxDoorEvents, default: 100 }, 'Events of a page'),
        ],
        responses: {
          200: answer('Events after that place, oldest first', wireSchema(doorEvents), exampleDoorEvents),
          ...refusals,
        },
      },
    },
  };
}
