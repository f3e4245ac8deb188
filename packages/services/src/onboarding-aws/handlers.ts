import type * as onboarding from '@trastienda/api-client/onboarding-aws';
import type { Handlers } from '../core/handler.ts';
import { handleAcceptAgreement, handleGetAgreement, handleSignAgreement } from './agreement.ts';
import { handleGetApproval, handleSendApproval } from './approval.ts';
import { handleCreateOnboardingStore } from './create-onboarding.ts';
import { handleUploadIdentityPhotos, handleUploadTaxCertificate } from './save-files.ts';
import { handleSaveBankData, handleSaveOnboardingContact, handleSaveTaxpayerType } from './save-parts.ts';
import { handleGetOnboardingConfig, handleGetOnboardingStore, handleUpdateOnboardingStep } from './state.ts';
import { handlePostStoreLog } from './store-log.ts';
import { handleGetSurvey, handleSubmitSurvey } from './survey.ts';

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
