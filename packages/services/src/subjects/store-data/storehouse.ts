import type { getStorehouse } from '@trastienda/api-client';
import type { updateStorehouse } from '@trastienda/api-client/bamako';
import { guideOriginOf, missingForGuide, timeZoneOfAddress, validateEmail } from '@trastienda/domain';
import { eq, sql } from 'drizzle-orm';
import type { Handler } from '../../core/handler.ts';
import { notFound } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { stores } from '../../tables/people.ts';
import { blanks, expectNone, faultOf } from './field-faults.ts';
import { ownAddress } from './own-address.ts';
import { storehouses } from '../../tables/store-data.ts';
import { changeOf, expectVersion, lockForms, isUnchanged } from './shared-form.ts';

const rowOf = async ({ tx, storeId }: Scope) => {
  const [row] = await tx.select().from(storehouses).where(eq(storehouses.storeId, storeId));
  return row;
};

const answerOf = (row: typeof storehouses.$inferSelect) => ({
  id: row.storeId,
  name: row.name,
  contactName: row.contactName,
  phone: row.phone,
  email: row.email,
  address: row.address,
  schedule: row.schedule,
  version: row.version,
  updatedAt: row.updatedAt.toISOString(),
});

export const handleGetStorehouse: Handler<typeof getStorehouse> = async (_request, scope) => {
  const row = await rowOf(scope);
  if (!row) throw notFound('Aún no registras los datos de tu almacén');
  return answerOf(row);
};

/**
 * Sets the zone of the store's days, and what its sums of days then lack. A trigger of `stores` does the second for processes of
 * 0.1.0, and finds nothing to do afterwards.
 */
async function moveClock({ tx, storeId }: Scope, timeZone: string): Promise<void> {
  await tx.update(stores).set({ timeZone }).where(eq(stores.id, storeId));
  await tx.execute(sql`insert into sales_changes select * from sales_differences(${storeId})`);
  await tx.execute(sql`insert into money_changes select * from money_differences(${storeId})`);
}

/** Saves the address that new guides leave from. Existing guides do not refer to it. */
export const handleUpdateStorehouse: Handler<typeof updateStorehouse> = async ({ body }, scope) => {
  await lockForms(scope);
  const row = await rowOf(scope);
  const { version, ...sent } = body;
  const own = await ownAddress(scope, sent.address, { isShippedFrom: true });
  const email = validateEmail(sent.email);
  expectNone(
    blanks({
      name: [sent.name, 'Escribe el nombre del almacén'],
      contactName: [sent.contactName, 'Escribe quién atiende el almacén'],
    }),
    faultOf('email', email),
    own.faults,
  );
  const missing = missingForGuide(guideOriginOf({ ...sent, address: own.address }));
  expectNone(missing.map((what) => ({ field: 'address', message: `Falta ${what}` })));
  const fields = {
    ...sent,
    name: sent.name.trim(),
    contactName: sent.contactName.trim(),
    email: sent.email.trim(),
    address: own.address,
  };
  if (row && isUnchanged(row, fields)) return answerOf(row);
  await expectVersion(scope, row, version);
  const change = { ...fields, ...changeOf(scope, row) };
  await scope.tx
    .insert(storehouses)
    .values({ storeId: scope.storeId, ...change })
    .onConflictDoUpdate({ target: storehouses.storeId, set: change });
  // The store's zone is that of the address its parcels leave from: a first address sets it, another zone
  // changes it (D402).
  const timeZone = timeZoneOfAddress(own.address);
  if (!row || timeZone !== timeZoneOfAddress(row.address)) await moveClock(scope, timeZone);
  return answerOf({ storeId: scope.storeId, ...change });
};
