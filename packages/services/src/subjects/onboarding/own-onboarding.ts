import { onboardingSteps, type OnboardingStepId } from '@trastienda/domain';
import {
  type OnboardingProgress,
  type OnboardingStepState,
  onboardingStepStatuses,
} from '@trastienda/domain/onboarding';
import { and, desc, eq, sql } from 'drizzle-orm';
import { addressOfFile } from '../store-data/own-file.ts';
import { conflict, notFound } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { stores } from '../../tables/people.ts';
import { onboardings } from '../../tables/onboarding.ts';

export type Onboarding = typeof onboardings.$inferSelect;

/** The refusal is the same for an onboarding that does not exist and for another person's. */
const noOnboarding = () => notFound('No encontramos este registro de tienda');

const ofPerson = ({ user }: Scope) => eq(onboardings.ownerEmail, user.email.toLowerCase());

/**
 * Returns the onboarding of a store; without one the person's latest, an unfinished one first.
 * @throws 404
 */
export async function findOnboarding(scope: Scope, storeId?: string): Promise<Onboarding> {
  const named = storeId === undefined ? undefined : eq(onboardings.storeId, storeId);
  const [row] = await scope.tx
    .select()
    .from(onboardings)
    .where(and(ofPerson(scope), named))
    .orderBy(sql`${onboardings.finishedAt} is not null`, desc(onboardings.createdAt))
    .limit(1);
  if (!row) throw noOnboarding();
  return row;
}

/**
 * Locks the person's onboarding and works within its store: files, and the tables of the store that it
 * becomes, are open to `work` alone. The number is its own: no other store has it.
 * @throws 404
 */
export async function enterOnboarding<T>(
  scope: Scope,
  storeId: string,
  work: (row: Onboarding, within: Scope) => Promise<T>,
): Promise<T> {
  const { tx } = scope;
  const [row] = await tx
    .select()
    .from(onboardings)
    .where(and(ofPerson(scope), eq(onboardings.storeId, storeId)))
    .for('update');
  if (!row) throw noOnboarding();
  await tx.execute(sql`select set_config('app.store_id', ${storeId}, true)`);
  const result = await work(row, { ...scope, storeId, isOwner: true });
  // The key and the audit of the call are the person's: their rows have no store.
  await tx.execute(sql`select set_config('app.store_id', '', true)`);
  return result;
}

/** Whether the store of an onboarding exists. */
export async function isStoreMade({ tx }: Scope, { storeId }: Onboarding): Promise<boolean> {
  const [store] = await tx.select({ id: stores.id }).from(stores).where(eq(stores.id, storeId));
  return store !== undefined;
}

/** Returns the row in the form of the domain's rules. */
export const progressOf = (row: Onboarding): OnboardingProgress => {
  const { store, contact, typePerson, bank, taxCertificate, identity, approval, agreement } = row;
  return {
    store,
    contact,
    typePerson: typePerson?.typePerson ?? null,
    bank,
    taxCertificate: taxCertificate && { url: addressOfFile(taxCertificate.key), rfc: taxCertificate.rfc },
    identity: identity && {
      frontUrl: addressOfFile(identity.front),
      backUrl: addressOfFile(identity.back),
      selfieUrl: addressOfFile(identity.selfie),
      status: identity.status,
    },
    approval,
    agreement: { signed: agreement !== null && agreement.signature !== null },
  };
};

export const stepsOf = (row: Onboarding): OnboardingStepState[] => onboardingStepStatuses(progressOf(row));

const labelOf = (id: OnboardingStepId): string => onboardingSteps.find((one) => one.id === id)?.label ?? '';

/**
 * Refuses a step while an earlier one is open (D105).
 * @throws 409 with its name
 */
export function expectReached(row: Onboarding, step: OnboardingStepId): void {
  const steps = stepsOf(row);
  if (steps.find(({ id }) => id === step)?.status !== 'bloqueado') return;
  const first = steps.find(({ status }) => status !== 'listo');
  throw conflict(`Primero completa este paso: ${labelOf(first?.id ?? step)}`, 'step_locked');
}

/**
 * Refuses changes of an onboarding in review or approved, so that the reviewed data are the sent ones.
 * @throws 409 once it was sent to approval
 */
export function expectUnsent({ approval }: Onboarding): void {
  if (approval === null || approval.status === 'rechazado') return;
  throw conflict(
    approval.status === 'aprobado'
      ? 'Tus datos ya están aprobados y no cambian aquí'
      : 'Tus datos están en revisión y no cambian mientras tanto',
    'sent',
  );
}
