import { personTypeOf } from '../people/tax-id/person-type-of.ts';
import { cleanText, type MaybeText } from '../internal/text.ts';
import type { ApprovalStatus, ApprovalStep } from './approval.ts';
import { missingOnboardingData, type OnboardingData } from './missing-onboarding-data.ts';
import { type OnboardingStepId, onboardingSteps } from './onboarding-steps.ts';

export type OnboardingStepStatus = 'pendiente' | 'en_revision' | 'rechazado' | 'listo' | 'bloqueado';

/** The data that the merchant has given, and its state. */
export interface OnboardingProgress extends OnboardingData {
  readonly identity?: (OnboardingData['identity'] & { readonly status?: ApprovalStatus }) | null;
  readonly approval?: {
    readonly step: ApprovalStep;
    readonly status: ApprovalStatus;
    readonly comment?: MaybeText;
  } | null;
  readonly agreement?: { readonly signed: boolean } | null;
}

export interface OnboardingStepState {
  readonly step: number;
  readonly id: OnboardingStepId;
  readonly status: OnboardingStepStatus;
  /** Why it was rejected, in Spanish. */
  readonly reason: string | null;
}

type Own = Pick<OnboardingStepState, 'status' | 'reason'>;
const own = (status: OnboardingStepStatus, reason: string | null = null): Own => ({ status, reason });
const reviewed: Readonly<Record<ApprovalStatus, OnboardingStepStatus>> = {
  pendiente: 'en_revision',
  aprobado: 'listo',
  rechazado: 'rechazado',
};

/** A certificate of the other kind of person is refused: its RFC identifies the kind. */
function certificateOf({ taxCertificate, typePerson }: OnboardingProgress): Own {
  const whose = personTypeOf(cleanText(taxCertificate?.rfc));
  if (!cleanText(taxCertificate?.url) || !typePerson || whose === null || whose === typePerson) {
    return own('pendiente');
  }
  return own(
    'rechazado',
    typePerson === 'moral'
      ? 'Cambiaste a persona moral: sube la constancia de la empresa'
      : 'Cambiaste a persona física: sube tu constancia',
  );
}

/** The status of a step on its own, whatever comes before it. */
function ownStatus(id: OnboardingStepId, progress: OnboardingProgress, isGiven: boolean): Own {
  const { identity, approval, agreement } = progress;
  if (id === 'approval') {
    return approval ? own(reviewed[approval.status], rejection(approval)) : own('pendiente');
  }
  if (id === 'agreement') return own(agreement?.signed ? 'listo' : 'pendiente');
  if (id === 'taxCertificate' && !isGiven) return certificateOf(progress);
  if (id === 'identity' && isGiven) return own(reviewed[identity?.status ?? 'aprobado']);
  return own(isGiven ? 'listo' : 'pendiente');
}

const rejection = ({ status, comment }: NonNullable<OnboardingProgress['approval']>): string | null =>
  status === 'rechazado' ? cleanText(comment) || null : null;

/**
 * The status of each step, in order. A completed one can be opened again; any other waits for those before it.
 * @example onboardingStepStatuses({}).map(({ status }) => status)[1] // => 'bloqueado'
 * @example onboardingStepStatuses({ store: { name: 'Tienda Azul', channels: ['CS'] } })[1] // => { step: 1, id: 'contact', status: 'pendiente', reason: null }
 */
export function onboardingStepStatuses(progress: OnboardingProgress): OnboardingStepState[] {
  const open = new Set(missingOnboardingData(progress).map(({ step }) => step));
  let isReached = true;
  return onboardingSteps.map(({ step, id }) => {
    const { status, reason } = ownStatus(id, progress, !open.has(id));
    const shown = status === 'pendiente' && !isReached ? 'bloqueado' : status;
    isReached &&= status === 'listo';
    return { step, id, status: shown, reason };
  });
}
