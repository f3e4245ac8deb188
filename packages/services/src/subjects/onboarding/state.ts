import type { CallAnswer } from '@trastienda/api-client';
import type {
  getOnboardingConfig,
  getOnboardingStore,
  updateOnboardingStep,
} from '@trastienda/api-client/onboarding-aws';
import { currentOnboardingStep, onboardingSteps, type OnboardingStepId } from '@trastienda/domain';
import { eq } from 'drizzle-orm';
import { addressOfFile } from '../store-data/own-file.ts';
import type { Handler } from '../../core/handler.ts';
import { conflict } from '../../core/refusal.ts';
import { agreementOf } from './agreement.ts';
import { enterOnboarding, findOnboarding, isStoreMade, type Onboarding, stepsOf } from './own-onboarding.ts';
import { onboardings } from '../../tables/onboarding.ts';

type State = CallAnswer<typeof getOnboardingStore>;

const savedAt = (row: Onboarding, id: OnboardingStepId): string | null =>
  (id === 'agreement' ? (row.agreement?.signature?.at ?? row.agreement?.at) : row[id]?.at) ?? null;

const currentStepOf = (row: Onboarding): number =>
  currentOnboardingStep({
    done: stepsOf(row).flatMap(({ id, status }) => (status === 'listo' ? [id] : [])),
    saved: row.savedStep,
  });

export const stepSaved = (row: Onboarding) => ({ storeId: row.storeId, currentStep: currentStepOf(row) });

export const identityOf = ({ identity }: Onboarding): State['identity'] =>
  identity && {
    status: identity.status,
    frontUrl: addressOfFile(identity.front) ?? '',
    backUrl: addressOfFile(identity.back) ?? '',
    selfieUrl: addressOfFile(identity.selfie) ?? '',
    updatedAt: identity.at,
  };

export const approvalOf = ({ approval }: Onboarding): State['approval'] =>
  approval && {
    step: approval.step,
    status: approval.status,
    comment: approval.comment,
    updatedAt: approval.at,
  };

export const handleGetOnboardingStore: Handler<typeof getOnboardingStore> = async ({ query }, scope) => {
  const row = await findOnboarding(scope, query.storeId);
  const { store, contact, bank, taxCertificate } = row;
  return {
    storeId: row.storeId,
    currentStep: currentStepOf(row),
    store: {
      name: store.name,
      category: store.category,
      website: store.website,
      channels: store.channels,
    },
    contact: contact && {
      name: contact.name,
      lastName: contact.lastName,
      email: contact.email,
      phone: contact.phone,
    },
    typePerson: row.typePerson?.typePerson ?? null,
    bank: bank && { bankCode: bank.bankCode, clabe: bank.clabe, accountHolder: bank.accountHolder },
    taxCertificate: taxCertificate && {
      url: addressOfFile(taxCertificate.key) ?? '',
      rfc: taxCertificate.rfc,
    },
    identity: identityOf(row),
    approval: approvalOf(row),
    identityStoreCreated: await isStoreMade(scope, row),
    agreement: agreementOf(row),
    steps: stepsOf(row).map(({ step, id, status, reason }) => ({
      step,
      status,
      reason,
      dueAt: null,
      updatedAt: savedAt(row, id),
    })),
  };
};

const configOf = (row: Onboarding) => ({
  ...stepSaved(row),
  steps: onboardingSteps.map(({ label }) => label),
});

export const handleGetOnboardingConfig: Handler<typeof getOnboardingConfig> = async ({ query }, scope) =>
  configOf(await findOnboarding(scope, query.storeId));

/**
 * Saves the step when the person goes forward, so that another device opens there; a look back is not saved.
 * @throws 409 when a step is skipped
 */
export const handleUpdateOnboardingStep: Handler<typeof updateOnboardingStep> = ({ body }, scope) =>
  enterOnboarding(scope, body.storeId, async (row, { tx, now }) => {
    if (body.currentStep > currentStepOf(row)) {
      throw conflict('Completa primero los pasos anteriores', 'step_locked');
    }
    const savedStep = Math.max(row.savedStep, body.currentStep);
    if (savedStep !== row.savedStep) {
      await tx
        .update(onboardings)
        .set({ savedStep, updatedAt: now })
        .where(eq(onboardings.storeId, row.storeId));
    }
    return configOf({ ...row, savedStep });
  });
