import type { getStoreUserData, updateStoreUserData } from '@trastienda/api-client/bamako';
import { validateEmail } from '@trastienda/domain';
import { eq } from 'drizzle-orm';
import type { Handler } from '../../core/handler.ts';
import { notFound } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { blanks, expectNone, faultOf } from './field-faults.ts';
import { storeContacts } from '../../tables/store-data.ts';
import { changeOf, expectVersion, lockForms, isUnchanged } from './shared-form.ts';

const rowOf = async ({ tx, storeId }: Scope) => {
  const [row] = await tx.select().from(storeContacts).where(eq(storeContacts.storeId, storeId));
  return row;
};

const answerOf = ({
  name,
  lastName,
  email,
  phone,
  version,
}: Pick<typeof storeContacts.$inferSelect, 'name' | 'lastName' | 'email' | 'phone' | 'version'>) => ({
  name,
  lastName,
  email,
  phone,
  version,
});

export const handleGetStoreUserData: Handler<typeof getStoreUserData> = async (_request, scope) => {
  const row = await rowOf(scope);
  if (!row) throw notFound('Aún no registras a la persona de contacto');
  return answerOf(row);
};

export const handleUpdateStoreUserData: Handler<typeof updateStoreUserData> = async ({ body }, scope) => {
  await lockForms(scope);
  const row = await rowOf(scope);
  const { version, ...sent } = body;
  expectNone(
    blanks({
      name: [sent.name, 'Escribe el nombre'],
      lastName: [sent.lastName, 'Escribe los apellidos'],
    }),
    faultOf('email', validateEmail(sent.email)),
  );
  const fields = {
    name: sent.name.trim(),
    lastName: sent.lastName.trim(),
    email: sent.email.trim(),
    phone: sent.phone,
  };
  if (row && isUnchanged(row, fields)) return answerOf(row);
  await expectVersion(scope, row, version);
  const change = { ...fields, ...changeOf(scope, row) };
  await scope.tx
    .insert(storeContacts)
    .values({ storeId: scope.storeId, ...change })
    .onConflictDoUpdate({ target: storeContacts.storeId, set: change });
  return answerOf(change);
};
