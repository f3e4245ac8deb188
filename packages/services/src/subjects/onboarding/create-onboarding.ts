import type { createOnboardingStore } from '@trastienda/api-client/onboarding-aws';
import { foldText, missingOnboardingData } from '@trastienda/domain';
import { shopAddress } from '@trastienda/domain/channel-setup';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { expectNone, faultOf } from '../store-data/field-faults.ts';
import type { Handler } from '../../core/handler.ts';
import { conflict } from '../../core/refusal.ts';
import { lockNewStores, nextStoreId } from '../people/store-number.ts';
import { stepSaved } from './state.ts';
import { onboardings } from '../../tables/onboarding.ts';

/** Whether a store, or one that is signed up by anybody, is called so. */
const isTaken = (folded: string) =>
  sql<{ taken: boolean }>`select onboarding_has_name(${folded}) or exists (
    select 1 from stores
    where lower(regexp_replace(regexp_replace(normalize(trim(name), NFD), '[\u0300-\u036f]+', '', 'g'), '\\s+', ' ', 'g')) = ${folded}
  ) as taken`;

/**
 * Saves the first step, which gives the store its number.
 * @throws 409 name taken, or `unfinished`; 422
 */
export const handleCreateOnboardingStore: Handler<typeof createOnboardingStore> = async ({ body }, scope) => {
  const { tx, now } = scope;
  const ownerEmail = scope.user.email.toLowerCase();
  const website = body.website?.trim() || null;
  const address = website === null ? null : shopAddress(website);
  const store = {
    name: body.name.trim().replaceAll(/\s+/gu, ' '),
    category: body.category.trim(),
    website: address?.ok ? `${address.value.origin}${address.value.path}` : website,
    channels: [...new Set(body.channels)],
  };
  expectNone(
    missingOnboardingData({ store }).filter(({ step }) => step === 'store'),
    store.category === '' ? [{ field: 'category', message: 'Escribe qué vendes' }] : [],
    address === null ? [] : faultOf('website', address),
  );
  await lockNewStores(tx);
  const [open] = await tx
    .select({ storeId: onboardings.storeId })
    .from(onboardings)
    .where(and(eq(onboardings.ownerEmail, ownerEmail), isNull(onboardings.finishedAt)));
  if (open) throw conflict('Ya tienes una tienda sin terminar: continúa con ella', 'unfinished');
  const foldedName = foldText(store.name);
  const { rows } = await tx.execute<{ taken: boolean }>(isTaken(foldedName));
  if (rows[0]?.taken) throw conflict('Ya hay una tienda con ese nombre', 'name_taken');
  const [row] = await tx
    .insert(onboardings)
    .values({
      storeId: await nextStoreId(tx),
      ownerEmail,
      foldedName,
      store: { ...store, at: now.toISOString() },
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new Error('An inserted row is returned');
  return stepSaved(row);
};
