/** The steps in their order; the index is the step's number, 8 is done. */
export const onboardingSteps = [
  { step: 0, id: 'store', label: 'Datos de la tienda' },
  { step: 1, id: 'contact', label: 'Datos de contacto' },
  { step: 2, id: 'typePerson', label: 'Tipo de persona' },
  { step: 3, id: 'bank', label: 'Datos bancarios' },
  { step: 4, id: 'taxCertificate', label: 'Constancia de situación fiscal' },
  { step: 5, id: 'identity', label: 'Validación de identidad' },
  { step: 6, id: 'approval', label: 'Aprobación' },
  { step: 7, id: 'agreement', label: 'Contrato' },
] as const;

/** This number means a finished onboarding. */
export const onboardingDone = 8;

export type OnboardingStepId = (typeof onboardingSteps)[number]['id'];

/**
 * The step to work on: the first that is not done, never less than the one saved before; 8 when all are.
 * @example currentOnboardingStep({ done: ['store', 'contact'], saved: 0 }) // => 2
 * @example currentOnboardingStep({ done: ['store'], saved: 3 }) // => 3
 */
export function currentOnboardingStep(progress: {
  readonly done: readonly OnboardingStepId[];
  readonly saved: number;
}): number {
  const open = onboardingSteps.find(({ id }) => !progress.done.includes(id))?.step ?? onboardingDone;
  const saved = Math.trunc(progress.saved) || 0;
  return Math.min(onboardingDone, Math.max(open, saved));
}

/**
 * Says whether a step may be opened: one that is done, or the current one; a locked step can't be skipped to.
 * @example canOpenOnboardingStep(3, 2) // => false
 * @example canOpenOnboardingStep(1, 2) // => true
 */
export function canOpenOnboardingStep(step: number, currentStep: number): boolean {
  return Number.isInteger(step) && step >= 0 && step <= Math.min(currentStep, onboardingDone - 1);
}
