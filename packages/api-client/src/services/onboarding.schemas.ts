import * as z from 'zod/mini';
import { anyId, email, instant, integer, list, matching, nullable, text } from '../core/fields.ts';
import { maxChannels } from '../core/limits.ts';
import { retailChannel } from './addresses.ts';
import { bankCode, clabe, personType, phone } from './merchant-fields.ts';
import { approval } from './approval.schemas.ts';

/** The answers of the first step: the store. */
const onboardingStoreData = z.object({
  name: z.string(),
  category: z.string(),
  website: nullable(z.string()),
  channels: z.array(retailChannel),
});
const onboardingContact = z.object({
  name: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
});
const onboardingBank = z.object({
  bankCode: z.string(),
  clabe: z.string(),
  accountHolder: z.string(),
});
export const identityValidation = z.object({
  status: z.enum(['pendiente', 'aprobado', 'rechazado']),
  frontUrl: z.string(),
  backUrl: z.string(),
  selfieUrl: z.string(),
  updatedAt: instant(),
});
/** SHA-256 in hex. */
export const textHash = /* @__NO_SIDE_EFFECTS__ */ () => matching(/^[\da-f]{64}$/);
export const agreement = z.object({
  agreementId: anyId(),
  version: z.string(),
  html: z.string(),
  /** SHA-256 of `html`, in hex: what was read, what is accepted and what is signed are one text. */
  textHash: z.string(),
  channels: z.array(retailChannel),
  accepted: z.boolean(),
  acceptedAt: nullable(instant()),
  signed: z.boolean(),
  signedAt: nullable(instant()),
  signerName: nullable(z.string()),
  documentUrl: nullable(z.string()),
});
export type Agreement = z.output<typeof agreement>;

const onboardingStep = z.object({
  step: integer(),
  status: z.enum(['pendiente', 'en_revision', 'rechazado', 'listo', 'bloqueado']),
  reason: nullable(z.string()),
  dueAt: nullable(instant()),
  updatedAt: nullable(instant()),
});

/** Steps 0 to 8, in the order in which the merchant takes them. */
export const onboardingState = z.object({
  storeId: nullable(anyId()),
  currentStep: integer(),
  store: nullable(onboardingStoreData),
  contact: nullable(onboardingContact),
  typePerson: nullable(personType),
  bank: nullable(onboardingBank),
  taxCertificate: nullable(z.object({ url: z.string(), rfc: z.string() })),
  identity: nullable(identityValidation),
  approval: nullable(approval),
  identityStoreCreated: z.boolean(),
  agreement: nullable(agreement),
  steps: z.array(onboardingStep),
});
export type OnboardingState = z.output<typeof onboardingState>;

export const onboardingConfig = z.object({
  storeId: nullable(anyId()),
  currentStep: integer(),
  steps: z.array(z.string()),
});

export const stepSaved = z.object({ storeId: anyId(), currentStep: integer() });
/** Input is checked more strictly than output. */
export const onboardingStoreInput = z.object({
  name: text(120, 1),
  category: text(120, 1),
  website: z.nullable(text(2000)),
  channels: list(retailChannel, maxChannels, 1),
});
export const onboardingContactInput = z.object({
  name: text(120, 1),
  lastName: text(120, 1),
  email: email(),
  phone: phone(),
});
export const onboardingBankInput = z.object({
  bankCode: bankCode(),
  clabe: clabe(),
  accountHolder: text(254, 1),
});
