import { createStore, type NewStore, offeredCarriers, CommandRefused } from '@trastienda/services/database';
import { operatorCommand, text } from './operator-command.ts';
import { updateDatabase } from './update-database.ts';

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

/** @throws CommandRefused for an address that is not whole. */
function storehouseOf(
  given: Partial<Record<'street' | 'number' | 'suburb' | 'city' | 'zip' | 'phone', string>>,
): Pick<NewStore, 'storehouse'> {
  const { street, number, suburb, city, zip, phone } = given;
  const place = [street, number, suburb, city, zip, phone];
  if (place.every((one) => one === undefined)) return {};
  if (!(street && number && suburb && city && zip && phone))
    throw new CommandRefused('An address has all of street, number, suburb, city, zip and phone.');
  return { storehouse: { street, outdoorNumber: number, suburb, city, zipCode: zip, phone } };
}

export const command = operatorCommand(
  {
    name: 'store:new',
    usage: `--name 'Casa Lumbre' --owner mariana@example.com [--owner-name 'Mariana Robles'] [--balance 2500.00]
  [--street 'Calle Morelos' --number 12 --suburb Centro --city Puebla --zip 72000 --phone 2221234567] [--by 'Olga Ruiz']
Brings the database up to date, and makes a store of a person there. Without an address the store can make no guide.`,
    options,
    needed: ['name', 'owner'],
    undone: 'No store was made',
    bringsUpToDate: true,
  },
  async ({ values, database, url, act, env, say }) => {
    const { name, owner, 'owner-name': ownerName, balance = '0' } = values;
    const store: NewStore = {
      name,
      ownerEmail: owner,
      ...(ownerName === undefined ? {} : { ownerName }),
      balance,
      ...storehouseOf(values),
    };
    await updateDatabase(database, url);
    const { id, isNew } = await createStore(database, store, act);
    await say(
      isNew
        ? `Store ${id} '${name}' is there; ${owner} owns it.`
        : `${owner} owns a store '${name}' already: ${id}. Nothing was changed.`,
    );
    if (!env['UPSTREAM_SHIPPINGS'] && (await offeredCarriers(database)) === 0)
      await say(
        'No carrier is offered here, so that no guide can be bought: UPSTREAM_SHIPPINGS names real ones, and npm run carriers:demo -- on offers invented ones.',
      );
  },
);
