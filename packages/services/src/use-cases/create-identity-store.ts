import type { createIdentityStore } from '@trastienda/api-client/identity';
import { eq } from 'drizzle-orm';
import { depositAccounts, storeContacts, storeTaxes } from '../tables/store-data.ts';
import type { Handler } from '../core/handler.ts';
import { conflict } from '../core/refusal.ts';
import type { Scope } from '../core/scope.ts';
import { enterOnboarding, type Onboarding } from '../subjects/onboarding/own-onboarding.ts';
import { insertStore } from '../subjects/people/insert-store.ts';
import { stores } from '../tables/people.ts';
import { ownEmail, storeOf } from '../subjects/people/stores.ts';

/** The sign-up does not require an address: blank fields are filled in with the store's own data. */
const noAddress = {
  street: '',
  outdoorNumber: '',
  interiorNumber: null,
  suburb: '',
  zipCode: '',
  city: '',
  borough: '',
  stateCode: '',
  state: '',
  betweenStreets: null,
  notes: null,
};

/**
 * Writes the data that was entered before the store existed: contact, account of the deposits, RFC and
 * certificate (D373).
 */
async function writeProfile({ tx, storeId, now, user }: Scope, row: Onboarding): Promise<void> {
  const { contact, bank, typePerson, taxCertificate } = row;
  if (!contact || !bank || !typePerson || !taxCertificate)
    throw new Error('Approved without all of its data');
  const change = { version: 1, updatedAt: now, updatedBy: user.email.toLowerCase() };
  const { name, lastName, email, phone } = contact;
  await tx.insert(storeContacts).values({ storeId, name, lastName, email, phone, ...change });
  const { bankCode, clabe, accountHolder } = bank;
  await tx.insert(depositAccounts).values({ storeId, bankCode, clabe, accountHolder, from: now, ...change });
  await tx.insert(storeTaxes).values({
    storeId,
    rfc: taxCertificate.rfc,
    // Deposits go to the taxpayer: a company's account has its own name.
    razonSocial: typePerson.typePerson === 'moral' ? accountHolder : `${name} ${lastName}`,
    personType: typePerson.typePerson,
    regimenFiscal: '',
    address: noAddress,
    certificateKey: taxCertificate.key,
    ...change,
  });
}

/**
 * Makes the store of an approved onboarding, and answers that one ever after.
 * @throws 404, 409 not approved yet
 */
export const handleCreateIdentityStore: Handler<typeof createIdentityStore> = async ({ body }, scope) => {
  const ownerEmail = ownEmail(body.email, scope.user);
  return enterOnboarding(scope, body.store.id, async (row, within) => {
    const { tx, now } = within;
    const [existing] = await tx.select().from(stores).where(eq(stores.id, row.storeId));
    if (existing) return storeOf(existing);
    if (row.approval?.status !== 'aprobado') {
      throw conflict('Tu tienda se crea cuando se aprueban tus datos', 'not_approved');
    }
    const { contact, store } = row;
    const ownerName = contact && `${contact.name} ${contact.lastName}`;
    const newStore = { id: row.storeId, name: store.name, ownerEmail, ownerName, now };
    const inserted = await insertStore(tx, newStore);
    await writeProfile(within, row);
    return storeOf(inserted);
  });
};
