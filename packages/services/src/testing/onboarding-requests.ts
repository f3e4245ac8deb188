import { calls } from '@trastienda/api-client/calls';
import type { asking } from './ask.ts';
import { pngOf, signaturePng } from './put-onboarding.ts';

type Ask = ReturnType<typeof asking>['ask'];

export const ROCIO = 'rocio@barro.example';

export const certificate = (text = 'constancia'): File =>
  new File([`%PDF-1.7 ${text}`], 'constancia.pdf', { type: 'application/pdf' });
/** A photo of one colour. */
export const photo = (shade: number, name = 'foto.png'): File =>
  new File([new Uint8Array(pngOf(2, [[shade, 0, 0, 0, shade, 0]]))], name, { type: 'image/png' });

export const newStore = {
  name: 'Barro Negro',
  category: 'Hogar',
  website: 'barronegro.mx',
  channels: ['CS', 'SN'] as ('CS' | 'SN')[],
};
export const contact = {
  name: 'Rocío',
  lastName: 'Luna Ávila',
  email: 'hola@barro.example',
  phone: '9515550123',
};
export const bank = {
  bankCode: '012',
  clabe: '012320001234567895',
  accountHolder: 'Rocío Luna Ávila',
};
export const RFC = 'LUAR850101AB1';

/**
 * Sends each step up to the photos, as one person.
 * @returns the number that the store gets
 */
export async function giveAll(ask: Ask, email = ROCIO, name = newStore.name): Promise<string> {
  const by = { email };
  const { storeId } = await ask(calls.createOnboardingStore, { body: { ...newStore, name } }, by);
  await ask(calls.saveOnboardingContact, { body: { storeId, contact } }, by);
  await ask(calls.saveTaxpayerType, { body: { storeId, typePerson: 'fisica' } }, by);
  await ask(calls.saveBankData, { body: { storeId, bank } }, by);
  await ask(calls.uploadTaxCertificate, { body: { storeId, rfc: RFC, file: certificate() } }, by);
  const photos = { front: photo(1, 'frente.png'), back: photo(2, 'reverso.png'), selfie: photo(3, 'yo.png') };
  await ask(calls.uploadIdentityPhotos, { body: { storeId, ...photos } }, by);
  return storeId;
}

/** The same, looked at by finanzas and legal. */
export async function approve(ask: Ask, storeId: string, email = ROCIO): Promise<void> {
  for (const step of ['finanzas', 'legal'] as const) {
    await ask(calls.sendApproval, { body: { storeId, step } }, { email });
  }
}

export const identityStoreOf = (storeId: string, email = ROCIO) => ({
  body: { email, store: { id: storeId, name: newStore.name } },
});

/** A good signature of the agreement, with something else in its place. */
export const signatureFor = (storeId: string, textHash: string, change: object = {}) => ({
  body: {
    storeId,
    agreementId: `contrato-${storeId}`,
    signerName: 'Rocio Luna',
    signerEmail: ROCIO,
    textHash,
    method: 'trazo' as const,
    signature64: signaturePng().toString('base64'),
    ...change,
  },
});
