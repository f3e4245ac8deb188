import { type CallInput, type CallOutput, fail, type CallResult } from '@trastienda/api-client';
import { createIdentityStore } from '@trastienda/api-client/identity';
import {
  acceptAgreement,
  createOnboardingStore,
  getAgreement,
  getApproval,
  getOnboardingStore,
  saveBankData,
  saveOnboardingContact,
  saveTaxpayerType,
  sendApproval,
  signAgreement,
  uploadIdentityPhotos,
  updateOnboardingStep,
  uploadTaxCertificate,
} from '@trastienda/api-client/onboarding-aws';
import { type Signature, signaturePng } from '@trastienda/ui/SignaturePad';
import { base64Of } from '../../shared/lib/base64.ts';
import { createOperation, onlyOne } from '../../shared/store/create-operation.ts';
import { call, type Saga } from '../../shared/store/saga-effects.ts';

/** A person onboards one store at a time: whatever a step was sent with, the page shows the last one. */
const one = { keyOf: onlyOne, keep: 1 } as const;

export const onboardingState = createOperation(getOnboardingStore, one);
export const storeCreation = createOperation(createOnboardingStore, one);
export const contactSaving = createOperation(saveOnboardingContact, one);
export const personTypeSaving = createOperation(saveTaxpayerType, one);
export const bankSaving = createOperation(saveBankData, one);
export const certificateUpload = createOperation(uploadTaxCertificate, one);
export const photosUpload = createOperation(uploadIdentityPhotos, one);

/** The next step, stored after each one (S4.34), so that another device opens the same one. */
export const stepUpdate = createOperation(updateOnboardingStep, one);

type Approval = CallOutput<typeof sendApproval>;

/** 'Enviar a aprobación': what finanzas passed at once goes on to legal by itself (S4.35). */
export const approvalSending = createOperation(sendApproval, {
  ...one,
  *follow(value, { body }): Saga<CallResult<Approval>> {
    const isPassed = body.step === 'finanzas' && value.step === 'legal' && value.status === 'pendiente';
    return isPassed ? yield* legalSending.run({ body: { ...body, step: 'legal' } }) : { ok: true, value };
  },
});
const legalSending = createOperation(sendApproval, { ...one, name: 'approvalByLegal' });

/** 'Consultar otra vez', while somebody reviews. */
export const approvalCheck = createOperation(getApproval, one);

export const identityStoreCreation = createOperation(createIdentityStore, one);

export const agreementText = createOperation(getAgreement, one);
const acceptance = createOperation(acceptAgreement, one);

type Signing = {
  /** The request that is accepted first; `null` where it was before. */
  readonly accepts: CallInput<typeof acceptAgreement>['body'] | null;
  readonly body: Omit<CallInput<typeof signAgreement>['body'], 'method' | 'signature64'>;
  readonly signature: Signature;
};

/** 'Firmar contrato': the text on show is accepted, and then signed; the signature goes as a picture, drawn or typed. */
export const agreementSigning = createOperation(signAgreement, {
  ...one,
  *prepare({ accepts, body, signature }: Signing): Saga<CallResult<CallInput<typeof signAgreement>>> {
    const accepted = accepts && (yield* acceptance.run({ body: accepts }));
    if (accepted && !accepted.ok) return accepted;
    const signature64 = yield* call(async () => base64Of(await signaturePng(signature)));
    if (signature64 === null)
      return fail({ kind: 'input', message: 'No pudimos leer tu firma. Hazla otra vez.' });
    const method = signature.kind === 'typed' ? 'nombre' : 'trazo';
    return { ok: true, value: { body: { ...body, method, signature64 } } };
  },
});
