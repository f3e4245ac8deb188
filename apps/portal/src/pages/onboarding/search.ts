import { onboardingSteps, type OnboardingStepId } from '@trastienda/domain';
import { defineSearch, optionalOneOf } from '../../shared/routes/search-schema.ts';

/** The names of the steps in addresses, in the order of the steps. */
const stepSlugs = [
  'tienda',
  'contacto',
  'persona',
  'banco',
  'constancia',
  'identidad',
  'aprobacion',
  'contrato',
] as const;
export type StepSlug = (typeof stepSlugs)[number];

/**
 * `paso`: the step that is open; 'tienda' also begins another store. `motivo`: why the gate sent her here. `servicio`: the
 * service of ours that she asked for and has not.
 */
export const onboardingSearch = defineSearch({
  paso: optionalOneOf(stepSlugs),
  motivo: optionalOneOf(['sin-tienda']),
  servicio: optionalOneOf(['paginas']),
});

export const slugOf = (id: OnboardingStepId): StepSlug =>
  stepSlugs[onboardingSteps.findIndex((step) => step.id === id)] ?? 'tienda';
