import {
  getZipCode,
  listOrders,
  type OrderAnswer,
  updateShippingData,
  order as readOrder,
} from '@trastienda/api-client';
import { mock } from '@trastienda/api-client/msw';
import { describe, expect, test } from 'vitest';
import {
  addressChanged,
  addressOpened,
  addressSaved,
  addressSaveRequested,
  selectAddress,
  selectAddressSaves,
} from '../../features/edit-address/address-slice.ts';
import {
  type AddressDraft,
  addressDraftOf,
  filledFrom,
  shippingAddressOf,
  postalCodeLookup,
} from '../../entities/address/address-form.ts';
import { postalCode } from '../../entities/address/operations.ts';
import { addressUpdate } from '../../entities/guide/operations.ts';
import { createBrowser, openGuideApp, orderNumber, untilTrue } from './testing/guide-app.ts';
import { mixOf } from '../../entities/guide/parcel-memory.ts';
import { selectQuoteParts } from './selectors.ts';
import { quotesWanted } from './slice.ts';
import { signOutConfirmed, signOutRequested } from '../../shared/session/slice.ts';

describe('a draft', () => {
  test('begins with the order: the parcel of its measures, its value, its name, insured', async () => {
    const app = await openGuideApp();
    await app.openWizard();
    expect(app.guide().draft).toMatchObject({
      height: '25',
      width: '30',
      depth: '40',
      weight: '4.2',
      value: '1,798.00',
      content: 'Juego de 6 vasos de vidrio soplado azul',
      insurance: true,
    });
  });

  test('says that its measures are proposed, until one of them is set', async () => {
    const app = await openGuideApp();
    await app.openWizard();
    app.type({ content: 'Vasos', value: '900' });
    expect(app.guide().draft?.proposed).toBe('pieces');
    app.type({ weight: '4.2' });
    expect(app.guide().draft?.proposed).toBe('pieces');
    app.type({ weight: '4.5' });
    expect(app.guide().draft?.proposed).toBeUndefined();
  });

  test('has the parcel that the same goods were sent in before, in this store and for this person', async () => {
    const browser = createBrowser();
    const first = await openGuideApp({ browser });
    await first.openWizard();
    first.type({ height: '33', weight: '5.1', content: 'Vasos' });
    first.store.dispatch(quotesWanted({ orderNumber }));
    await first.holds(() => first.guide().quote.status === 'succeeded');
    first.buy();
    await first.phase('done');

    const second = await openGuideApp({ browser });
    await second.openWizard();
    expect(second.guide().draft).toMatchObject({
      height: '33',
      width: '30',
      depth: '40',
      weight: '5.1',
      proposed: 'before',
      content: 'Juego de 6 vasos de vidrio soplado azul',
    });
    for (const other of [{ storeId: '10453' }, { email: 'otra.persona@example.com' }]) {
      const app = await openGuideApp({ browser, ...other });
      await app.openWizard();
      expect(app.guide().draft).toMatchObject({ height: '25', proposed: 'pieces' });
    }
  });

  test.each([
    ['in another order', ['b', 'a'], ['a', 'b'], true],
    ['once more', ['a', 'a'], ['a'], false],
    ['with another', ['a', 'b'], ['a'], false],
    ['without a SKU, of another name', [''], ['', ''], false],
  ])('goods %s', (_, one, other, isSame) => {
    const mix = (skus: string[]) =>
      mixOf(skus.map((sku, at) => ({ sku, name: sku === '' ? `Bolsa ${at}` : 'x' })));
    expect(mix(one) === mix(other)).toBe(isSame);
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
    expect(second.guide().draft).toMatchObject({ weight: '7.5', content: 'Vasos', height: '25' });
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
    // But for the parcel, which the same goods are offered next.
    expect(await browser.persistentStore.list('')).toEqual([[[expect.any(String), expect.anything()]]]);
  });
});

describe('the destination', () => {
  const openAddress = async (options: Parameters<typeof openGuideApp>[0] = {}) => {
    const app = await openGuideApp(options);
    const address = () => selectAddress(app.store.getState(), orderNumber);
    app.store.dispatch(addressOpened({ orderNumber }));
    await untilTrue(() => address() !== null);
    const change = (values: Partial<AddressDraft['values']>) => {
      const now = address();
      if (!now) throw new Error('no address');
      app.store.dispatch(
        addressChanged({ orderNumber, address: { ...now, values: { ...now.values, ...values } } }),
      );
    };
    return { ...app, address, change };
  };
  const exampleOrder = listOrders.example().data[0] as OrderAnswer;
  const read = readOrder.parse(exampleOrder);

  test('is saved on the order, read anew, and quoted to the new place', async () => {
    const app = await openAddress();
    app.change({ neighborhood: 'María Luisa', name: 'Ana Ruiz' });
    app.use(
      mock(listOrders).reply({
        ...listOrders.example(),
        data: [
          { ...exampleOrder, shippingAddress: { ...exampleOrder.shippingAddress, suburb: 'María Luisa' } },
        ],
      }),
    );
    app.store.dispatch(addressSaveRequested({ orderNumber }));
    await untilTrue(() => selectAddressSaves(app.store.getState(), orderNumber) > 0);
    const [sent] = app.sent('modificaDatosEnvio');
    expect(await sent?.json()).toMatchObject({
      shippingAddress: {
        suburb: 'María Luisa',
        addressee: 'Ana Ruiz',
        state: 'Nuevo León',
        zipCode: '64070',
        notes: 'Portón negro',
        betweenStreets: 'Álamo y Fresno',
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
    first.change({ reference: 'Timbre 3' });
    const second = await openAddress({ browser });
    expect(second.address()?.values.reference).toBe('Timbre 3');
  });

  test('holds a client’s name, address and phone: signing out asks, and then takes it along (D196)', async () => {
    const browser = createBrowser();
    const app = await openAddress({ browser });
    await untilTrue(() => app.sent('zip-code/').length === 1);
    expect(app.storage.length, 'what the postal code filled in is no draft').toBe(0);
    app.change({ reference: 'Timbre 3' });
    app.store.dispatch(signOutRequested());
    expect(app.visited).toEqual([]);
    app.store.dispatch(signOutConfirmed());
    await untilTrue(() => app.visited.length > 0);
    expect(app.storage.length).toBe(0);
    expect(await browser.persistentStore.list('')).toEqual([]);
  });

  test('that the order refuses is kept as typed, with the reason in its operation', async () => {
    const app = await openAddress({ handlers: [mock(updateShippingData).fails(409)] });
    app.store.dispatch(addressSaveRequested({ orderNumber }));
    await untilTrue(() => addressUpdate.select(app.store.getState(), orderNumber).status === 'failed');
    expect(selectAddressSaves(app.store.getState(), orderNumber)).toBe(0);
    expect(app.address()?.values.neighborhood).toBe('Mirador');
    app.store.dispatch(addressSaved({ orderNumber }));
  });

  test('a street line without a number of its own is read apart (S5.8)', () => {
    const address = {
      ...exampleOrder.shippingAddress,
      street: 'Calle Hidalgo #45 Int. 3',
      outdoorNumber: null,
      interiorNumber: null,
    };
    expect(addressDraftOf({ ...read, shippingAddress: address }).values).toMatchObject({
      street: 'Calle Hidalgo',
      outdoorNumber: '45',
      interiorNumber: '3',
    });
  });

  test('the postal code fills state, municipality and city; a colony of another code is asked for again', () => {
    const draft = addressDraftOf(read);
    const from = (neighborhood: string) => ({
      ...draft,
      city: 'León',
      values: { ...draft.values, neighborhood },
    });
    const info = getZipCode.example().detail;
    expect(filledFrom(from('Americana'), info, true)).toMatchObject({
      city: 'Monterrey',
      values: { state: 'MX-NLE', borough: 'Monterrey', neighborhood: '' },
    });
    expect(filledFrom(from('María Luisa'), info, true).values.neighborhood).toBe('María Luisa');
    expect(filledFrom(from('Americana'), info, false).values.neighborhood).toBe('Americana');
  });

  test('a new postal code is looked up at its fifth digit, and fills the form (S3.45)', async () => {
    const app = await openAddress();
    await untilTrue(() => app.sent('zip-code/').length === 1);
    app.use(
      mock(getZipCode).reply({
        ...getZipCode.example(),
        detail: {
          postalCode: '44160',
          state: { code: 'MX-JAL', name: 'Jalisco' },
          city: 'Guadalajara',
          borough: 'Guadalajara',
          colonias: [{ id: '44160-1', name: 'Americana' }],
        },
      }),
    );
    app.change({ zipCode: '4416' });
    app.change({ zipCode: '44160' });
    await untilTrue(() => app.address()?.values.neighborhood === 'Americana');
    expect(app.address()).toMatchObject({ city: 'Guadalajara', values: { state: 'MX-JAL' } });
    expect(app.sent('zip-code/').map(({ url }) => url.slice(-5))).toEqual(['64070', '44160']);
  });

  test('S3.46: the colonies of a code are options with id, label and postalCode', async () => {
    const app = await openAddress();
    const known = () => postalCode.select(app.store.getState(), '64070');
    await untilTrue(() => known().status === 'succeeded');
    const { colonias } = getZipCode.example().detail;
    expect(postalCodeLookup(known())).toEqual({
      status: 'found',
      neighborhoods: colonias.map(({ id, name }) => ({ id, label: name, postalCode: '64070' })),
    });
  });

  test('an unknown postal code leaves everything to be written', async () => {
    const app = await openAddress({ handlers: [mock(getZipCode).fails(404)] });
    const known = () => postalCode.select(app.store.getState(), '64070');
    await untilTrue(() => known().status === 'failed');
    expect(postalCodeLookup(known())).toEqual({ status: 'unknown' });
    expect(app.address()?.values).toMatchObject({ state: 'MX-NLE', neighborhood: 'Mirador' });
  });

  test('references that were touched are one text; untouched ones stay in their two fields', () => {
    const draft = addressDraftOf(read);
    expect(draft.values.reference).toBe('Portón negro. Entre Álamo y Fresno');
    const touched = { ...draft, values: { ...draft.values, reference: 'Timbre 3' } };
    expect(shippingAddressOf(touched, exampleOrder.shippingAddress)).toMatchObject({
      notes: 'Timbre 3',
      betweenStreets: null,
    });
  });
});
