import { createOrder } from '@trastienda/api-client/kidal';
import { mock } from '@trastienda/api-client/msw';
import { describe, expect, test } from 'vitest';
import { createTestApp, type TestAppOptions } from '../../testing/test-app.ts';
import { sessionFeature } from '../../app/session/session.saga.ts';
import { countFaults } from '../../shared/form/use-form.ts';
import { emptyForm, faultsOf, type ManualForm, manualOrderOf, newLine } from './model.ts';
import { orderCreation } from './operations.ts';

const form: ManualForm = {
  ...emptyForm(),
  address: {
    city: 'Monterrey',
    values: {
      name: ' Jorge Ramírez ',
      phone: '81 1234 4417',
      zipCode: '64070',
      state: 'MX-NLE',
      borough: 'Monterrey',
      neighborhood: 'Mirador',
      street: 'Av. de los Encinos',
      outdoorNumber: '2305',
      interiorNumber: '',
      reference: 'Portón negro',
    },
  },
  lines: [{ id: '1', name: ' Vela de soya ', sku: '', quantity: '3', price: '1,249.50' }],
};

async function openApp(options: TestAppOptions = {}) {
  const app = createTestApp(options);
  app.store.startFeature(sessionFeature);
  await app.until((state) => state.session.gate.phase === 'open');
  return app;
}

describe('a sale outside the channels (D139, S3.62)', () => {
  test('is written down as an order of its pieces and price, and of where it goes', () => {
    expect(countFaults(faultsOf(form))).toBe(0);
    expect(manualOrderOf(form)).toEqual({
      clientData: { fullname: 'Jorge Ramírez', email: null },
      shippingAddress: {
        addressee: 'Jorge Ramírez',
        phoneNumber: '8112344417',
        zipCode: '64070',
        city: 'Monterrey',
        stateCode: 'MX-NLE',
        state: 'Nuevo León',
        borough: 'Monterrey',
        suburb: 'Mirador',
        street: 'Av. de los Encinos',
        outdoorNumber: '2305',
        interiorNumber: null,
        notes: 'Portón negro',
        betweenStreets: null,
      },
      orderedProductsList: [
        { sku: null, name: 'Vela de soya', quantity: 3, salePrice: 1249.5, dimensions: [] },
      ],
    });
  });

  test('names everything that is missing, and counts it', () => {
    const faults = faultsOf({ ...emptyForm(), email: 'jorge@', lines: [newLine('1'), newLine('2')] });
    expect(faults.lines['2']).toEqual({ name: 'Escribe qué vendiste', price: 'Escribe el precio' });
    expect(faults.email).toEqual(expect.any(String));
    expect(faults.address).toMatchObject({ name: expect.any(String), zipCode: expect.any(String) });
    expect(countFaults(faults)).toBe(Object.keys(faults.address).length + 1 + 4);
  });

  test('has 1 to 200 pieces of an article, and whole ones', () => {
    const withQuantity = (quantity: string) =>
      faultsOf({ ...form, lines: [{ ...newLine('1'), name: 'Vela', price: '10', quantity }] }).lines['1'];
    expect(withQuantity('200')).toEqual({});
    expect(withQuantity('201')).toEqual({ quantity: 'El máximo es 200' });
    expect(withQuantity('1.5')).toEqual({ quantity: 'Escribe un número entero' });
    expect(withQuantity('1')).toEqual({});
    expect(withQuantity('0')).toEqual({ quantity: expect.any(String) });
  });

  test('S7.36: is sent once under its key, and told with its number', async () => {
    const app = await openApp();
    app.store.dispatch(orderCreation.requested({ body: manualOrderOf(form) }, { idempotencyKey: 'key-1' }));
    app.store.dispatch(orderCreation.requested({ body: manualOrderOf(form) }, { idempotencyKey: 'key-2' }));
    await app.until((state) => state.notifications.length > 0);
    const sent = app.sent('kidal/route/order/');
    expect(sent.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['key-1']);
    expect(await sent[0]?.clone().json()).toMatchObject(manualOrderOf(form));
    const number = createOrder.example().data.orderid;
    expect(app.store.getState().notifications[0]?.text).toBe(`Se registró el pedido ${number}`);
  });

  test('that was refused is a failed operation; sent again it has the same key', async () => {
    const app = await openApp({ handlers: [mock(createOrder).fails(422)] });
    app.store.dispatch(orderCreation.requested({ body: manualOrderOf(form) }, { idempotencyKey: 'key-1' }));
    await app.until((state) => orderCreation.select(state).status === 'failed');
    app.use(mock(createOrder).example());
    app.store.dispatch(orderCreation.requested({ body: manualOrderOf(form) }, { idempotencyKey: 'key-1' }));
    await app.until((state) => orderCreation.select(state).status === 'succeeded');
    expect(app.sent('kidal/route/order/').map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([
      'key-1',
      'key-1',
    ]);
  });
});
