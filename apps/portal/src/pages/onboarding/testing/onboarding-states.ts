import { exampleSession, sessionHandlers } from '@trastienda/api-client/msw';
import { onboardingSteps } from '@trastienda/domain';
import type { Onboarding } from '../model.ts';

type Status = Onboarding['steps'][number]['status'];

const storeId = '100000';
const at = '2025-11-24T23:20:00.000Z';

/** Steps that stand so, the rest locked. */
const stepsAs = (...statuses: readonly Status[]): Onboarding['steps'] =>
  onboardingSteps.map(({ step }) => ({
    step,
    status: statuses[step] ?? 'bloqueado',
    reason: null,
    dueAt: null,
    updatedAt: statuses[step] === 'listo' ? at : null,
  }));

/** The bank is what comes next. */
export const atBank: Onboarding = {
  storeId,
  currentStep: 3,
  store: { name: 'Talavera Norte', category: 'Hogar y decoración', website: null, channels: ['CS', 'SR'] },
  contact: { name: 'Lucía', lastName: 'Peña Ortega', email: 'lucia@talavera.example', phone: '2221234567' },
  typePerson: 'fisica',
  bank: null,
  taxCertificate: null,
  identity: null,
  approval: null,
  identityStoreCreated: false,
  agreement: null,
  steps: stepsAs('listo', 'listo', 'listo', 'pendiente'),
};

/** The certificate was not taken, and the person's own pictures are missing. */
export const rejected: Onboarding = {
  ...atBank,
  currentStep: 5,
  bank: { bankCode: '012', clabe: '012320001234567895', accountHolder: 'Lucía Peña Ortega' },
  taxCertificate: { url: '/upload/files/constancia.pdf', rfc: 'PEOL850312AB1' },
  steps: stepsAs('listo', 'listo', 'listo', 'listo', 'rechazado', 'pendiente').map((one) =>
    one.step === 4 ? { ...one, reason: 'Cambiaste a persona física: sube tu constancia' } : one,
  ),
};

/** Everything is given. */
export const given: Onboarding = {
  ...rejected,
  currentStep: 6,
  identity: {
    status: 'aprobado',
    frontUrl: '/upload/files/frente.jpg',
    backUrl: '/upload/files/reverso.jpg',
    selfieUrl: '/upload/files/selfie.jpg',
    updatedAt: at,
  },
  steps: stepsAs('listo', 'listo', 'listo', 'listo', 'listo', 'listo', 'pendiente'),
};

/** Finanzas has not answered yet. */
export const inReview: Onboarding = {
  ...given,
  approval: { step: 'finanzas', status: 'pendiente', comment: null, updatedAt: at },
  steps: stepsAs('listo', 'listo', 'listo', 'listo', 'listo', 'listo', 'en_revision'),
};

/** The store is there, its contract is not signed. */
export const approved: Onboarding = {
  ...given,
  currentStep: 7,
  approval: { step: 'legal', status: 'aprobado', comment: null, updatedAt: at },
  identityStoreCreated: true,
  steps: stepsAs('listo', 'listo', 'listo', 'listo', 'listo', 'listo', 'listo', 'pendiente'),
};

const { user, expires } = exampleSession;
/** Signed in, without a store. */
export const withoutStore = sessionHandlers({ session: { user, expires } });
