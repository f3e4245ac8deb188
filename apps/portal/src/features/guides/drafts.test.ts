import { getZipCode, listOrders, type Order, updateShippingData } from '@trastienda/api-client';
import { mock } from '@trastienda/api-client/msw';
import { describe, expect, test } from 'vitest';
import {
  addressChanged,
  addressOpened,
  addressSaved,
  addressSaveRequested,
  selectAddress,
  selectAddressSaved,
} from './address-slice.ts';
import { addressErrors, addressDraftOf, filledFrom } from './model/address-form.ts';
import { addressUpdate } from './operations.ts';
import { createBrowser, openGuideApp, orderNumber, untilTrue } from './testing/guide-app.ts';
import { selectQuoteParts } from './selectors.ts';
import { signOutRequested } from '../session/slice.ts';

describe('a draft', () => {
  test('begins with the order: its measures stacked, its value, its name, insured', async () => {
    const app = await openGuideApp();
    await app.openWizard();
    expect(app.guide().draft).toMatchObject({
      height: '40',
      width: '25',
      depth: '30',
      weight: '4.2',
      value: '1,798.00',
      content: 'Juego de 6 vasos de vidrio soplado azul',
      insurance: true,
    });
  });

  test('outlives a reload, the end of the session and the signing out that clears local storage (D94)', async () => {
    const browser = createBrowser();
    const first = await openGuideApp({ browser });
    await first.openWizard();
    first.type({ weight: '7.5', content: 'Vasos' });
    await untilTrue(() => first.guide().draft?.savedAt !== null);
    first.store.dispatch(signOutRequested());
    await untilTrue(() => first.visited.length > 0);
    expect(first.storage.length).toBe(0);

    const second = await openGuideApp({ browser });
    await second.openWizard();
    expect(second.guide().draft).toMatchObject({ weight: '7.5', content: 'Vasos', height: '40' });
  });

  test('is no draft of another store or another user (S6.2)', async () => {
    const browser = createBrowser();
    const first = await openGuideApp({ browser });
    await first.openWizard();
    first.type({ weight: '7.5' });
    for (const other of [{ storeId: '10453' }, { email: 'otra.persona@example.com' }]) {
      const app = await openGuideApp({ browser, ...other });
      await app.openWizard();
      expect(app.guide().draft?.weight).toBe('4.2');
    }
  });

  test('is done with when its guide is made', async () => {
    const browser = createBrowser();
    const app = await openGuideApp({ browser });
    await app.openWizard();
    app.type({ content: 'Vasos' });
    app.buy();
    await app.phase('done');
    expect(await browser.vault.list('')).toEqual([]);
  });
});

describe('the destination', () => {
  const openAddress = async (options: Parameters<typeof openGuideApp>[0] = {}) => {
    const app = await openGuideApp(options);
    const address = () => selectAddress(app.store.getState(), orderNumber);
    app.store.dispatch(addressOpened({ orderNumber }));
    await untilTrue(() => address() !== null);
    return { ...app, address };
  };
  const exampleOrder = listOrders.example().data[0] as Order;

  test('is saved on the order, read anew, and quoted to the new place', async () => {
    const app = await openAddress();
    const now = app.address();
    if (!now) throw new Error('no address');
    app.store.dispatch(
      addressChanged({ orderNumber, address: { ...now, suburb: 'María Luisa', name: 'Ana Ruiz' } }),
    );
    app.use(
      mock(listOrders).reply({
        ...listOrders.example(),
        data: [
          { ...exampleOrder, shippingAddress: { ...exampleOrder.shippingAddress, suburb: 'María Luisa' } },
        ],
      }),
    );
    app.store.dispatch(addressSaveRequested({ orderNumber }));
    await untilTrue(() => selectAddressSaved(app.store.getState(), orderNumber));
    const [sent] = app.sent('modificaDatosEnvio');
    expect(await sent?.json()).toMatchObject({
      shippingAddress: {
        suburb: 'María Luisa',
        addressee: 'Ana Ruiz',
        state: 'Nuevo León',
        zipCode: '64070',
      },
      clientData: { fullname: 'Jorge Ramírez Salinas' },
    });
    await app.openWizard();
    expect(selectQuoteParts(app.store.getState(), orderNumber)?.order.shippingAddress.suburb).toBe(
      'María Luisa',
    );
  });

  test('half written outlives a reload', async () => {
    const browser = createBrowser();
    const first = await openAddress({ browser });
    const now = first.address();
    if (!now) throw new Error('no address');
    first.store.dispatch(addressChanged({ orderNumber, address: { ...now, notes: 'Timbre 3' } }));
    const second = await openAddress({ browser });
    expect(second.address()?.notes).toBe('Timbre 3');
  });

  test('that the order refuses is kept as typed, with the reason in its operation', async () => {
    const app = await openAddress({ handlers: [mock(updateShippingData).fails(409)] });
    app.store.dispatch(addressSaveRequested({ orderNumber }));
    await untilTrue(() => addressUpdate.select(app.store.getState(), orderNumber).status === 'failed');
    expect(selectAddressSaved(app.store.getState(), orderNumber)).toBe(false);
    expect(app.address()?.suburb).toBe('Mirador');
    app.store.dispatch(addressSaved({ orderNumber }));
  });

  test('a street line without a number of its own is read apart (S5.8)', () => {
    const address = {
      ...exampleOrder.shippingAddress,
      street: 'Calle Hidalgo #45 Int. 3',
      outdoorNumber: null,
      interiorNumber: null,
    };
    expect(addressDraftOf({ ...exampleOrder, shippingAddress: address })).toMatchObject({
      street: 'Calle Hidalgo',
      outdoorNumber: '45',
      interiorNumber: '3',
    });
  });

  test('the postal code fills state, municipality and city; a colony of another code is asked for again', () => {
    const draft = { ...addressDraftOf(exampleOrder), suburb: 'Americana', city: 'Guadalajara' };
    const info = getZipCode.example().detail;
    expect(filledFrom(draft, info)).toMatchObject({ stateCode: 'MX-NLE', city: 'Monterrey', suburb: '' });
    expect(filledFrom({ ...draft, suburb: 'María Luisa' }, info).suburb).toBe('María Luisa');
  });

  test('names each field to mend', () => {
    const empty = { ...addressDraftOf(exampleOrder), zipCode: '640', phone: '', name: ' ' };
    expect(Object.keys(addressErrors(empty)).toSorted()).toEqual(['name', 'phone', 'zipCode']);
    expect(addressErrors(addressDraftOf(exampleOrder))).toEqual({});
  });
});
