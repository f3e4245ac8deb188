import * as z from 'zod/mini';
import { bodyLimits, deadlines, defineCall } from '../core/define-call.ts';
import { base64File, email, file, id, list, storeId, text } from '../core/fields.ts';
import { maxChannels } from '../core/limits.ts';
import { retailChannel } from './addresses.ts';
import { EXAMPLE_STORE_ID } from './examples.ts';
import {
  type Agreement,
  agreement,
  identityValidation,
  onboardingBankInput,
  onboardingConfig,
  onboardingContactInput,
  type OnboardingState,
  onboardingState,
  onboardingStoreInput,
  stepSaved,
  textHash,
} from './onboarding.schemas.ts';
import { personType, rfc } from './merchant-fields.ts';
import { approval, approvalStep, exampleApproval } from './approval.schemas.ts';

const service = 'onboarding-aws';
const MOMENT = '2025-01-15T18:30:00.000Z';
const stepNames = [
  'Datos de la tienda',
  'Contacto',
  'Tipo de contribuyente',
  'Datos bancarios',
  'Constancia fiscal',
  'Validación de identidad',
  'Aprobación',
  'Contrato',
];
/** The hash of the example's text. */
const EXAMPLE_HASH = '4021f52aa21979edbd99359d2a89e82bfdb43d3fc388b6cc7e1f57915b098cf8';
const savedAt = (currentStep: number) => () => ({ storeId: EXAMPLE_STORE_ID, currentStep });

const exampleAgreement: Agreement = {
  agreementId: 'contrato-88',
  version: '2025-01',
  html: '<h1>Contrato de comercio</h1>',
  textHash: EXAMPLE_HASH,
  channels: ['CS', 'SR'],
  accepted: false,
  acceptedAt: null,
  signed: false,
  signedAt: null,
  signerName: null,
  documentUrl: null,
};

const exampleState: OnboardingState = {
  storeId: EXAMPLE_STORE_ID,
  currentStep: 3,
  store: { name: 'Casa Lumbre', category: 'Hogar', website: null, channels: ['CS', 'SR'] },
  contact: {
    name: 'Mariana',
    lastName: 'Robles Ibarra',
    email: 'mariana.robles@example.com',
    phone: '3312345678',
  },
  typePerson: 'moral',
  bank: null,
  taxCertificate: null,
  identity: null,
  approval: null,
  identityStoreCreated: false,
  agreement: null,
  steps: stepNames.map((_, step) => ({
    step,
    status: step < 3 ? ('listo' as const) : step === 3 ? ('pendiente' as const) : ('bloqueado' as const),
    reason: null,
    dueAt: null,
    updatedAt: step < 3 ? MOMENT : null,
  })),
};

/** The state that a 404 means: nothing is given, and the first step is open. */
const newOnboarding = (): OnboardingState => ({
  storeId: null,
  currentStep: 0,
  store: null,
  contact: null,
  typePerson: null,
  bank: null,
  taxCertificate: null,
  identity: null,
  approval: null,
  identityStoreCreated: false,
  agreement: null,
  steps: stepNames.map((_, step) => ({
    step,
    status: step === 0 ? ('pendiente' as const) : ('bloqueado' as const),
    reason: null,
    dueAt: null,
    updatedAt: null,
  })),
});

/** Gives the onboarding of a store, or without `storeId` that of the session's e-mail. 404: a new onboarding, step 0. */
export const getOnboardingStore = defineCall({
  id: 'getOnboardingStore',
  service,
  method: 'GET',
  provides: ['onboarding'],
  path: 'getDataStore',
  store: 'none',
  query: { storeId: z.optional(storeId()) },
  response: onboardingState,
  emptyOn404: newOnboarding,
  example: () => exampleState,
});

/** 409 the name is taken. */
export const createOnboardingStore = defineCall({
  id: 'createOnboardingStore',
  service,
  method: 'POST',
  invalidates: ['onboarding'],
  path: 'createTienda',
  store: 'none',
  idempotency: 'key',
  body: onboardingStoreInput,
  response: stepSaved,
  example: savedAt(1),
});

export const saveOnboardingContact = defineCall({
  id: 'saveOnboardingContact',
  service,
  method: 'POST',
  invalidates: ['onboarding'],
  path: 'uploadContact',
  store: 'none',
  body: z.object({ storeId: storeId(), contact: onboardingContactInput }),
  response: stepSaved,
  example: savedAt(2),
});

export const saveTaxpayerType = defineCall({
  id: 'saveTaxpayerType',
  service,
  method: 'POST',
  invalidates: ['onboarding'],
  path: 'uploadTypePerson',
  store: 'none',
  body: z.object({ storeId: storeId(), typePerson: personType }),
  response: stepSaved,
  example: savedAt(3),
});

export const saveBankData = defineCall({
  id: 'saveBankData',
  service,
  method: 'POST',
  invalidates: ['onboarding'],
  path: 'uploadBancariaData',
  store: 'none',
  body: z.object({ storeId: storeId(), bank: onboardingBankInput }),
  response: stepSaved,
  example: savedAt(4),
});

/** A PDF of at most 5 MB. */
export const uploadTaxCertificate = defineCall({
  id: 'uploadTaxCertificate',
  service,
  method: 'POST',
  invalidates: ['onboarding'],
  path: 'uploadConstancia',
  store: 'none',
  encoding: 'multipart',
  body: z.object({ storeId: storeId(), rfc: rfc(), file: file() }),
  response: z.extend(stepSaved, { url: z.string() }),
  example: () => ({ ...savedAt(5)(), url: '/upload/files/constancia-88.pdf' }),
});

/** Three pictures, JPEG or PNG. */
export const uploadIdentityPhotos = defineCall({
  id: 'uploadIdentityPhotos',
  service,
  method: 'POST',
  invalidates: ['onboarding'],
  path: 'uploadFotos',
  store: 'none',
  encoding: 'multipart',
  bodyLimitBytes: 3 * bodyLimits.multipart,
  body: z.object({ storeId: storeId(), front: file(), back: file(), selfie: file() }),
  response: z.extend(stepSaved, { identity: identityValidation }),
  example: () => ({
    ...savedAt(6)(),
    identity: {
      status: 'pendiente' as const,
      frontUrl: '/upload/files/ine-frente.jpg',
      backUrl: '/upload/files/ine-reverso.jpg',
      selfieUrl: '/upload/files/selfie.jpg',
      updatedAt: MOMENT,
    },
  }),
});

/** 404: not sent. */
export const getApproval = defineCall({
  id: 'getApproval',
  service,
  method: 'GET',
  provides: ['onboarding'],
  path: 'approval/',
  store: 'none',
  query: { storeId: storeId() },
  response: approval,
  example: () => exampleApproval,
});

/** `step` is the one that is done; the answer has the next. finanzas moves to legal. 409 not the current step. */
export const sendApproval = defineCall({
  id: 'sendApproval',
  service,
  method: 'POST',
  invalidates: ['onboarding'],
  path: 'approval/',
  store: 'none',
  body: z.object({ storeId: storeId(), step: approvalStep }),
  response: approval,
  example: () => ({ ...exampleApproval, step: 'legal' as const }),
});

/** 404: no agreement yet. */
export const getAgreement = defineCall({
  id: 'getAgreement',
  service,
  method: 'GET',
  provides: ['onboarding'],
  path: 'agreementChannel',
  store: 'none',
  query: { storeId: storeId() },
  response: agreement,
  example: () => exampleAgreement,
});

/** `textHash` is that of the text which was read: another one by now is 409 with the code `changed`. */
export const acceptAgreement = defineCall({
  id: 'acceptAgreement',
  service,
  method: 'POST',
  invalidates: ['onboarding'],
  path: 'agreementChannel',
  store: 'none',
  body: z.object({
    storeId: storeId(),
    channels: list(retailChannel, maxChannels, 1),
    textHash: textHash(),
    accepted: z.literal(true),
  }),
  response: agreement,
  example: () => ({ ...exampleAgreement, accepted: true, acceptedAt: MOMENT }),
});

/**
 * A signature drawn (`trazo`) or written as a name (`nombre`), a PNG of at most 200 kB in base64. 409 signed by another, or with
 * the code `changed` where the text is another one by now; 413 a larger picture.
 */
export const signAgreement = defineCall({
  id: 'signAgreement',
  service,
  method: 'POST',
  invalidates: ['onboarding'],
  path: 'sign_signer/agreement',
  store: 'none',
  timeoutMs: deadlines.guide,
  idempotency: 'key',
  freshMinutes: 15,
  bodyLimitBytes: bodyLimits.base64,
  body: z.object({
    storeId: storeId(),
    agreementId: id(),
    signerName: text(200, 1),
    signerEmail: email(),
    textHash: textHash(),
    method: z.enum(['trazo', 'nombre']),
    signature64: base64File(bodyLimits.base64),
  }),
  response: agreement,
  example: () => ({
    ...exampleAgreement,
    accepted: true,
    acceptedAt: MOMENT,
    signed: true,
    signedAt: MOMENT,
    signerName: 'Mariana Robles Ibarra',
    documentUrl: '/upload/files/contrato-88.pdf',
  }),
});

/** 404: defaults. */
export const getOnboardingConfig = defineCall({
  id: 'getOnboardingConfig',
  service,
  method: 'GET',
  path: 'config',
  store: 'none',
  query: { storeId: z.optional(storeId()) },
  response: onboardingConfig,
  example: () => ({ storeId: EXAMPLE_STORE_ID, currentStep: 3, steps: stepNames }),
});

/** 409 a step may not be skipped. */
export const updateOnboardingStep = defineCall({
  id: 'updateOnboardingStep',
  service,
  method: 'PUT',
  invalidates: ['onboarding'],
  path: 'config',
  store: 'none',
  body: z.object({ storeId: storeId(), currentStep: z.int().check(z.gte(0), z.lte(8)) }),
  response: onboardingConfig,
  example: () => ({ storeId: EXAMPLE_STORE_ID, currentStep: 4, steps: stepNames }),
});
