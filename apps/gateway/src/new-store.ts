import { parseArgs } from 'node:util';
import {
  connect,
  createStore,
  disconnect,
  migrate,
  type NewStore,
  offeredCarriers,
  UnfitDatabase,
  WrongStore,
} from '@trastienda/services/database';
import { fail } from './fail.ts';

const usage = `npm run store:new -- --name 'Casa Lumbre' --owner mariana@example.com [--owner-name 'Mariana Robles'] [--balance 2500.00]
  [--street 'Calle Morelos' --number 12 --suburb Centro --city Puebla --zip 72000 --phone 2221234567]
It needs DATABASE_URL, as the gateway does. Without an address the store can make no guide.`;

const text = { type: 'string' } as const;
const options = {
  name: text,
  owner: text,
  'owner-name': text,
  balance: { ...text, default: '0' },
  street: text,
  number: text,
  suburb: text,
  city: text,
  zip: text,
  phone: text,
};

function read(): { readonly url: string; readonly store: NewStore } {
  const values = (() => {
    try {
      return parseArgs({ options }).values;
    } catch (error) {
      return fail(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
    }
  })();
  const url = process.env['DATABASE_URL'] ?? '';
  if (url === '' || values.name === undefined || values.owner === undefined) return fail(usage);
  const { street, number, suburb, city, zip, phone } = values;
  const place = [street, number, suburb, city, zip, phone];
  const given = place.filter((one) => one !== undefined);
  if (given.length > 0 && given.length < place.length)
    return fail(`An address has all of street, number, suburb, city, zip and phone.\n${usage}`);
  return {
    url,
    store: {
      name: values.name,
      ownerEmail: values.owner,
      ...(values['owner-name'] === undefined ? {} : { ownerName: values['owner-name'] }),
      balance: values.balance,
      ...(street && number && suburb && city && zip && phone
        ? { storehouse: { street, outdoorNumber: number, suburb, city, zipCode: zip, phone } }
        : {}),
    },
  };
}

/** `npm run store:new`: brings the database up to date, and makes a store of a person there. */
const { url, store } = read();
const database = connect(url);
try {
  await migrate(database);
  const { id, isNew } = await createStore(database, store);
  process.stdout.write(
    isNew
      ? `Store ${id} '${store.name}' is there; ${store.ownerEmail} owns it.\n`
      : `${store.ownerEmail} owns a store '${store.name}' already: ${id}. Nothing was changed.\n`,
  );
  if (!process.env['UPSTREAM_SHIPPINGS'] && (await offeredCarriers(database)) === 0)
    process.stdout.write(
      'No carrier is offered here, so that no guide can be bought: UPSTREAM_SHIPPINGS names real ones, and npm run carriers:demo -- on offers invented ones.\n',
    );
} catch (error) {
  if (!(error instanceof WrongStore || error instanceof UnfitDatabase)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  await disconnect(database);
}
