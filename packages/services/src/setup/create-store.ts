import {
  mexicanStateOf,
  parseMxn,
  timeZoneOfAddress,
  validateEmail,
  validatePostalCode,
} from '@trastienda/domain';
import { and, eq } from 'drizzle-orm';
import { storehouses } from '../tables/store-data.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { stores } from '../tables/people.ts';
import { walletEntries } from '../tables/shipping.ts';
import { placeOfPostalCode } from '../subjects/reference/place-of-postal-code.ts';
import { insertStore } from '../subjects/people/insert-store.ts';
import { lockNewStores, nextStoreId } from '../subjects/people/store-number.ts';
import { CommandRefused } from './command-refused.ts';
import { operate, type OperatorAct } from './operator/record-act.ts';

/** The data of a new store and of its owner. */
export type NewStore = {
  readonly name: string;
  /** The owner's e-mail at the identity provider. */
  readonly ownerEmail: string;
  readonly ownerName?: string;
  /** The first balance of the wallet, in pesos: '2,500.00'. */
  readonly balance: string;
  /** The address that its parcels leave from; without it no guide can be made. */
  readonly storehouse?: {
    readonly street: string;
    readonly outdoorNumber: string;
    readonly suburb: string;
    readonly city: string;
    readonly zipCode: string;
    readonly phone: string;
  };
};

async function addressOf(tx: Transaction, { storehouse }: NewStore) {
  if (!storehouse) return null;
  const { zipCode, city } = storehouse;
  if (!validatePostalCode(zipCode).ok) throw new CommandRefused(`${zipCode} is no postal code: five digits.`);
  const { stateCode, isUnknown } = await placeOfPostalCode(tx, zipCode);
  const state = mexicanStateOf(stateCode);
  if (!state || isUnknown) throw new CommandRefused(`No state of Mexico has the postal code ${zipCode}.`);
  return {
    street: storehouse.street,
    outdoorNumber: storehouse.outdoorNumber,
    interiorNumber: null,
    suburb: storehouse.suburb,
    zipCode,
    city,
    borough: city,
    stateCode: state.key,
    state: state.name,
    betweenStreets: null,
    notes: null,
  };
}

/**
 * Creates a store of a person on a migrated database. It does all or nothing; a second call for the same name
 * and owner changes nothing.
 * @returns its id, and whether it is new.
 * @throws CommandRefused
 */
export async function createStore(
  database: Database,
  store: NewStore,
  act: OperatorAct,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const name = store.name.trim();
  const ownerEmail = store.ownerEmail.trim().toLowerCase();
  if (name === '') throw new CommandRefused('A store has a name.');
  if (!validateEmail(ownerEmail).ok) throw new CommandRefused(`Not an e-mail: ${store.ownerEmail}`);
  const balance = parseMxn(store.balance);
  if (!balance.ok || balance.value < 0) throw new CommandRefused(`Not pesos: ${store.balance}`);
  const { id, change } = await operate(database, act, async (tx, now) => {
    await lockNewStores(tx);
    const [existingStore] = await tx
      .select()
      .from(stores)
      .where(and(eq(stores.name, name), eq(stores.ownerEmail, ownerEmail)));
    if (existingStore) return { id: existingStore.id, change: null };
    const address = await addressOf(tx, store);
    const id = await nextStoreId(tx);
    await insertStore(tx, {
      id,
      name,
      ownerEmail,
      ownerName: store.ownerName ?? null,
      now,
      ...(address && { timeZone: timeZoneOfAddress(address) }),
    });
    if (address && store.storehouse)
      await tx.insert(storehouses).values({
        storeId: id,
        name: `${name}, almacén`,
        contactName: store.ownerName ?? name,
        phone: store.storehouse.phone,
        email: ownerEmail,
        address,
        updatedAt: now,
      });
    if (balance.value > 0)
      await tx
        .insert(walletEntries)
        .values({ storeId: id, kind: 'top_up', amount: balance.value, createdAt: now });
    return { id, change: { storeId: id, after: { name, ownerEmail, balance: balance.value } } };
  });
  return { id, isNew: change !== null };
}
