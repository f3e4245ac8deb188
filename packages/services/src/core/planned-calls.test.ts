import type { AnyCall } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import { plannedCalls } from '@trastienda/api-client/planned-calls';
import { describe, expect, it } from 'vitest';
import type { Database } from '../database/connect.ts';
import { handlers } from '../handlers.ts';
import { createServices } from '../create-services.ts';

const MESSAGE = 'Esta operación todavía no está disponible';
const context = {
  user: { email: 'mariana@casalumbre.example', name: null },
  storeId: '10452',
  idempotencyKey: null,
  requestId: 'req-test',
};

describe('a call that the embedded services do not serve yet', () => {
  // Nothing of it may reach the database: there is none.
  const services = createServices({ database: {} as Database });

  it.each(Object.values<AnyCall>(plannedCalls))('$id says so with 501', async (call) => {
    const answer = await services.handle(call, { params: {}, query: {}, body: undefined }, context);
    const body =
      call.service === 'shippings'
        ? { success: false, message: MESSAGE }
        : { statusCode: 501, message: MESSAGE, data: { message: MESSAGE } };
    expect(answer).toEqual({ status: 501, body });
  });

  it('every other call of the contract has a handler', () => {
    expect(Object.keys(handlers).toSorted()).toEqual(Object.keys(calls).toSorted());
  });
});
