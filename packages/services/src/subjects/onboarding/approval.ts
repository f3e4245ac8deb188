import type { getStoreApproval } from '@trastienda/api-client/bamako';
import type { getApproval, sendApproval } from '@trastienda/api-client/onboarding-aws';
import { missingOnboardingData, nextApproval, onboardingSteps } from '@trastienda/domain';
import { eq } from 'drizzle-orm';
import type { Handler } from '../../core/handler.ts';
import { conflict, notFound } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { enterOnboarding, findOnboarding, progressOf } from './own-onboarding.ts';
import { onboardings } from '../../tables/onboarding.ts';
import { approvalOf } from './state.ts';

async function approvalAt(scope: Scope, storeId: string) {
  const approval = approvalOf(await findOnboarding(scope, storeId));
  if (approval === null) throw notFound('Todavía no envías tus datos a aprobación');
  return approval;
}

export const handleGetApproval: Handler<typeof getApproval> = ({ query }, scope) =>
  approvalAt(scope, query.storeId);

/** Answers the same record by the store's own address (D106). */
export const handleGetStoreApproval: Handler<typeof getStoreApproval> = ({ params }, scope) =>
  approvalAt(scope, params.id);

/**
 * Approves for finanzas, then legal; no person has to approve where the services come with the product
 * (D107).
 * @throws 409
 */
export const handleSendApproval: Handler<typeof sendApproval> = ({ body }, scope) =>
  enterOnboarding(scope, body.storeId, async (row, { tx, now }) => {
    const [missing] = missingOnboardingData(progressOf(row));
    if (missing) {
      const label = onboardingSteps.find(({ id }) => id === missing.step)?.label ?? '';
      throw conflict(`${label}: ${missing.message}`, 'step_open');
    }
    const at = row.approval ?? { step: 'finanzas', status: 'pendiente' };
    const next = nextApproval(at, body.step);
    if (!next.ok) throw conflict(next.error.message, next.error.code);
    const approval = { ...next.value, comment: null, at: now.toISOString() };
    await tx
      .update(onboardings)
      .set({ approval, updatedAt: now })
      .where(eq(onboardings.storeId, row.storeId));
    const { at: updatedAt, ...answer } = approval;
    return { ...answer, updatedAt };
  });
