import { validateClabe } from '../payment/validate-clabe.ts';
import { validateEmail } from '../people/contact/validate-email.ts';
import { validatePhone } from '../people/contact/validate-phone.ts';
import type { PersonType } from '../invoice/fiscal-regimes.ts';
import { cleanText, type MaybeText } from '../internal/text.ts';
import { validateOwnRfc } from '../people/tax-id/validate-own-rfc.ts';
import type { OnboardingStepId } from './onboarding-steps.ts';

/** The data that the merchant has given so far. */
export interface OnboardingData {
  readonly store?: { readonly name?: MaybeText; readonly channels?: readonly string[] } | null;
  readonly contact?: {
    readonly name?: MaybeText;
    readonly lastName?: MaybeText;
    readonly email?: MaybeText;
    readonly phone?: MaybeText;
  } | null;
  readonly typePerson?: PersonType | null;
  readonly bank?: { readonly clabe?: MaybeText; readonly accountHolder?: MaybeText } | null;
  readonly taxCertificate?: { readonly url?: MaybeText; readonly rfc?: MaybeText } | null;
  readonly identity?: {
    readonly frontUrl?: MaybeText;
    readonly backUrl?: MaybeText;
    readonly selfieUrl?: MaybeText;
  } | null;
}

export interface MissingDatum {
  readonly step: OnboardingStepId;
  readonly field: string;
  /** Instruction in Spanish. */
  readonly message: string;
}

type Check = (data: OnboardingData) => string | null;

const given =
  (read: (data: OnboardingData) => MaybeText, message: string): Check =>
  (data) =>
    cleanText(read(data)) === '' ? message : null;

const errorOf = (result: { ok: true } | { ok: false; error: { message: string } }) =>
  result.ok ? null : result.error.message;

/** Makes the check of a face or paper: the type of person decides whose it is. */
const identityOf =
  (read: (identity: NonNullable<OnboardingData['identity']>) => MaybeText, document: string): Check =>
  ({ identity, typePerson }) => {
    const whose = typePerson === 'moral' ? 'del representante legal' : 'del titular';
    return cleanText(identity ? read(identity) : '') === '' ? `Sube ${document} ${whose}` : null;
  };

const checks: readonly (readonly [OnboardingStepId, field: string, Check])[] = [
  ['store', 'name', given(({ store }) => store?.name, 'Escribe el nombre de la tienda')],
  ['store', 'channels', ({ store }) => (store?.channels?.length ? null : 'Elige al menos un canal')],
  ['contact', 'name', given(({ contact }) => contact?.name, 'Escribe el nombre')],
  ['contact', 'lastName', given(({ contact }) => contact?.lastName, 'Escribe los apellidos')],
  ['contact', 'email', ({ contact }) => errorOf(validateEmail(contact?.email))],
  ['contact', 'phone', ({ contact }) => errorOf(validatePhone(contact?.phone))],
  [
    'typePerson',
    'typePerson',
    ({ typePerson }) => (typePerson ? null : 'Elige si eres persona física o moral'),
  ],
  ['bank', 'clabe', ({ bank }) => errorOf(validateClabe(bank?.clabe))],
  ['bank', 'accountHolder', given(({ bank }) => bank?.accountHolder, 'Escribe el titular de la cuenta')],
  [
    'taxCertificate',
    'url',
    given(({ taxCertificate }) => taxCertificate?.url, 'Sube la constancia de situación fiscal'),
  ],
  [
    'taxCertificate',
    'rfc',
    ({ taxCertificate, typePerson }) => errorOf(validateOwnRfc(taxCertificate?.rfc, typePerson)),
  ],
  ['identity', 'front', identityOf(({ frontUrl }) => frontUrl, 'el frente de la identificación')],
  ['identity', 'back', identityOf(({ backUrl }) => backUrl, 'el reverso de la identificación')],
  ['identity', 'selfie', identityOf(({ selfieUrl }) => selfieUrl, 'la foto')],
];

/**
 * Gives the fields that the merchant still owes before the approval, in the order of the steps. The RFC is never a generic one;
 * a person's has 13 characters and the identity is the owner's; a company's has 12 and the identity is the legal
 * representative's.
 * @example missingOnboardingData({}).length // => 14
 */
export function missingOnboardingData(data: OnboardingData): MissingDatum[] {
  return checks.flatMap(([step, field, check]) => {
    const message = check(data);
    return message === null ? [] : [{ step, field, message }];
  });
}
