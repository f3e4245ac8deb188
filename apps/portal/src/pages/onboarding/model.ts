import type { CallOutput } from '@trastienda/api-client';
import type { getOnboardingStore } from '@trastienda/api-client/onboarding-aws';
import { maskClabe, onboardingDone, onboardingSteps, type OnboardingStepId } from '@trastienda/domain';
import type { AccordionState } from '@trastienda/ui/Accordion';

export type Onboarding = CallOutput<typeof getOnboardingStore>;

const states: Readonly<Record<Onboarding['steps'][number]['status'], AccordionState>> = {
  listo: 'done',
  en_revision: 'review',
  rechazado: 'rejected',
  pendiente: 'missing',
  bloqueado: 'later',
};

export const personWords = { fisica: 'Persona física', moral: 'Persona moral' } as const;

/** About how long each step takes, in minutes. */
const minutes: Readonly<Record<OnboardingStepId, number>> = {
  store: 1,
  contact: 1,
  typePerson: 1,
  bank: 1,
  taxCertificate: 1,
  identity: 2,
  approval: 1,
  agreement: 2,
};

/** The empty answers of a step. */
const asked: Readonly<Record<OnboardingStepId, string>> = {
  store: 'Nombre, qué vendes y dónde',
  contact: 'A quién llamamos si algo pasa con un envío',
  typePerson: 'Física o moral, como en tu constancia',
  bank: 'La CLABE donde recibes tus depósitos',
  taxCertificate: 'El PDF que te da el SAT',
  identity: 'Tu INE por los dos lados y una selfie',
  approval: 'Finanzas y después Legal',
  agreement: 'Se firma en línea, con tu dedo o con tu nombre',
};

/** Why a step is asked for; the page tells it beside the one that is open. */
export const reasons: Readonly<Record<OnboardingStepId, string>> = {
  store: 'Con este nombre te ven tus clientes, y en estos canales publicamos tus productos.',
  contact: 'Es la persona a la que buscan la paquetería y los canales. No se muestra a tus clientes.',
  typePerson: 'De esto dependen los impuestos que los canales te retienen y quién firma el contrato.',
  bank: 'Aquí depositan los canales lo que vendes. La cuenta debe estar a tu nombre o al de tu empresa.',
  taxCertificate: 'Sin constancia vigente, los canales retienen más impuestos de tus ventas.',
  identity: 'Comprobamos que quien registra la tienda es su titular o quien la representa.',
  approval: 'Finanzas revisa tu cuenta y Legal tus documentos. Al terminar creamos tu tienda.',
  agreement: 'Es el acuerdo con los canales que elegiste: comisiones, depósitos y devoluciones.',
};

function given(id: OnboardingStepId, state: Onboarding): string | null {
  const { store, contact, typePerson, bank, taxCertificate, approval, agreement } = state;
  switch (id) {
    case 'store':
      return store && `${store.name} · ${store.category}`;
    case 'contact':
      return contact && `${contact.name} ${contact.lastName} · ${contact.phone}`;
    case 'typePerson':
      return typePerson && personWords[typePerson];
    case 'bank':
      return bank && `CLABE ${maskClabe(bank.clabe.slice(-4))} · ${bank.accountHolder}`;
    case 'taxCertificate':
      return taxCertificate && `RFC ${taxCertificate.rfc}`;
    case 'identity':
      return null;
    case 'approval':
      return approval?.status === 'aprobado' ? 'Finanzas y Legal aprobaron tu alta' : null;
    case 'agreement':
      return agreement?.signerName ? `Lo firmó ${agreement.signerName}` : null;
  }
}

export type StepView = {
  readonly id: OnboardingStepId;
  readonly label: string;
  readonly state: AccordionState;
  readonly description: string;
  /** Why it was not taken; `null` otherwise. */
  readonly reason: string | null;
};

export const stepViews = (state: Onboarding): readonly StepView[] =>
  onboardingSteps.map(({ step, id, label }) => {
    const known = state.steps.find((one) => one.step === step);
    return {
      id,
      label,
      state: states[known?.status ?? 'bloqueado'],
      description: given(id, state) ?? asked[id],
      reason: known?.reason ?? null,
    };
  });

/** The step to work on: what was not taken comes before what was not given. */
export const openStepOf = (views: readonly StepView[]): OnboardingStepId | null =>
  (views.find(({ state }) => state === 'rejected') ?? views.find(({ state }) => state === 'missing'))?.id ??
  null;

export type Tally = {
  readonly done: number;
  readonly minutesLeft: number;
  readonly counts: readonly { readonly state: AccordionState; readonly count: number }[];
};

/** The number of steps by status, and the minutes that the merchant's own steps still take. */
export const tallyOf = (views: readonly StepView[]): Tally => {
  const countOf = (state: AccordionState): number => views.filter((one) => one.state === state).length;
  return {
    done: countOf('done'),
    minutesLeft: views
      .filter(({ state }) => state !== 'done' && state !== 'review')
      .reduce((sum, { id }) => sum + minutes[id], 0),
    counts: (['rejected', 'missing', 'review', 'later'] as const)
      .map((state) => ({ state, count: countOf(state) }))
      .filter(({ count }) => count > 0),
  };
};

export const isFinished = ({ currentStep }: Onboarding): boolean => currentStep >= onboardingDone;
