import { fail, ok, type Result } from '../shared/result.ts';

export type ApprovalStep = 'finanzas' | 'legal';
export type ApprovalStatus = 'pendiente' | 'aprobado' | 'rechazado';

export interface ApprovalState {
  readonly step: ApprovalStep;
  readonly status: ApprovalStatus;
}

/**
 * The approval after one of its steps is done: finanzas moves to legal, legal is approved. A step that is not the current one is
 * refused (409).
 * @example nextApproval({ step: 'finanzas', status: 'pendiente' }, 'finanzas') // => { ok: true, value: { step: 'legal', status: 'pendiente' } }
 * @example nextApproval({ step: 'legal', status: 'pendiente' }, 'finanzas').ok // => false
 */
export function nextApproval(
  approval: ApprovalState,
  doneStep: ApprovalStep,
): Result<ApprovalState, 'not_current_step'> {
  if (approval.step !== doneStep || approval.status !== 'pendiente') {
    return fail('not_current_step', 'Este paso de la aprobación ya no está pendiente');
  }
  return ok(
    doneStep === 'finanzas' ? { step: 'legal', status: 'pendiente' } : { step: 'legal', status: 'aprobado' },
  );
}
