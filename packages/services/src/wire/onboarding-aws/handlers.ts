import type * as onboarding from '@trastienda/api-client/onboarding-aws';
import type { Handlers } from '../../core/handler.ts';
import {
  handleAcceptAgreement,
  handleGetAgreement,
  handleSignAgreement,
} from '../../subjects/onboarding/agreement.ts';
import { handleGetApproval, handleSendApproval } from '../../subjects/onboarding/approval.ts';
import { handleCreateOnboardingStore } from '../../subjects/onboarding/create-onboarding.ts';
import {
  handleUploadIdentityPhotos,
  handleUploadTaxCertificate,
} from '../../subjects/onboarding/save-files.ts';
import {
  handleSaveBankData,
  handleSaveOnboardingContact,
  handleSaveTaxpayerType,
} from '../../subjects/onboarding/save-parts.ts';
import {
  handleGetOnboardingConfig,
  handleGetOnboardingStore,
  handleUpdateOnboardingStep,
} from '../../subjects/onboarding/state.ts';
import { handlePostStoreLog } from '../../subjects/onboarding/store-log.ts';
import { handleGetSurvey, handleSubmitSurvey } from '../../subjects/onboarding/survey.ts';

export const handlers = {
  getOnboardingStore: handleGetOnboardingStore,
  createOnboardingStore: handleCreateOnboardingStore,
  saveOnboardingContact: handleSaveOnboardingContact,
  saveTaxpayerType: handleSaveTaxpayerType,
  saveBankData: handleSaveBankData,
  uploadTaxCertificate: handleUploadTaxCertificate,
  uploadIdentityPhotos: handleUploadIdentityPhotos,
  getApproval: handleGetApproval,
  sendApproval: handleSendApproval,
  getAgreement: handleGetAgreement,
  acceptAgreement: handleAcceptAgreement,
  signAgreement: handleSignAgreement,
  getOnboardingConfig: handleGetOnboardingConfig,
  updateOnboardingStep: handleUpdateOnboardingStep,
  postStoreLog: handlePostStoreLog,
  getSurvey: handleGetSurvey,
  submitSurvey: handleSubmitSurvey,
} satisfies Handlers<typeof onboarding>;
