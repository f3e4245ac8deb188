import type { CallRequest } from '@trastienda/api-client';
import type {
  acceptAgreement,
  createOnboardingStore,
  saveBankData,
  saveOnboardingContact,
  saveTaxpayerType,
  sendApproval,
  signAgreement,
} from '@trastienda/api-client/onboarding-aws';

/** The instant when a part was saved. */
type Saved = { readonly at: string };

export type StorePart = CallRequest<typeof createOnboardingStore>['body'] & Saved;
export type ContactPart = CallRequest<typeof saveOnboardingContact>['body']['contact'] & Saved;
export type TypePersonPart = Pick<CallRequest<typeof saveTaxpayerType>['body'], 'typePerson'> & Saved;
export type BankPart = CallRequest<typeof saveBankData>['body']['bank'] & Saved;
/** `key`: of the file. */
export type CertificatePart = { readonly key: string; readonly rfc: string } & Saved;

type Verdict = 'pendiente' | 'aprobado' | 'rechazado';
/** Keys of the three photos. */
export type IdentityPart = {
  readonly status: Verdict;
  readonly front: string;
  readonly back: string;
  readonly selfie: string;
} & Saved;
export type ApprovalPart = Pick<CallRequest<typeof sendApproval>['body'], 'step'> & {
  readonly status: Verdict;
  readonly comment: string | null;
} & Saved;

/**
 * The agreement that was accepted and then signed: it keeps the text of that day, even when the text changes
 * later.
 */
export type AgreementPart = {
  readonly version: string;
  readonly html: string;
  readonly textHash: string;
  readonly channels: CallRequest<typeof acceptAgreement>['body']['channels'];
  readonly signature:
    | ({
        readonly signerName: string;
        readonly signerEmail: string;
        readonly method: CallRequest<typeof signAgreement>['body']['method'];
        /** Key of the signed PDF. */
        readonly documentKey: string;
      } & Saved)
    | null;
} & Saved;
