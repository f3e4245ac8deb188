import { type GuideStep, guideSteps } from '../../../entities/guide/search.ts';

export const stepNames: Readonly<Record<GuideStep, string>> = {
  origen: 'Origen y destino',
  paquete: 'Paquete',
  cotizar: 'Cotizar',
  revisar: 'Revisar y generar',
};

export type Readiness = {
  /** Both addresses have what a guide needs. */
  readonly route: boolean;
  /** The measures can be quoted, and the content says something. */
  readonly parcel: boolean;
  /** An option is chosen. */
  readonly option: boolean;
};

/**
 * The last step that may be shown. The parcel may be mended beside its prices, so only a review needs it whole: what
 * is typed into it must not throw the merchant out of the step.
 */
const lastOpenStep = ({ route, parcel, option }: Readiness): GuideStep =>
  !route ? 'origen' : parcel && option ? 'revisar' : 'cotizar';

/** The first step that is still incomplete is the one that opens; the price is always confirmed (D331). */
const firstToAnswer = ({ route, parcel }: Readiness): GuideStep =>
  !route ? 'origen' : parcel ? 'cotizar' : 'paquete';

/** The step on show: the one asked for, unless an earlier one still asks for something. */
export function stepOnShow(asked: GuideStep | null, readiness: Readiness): GuideStep {
  if (asked === null) return firstToAnswer(readiness);
  const last = guideSteps.indexOf(lastOpenStep(readiness));
  return guideSteps[Math.min(last, guideSteps.indexOf(asked))] ?? 'origen';
}

export const stepAfter = (step: GuideStep): GuideStep =>
  guideSteps[Math.min(guideSteps.indexOf(step) + 1, guideSteps.length - 1)] ?? 'revisar';

export const stepBefore = (step: GuideStep): GuideStep | null =>
  guideSteps[guideSteps.indexOf(step) - 1] ?? null;
