import { createHash } from 'node:crypto';
import { calls } from '@trastienda/api-client/calls';
import { sql } from 'drizzle-orm';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { asking } from '../../testing/ask.ts';
import {
  approve,
  bank,
  certificate,
  contact,
  giveAll,
  identityStoreOf,
  newStore,
  photo,
  RFC,
  ROCIO,
  signatureFor,
} from '../../testing/onboarding-requests.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { createFiles } from '../files/create-files.ts';

const db = useDatabase();
const { ask, answer, failures } = asking(() => db.database);
const by = { email: ROCIO };
const state = (storeId?: string) =>
  ask(calls.getOnboardingStore, { query: storeId === undefined ? {} : { storeId } }, by);
const statuses = async () => (await state()).steps.map(({ status }) => status);
const keyOf = (url: string | null | undefined) => url?.split('/').at(-1) ?? '';
const fileAt = (url: string | null | undefined, email: string, stores: readonly string[] = []) =>
  createFiles({ database: db.database }).find(keyOf(url), { stores, email });

/** The words of a PDF. */
async function wordsOf(bytes: Uint8Array): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(bytes) }).promise;
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, at) =>
      (await (await document.getPage(at + 1)).getTextContent()).items.map((item) =>
        'str' in item ? item.str : '',
      ),
    ),
  );
  return pages.flat().join(' ');
}

describe('S3.50, S7.87, S7.88: from nothing to a store, in one sitting', () => {
  let storeId = '';

  it('nobody begins with nothing', async () => {
    expect(await answer(calls.getOnboardingStore, { query: {} }, by)).toMatchObject({ status: 404 });
    expect(await answer(calls.getOnboardingConfig, { query: {} }, by)).toMatchObject({ status: 404 });
  });

  it('the first step gives the store its number; the next one is open, the others wait', async () => {
    const made = await ask(calls.createOnboardingStore, { body: newStore }, by);
    expect(made).toEqual({ storeId: expect.stringMatching(/^\d{5}$/), currentStep: 1 });
    storeId = made.storeId;
    expect(await statuses()).toEqual(['listo', 'pendiente', ...Array<string>(6).fill('bloqueado')]);
    expect((await state()).store).toEqual({ ...newStore, website: 'https://barronegro.mx' });
  });

  it('each step that is done opens the one after it', async () => {
    const step = { storeId };
    const saved = [
      await ask(calls.saveOnboardingContact, { body: { ...step, contact } }, by),
      await ask(calls.saveTaxpayerType, { body: { ...step, typePerson: 'fisica' } }, by),
      await ask(calls.saveBankData, { body: { ...step, bank } }, by),
      await ask(calls.uploadTaxCertificate, { body: { ...step, rfc: RFC, file: certificate() } }, by),
      await ask(
        calls.uploadIdentityPhotos,
        { body: { ...step, front: photo(1), back: photo(2), selfie: photo(3) } },
        by,
      ),
    ];
    expect(saved.map(({ currentStep }) => currentStep)).toEqual([2, 3, 4, 5, 6]);
    expect(await state()).toMatchObject({
      contact,
      typePerson: 'fisica',
      bank,
      taxCertificate: { rfc: RFC },
      identity: { status: 'aprobado' },
      approval: null,
      identityStoreCreated: false,
      agreement: null,
    });
  });

  it('what she sent is hers to read, before the store is in any list, and nobody else’s', async () => {
    const { taxCertificate, identity } = await state();
    for (const url of [taxCertificate?.url, identity?.frontUrl, identity?.backUrl, identity?.selfieUrl]) {
      expect((await fileAt(url, ROCIO))?.isOwners).toBe(true);
      expect(await fileAt(url, 'otra@barro.example', [storeId])).toBeNull();
    }
  });

  it('S3.51, S4.35, S7.89: finanzas moves to legal, and legal approves; both addresses say so (S7.86)', async () => {
    const approval = () => answer(calls.getApproval, { query: { storeId } }, by);
    expect(await approval()).toMatchObject({ status: 404 });
    const sent = await ask(calls.sendApproval, { body: { storeId, step: 'finanzas' } }, by);
    expect(sent).toMatchObject({ step: 'legal', status: 'pendiente' });
    expect((await statuses())[6]).toBe('en_revision');
    const passed = await ask(calls.sendApproval, { body: { storeId, step: 'legal' } }, by);
    expect(passed).toMatchObject({ step: 'legal', status: 'aprobado' });
    expect((await approval()).body).toEqual(passed);
    expect(await ask(calls.getStoreApproval, { params: { id: storeId } }, by)).toEqual(passed);
  });

  it('S3.51: then its store is made, once, with what she gave', async () => {
    const store = await ask(calls.createIdentityStore, identityStoreOf(storeId), by);
    expect(store).toMatchObject({ id: storeId, name: newStore.name, contrato_cs: 0, contrato_sn: 0 });
    expect(await ask(calls.createIdentityStore, identityStoreOf(storeId), by)).toEqual(store);
    const { data } = await ask(calls.listUserStores, { query: { email: ROCIO } }, by);
    expect(data).toEqual([store]);
    const within = { ...by, storeId };
    const params = { id: storeId };
    expect(await ask(calls.getStoreUserData, { params }, within)).toMatchObject(contact);
    expect(await ask(calls.getStoreFinancial, { params }, within)).toMatchObject({
      ...bank,
      status: 'validada',
    });
    expect(await ask(calls.getStoreTax, { params }, within)).toMatchObject({
      rfc: RFC,
      razonSocial: 'Rocío Luna Ávila',
      personType: 'fisica',
      regimenFiscal: '',
      constanciaUrl: (await state()).taxCertificate?.url,
    });
    expect(await ask(calls.getBalance, { params: { storeId } }, within)).toMatchObject({
      detail: { monto_actual: 0 },
    });
  });

  it('S3.52, S7.89: the agreement is read, accepted and signed, and the PDF is hers alone', async () => {
    const shown = await ask(calls.getAgreement, { query: { storeId } }, by);
    expect(shown.html).toContain('EJEMPLO SIN VALIDEZ');
    expect(shown.html.match(/<[^>]*>/g)?.filter((tag) => !/^<\/?(?:h1|h2|p|ol|li)>$/.test(tag))).toEqual([]);
    expect(shown.textHash).toBe(createHash('sha256').update(shown.html).digest('hex'));
    const { textHash } = shown;
    const body = { storeId, channels: ['CS' as const, 'SN' as const], textHash, accepted: true as const };
    expect(await ask(calls.acceptAgreement, { body }, by)).toMatchObject({ accepted: true, signed: false });
    const signed = await ask(calls.signAgreement, signatureFor(storeId, textHash), by);
    expect(signed).toMatchObject({ signed: true, signerName: 'Rocio Luna', textHash });
    const pdf = await fileAt(signed.documentUrl, ROCIO, [storeId]);
    const words = await wordsOf(pdf?.bytes ?? new Uint8Array());
    for (const part of ['EJEMPLO SIN VALIDEZ', 'Rocio Luna', ROCIO, textHash, 'Claroshop, Sanborns']) {
      expect(words).toContain(part);
    }
    expect(await fileAt(signed.documentUrl, 'otra@barro.example', [storeId])).toBeNull();
  });

  it('S3.52: it is over then: contracts stand in the store, and a second one may begin', async () => {
    const store = await ask(calls.getStore, { params: { storeId } }, { ...by, storeId });
    expect(store).toMatchObject({ contrato_cs: 3, contrato_sr: 0, contrato_sn: 2 });
    const done = await state();
    expect([done.currentStep, done.identityStoreCreated]).toEqual([8, true]);
    expect(new Set(done.steps.map(({ status }) => status))).toEqual(new Set(['listo']));
    const next = { ...newStore, name: 'Barro Rojo' };
    expect((await ask(calls.createOnboardingStore, { body: next }, by)).currentStep).toBe(1);
    expect((await state()).store?.name).toBe('Barro Rojo');
    expect((await state(storeId)).currentStep).toBe(8);
  });

  it('none of all this was a fault of ours', () => expect(failures).toEqual([]));
});

describe('S4.34: the step update', () => {
  const email = 'paso@barro.example';
  const config = (storeId: string, currentStep: number) =>
    answer(calls.updateOnboardingStep, { body: { storeId, currentStep } }, { email });

  it('advances to a step that is reached, skips none, and never goes back', async () => {
    const storeId = await giveAll(ask, email, 'Barro de Pasos');
    expect(await config(storeId, 7)).toMatchObject({ status: 409, body: { code: 'step_locked' } });
    expect(await config(storeId, 6)).toMatchObject({ status: 200, body: { currentStep: 6 } });
    expect(await config(storeId, 2)).toMatchObject({ status: 200, body: { currentStep: 6 } });
    const kept = await ask(calls.getOnboardingConfig, { query: {} }, { email });
    expect([kept.currentStep, kept.steps.length]).toEqual([6, 8]);
  });
});

describe('another kind of person', () => {
  const email = 'cambio@barro.example';

  it('asks for another certificate, says why, and is mended by it', async () => {
    const storeId = await giveAll(ask, email, 'Barro Cambiado');
    const step = async () => {
      const { steps } = await ask(calls.getOnboardingStore, { query: {} }, { email });
      return steps[4];
    };
    await ask(calls.saveTaxpayerType, { body: { storeId, typePerson: 'moral' } }, { email });
    expect(await step()).toMatchObject({
      status: 'rechazado',
      reason: 'Cambiaste a persona moral: sube la constancia de la empresa',
    });
    expect(
      await answer(calls.sendApproval, { body: { storeId, step: 'finanzas' } }, { email }),
    ).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Constancia de situación fiscal') },
    });
    const mended = { storeId, rfc: 'EKU9003173C9', file: certificate('de la empresa') };
    await ask(calls.uploadTaxCertificate, { body: mended }, { email });
    expect(await step()).toMatchObject({ status: 'listo', reason: null });
  });
});

describe('a process that is killed between approval and store', () => {
  const email = 'corte@barro.example';

  it('leaves an approved onboarding: asked again the store is made, and signing waits for it', async () => {
    const storeId = await giveAll(ask, email, 'Barro Cortado');
    await approve(ask, storeId, email);
    const { textHash } = await ask(calls.getAgreement, { query: { storeId } }, { email });
    const body = { storeId, channels: ['SR' as const], textHash, accepted: true as const };
    await ask(calls.acceptAgreement, { body }, { email });
    const sign = () =>
      answer(calls.signAgreement, signatureFor(storeId, textHash, { signerEmail: email }), { email });
    expect(await sign()).toMatchObject({ status: 409, body: { code: 'no_store' } });
    // A store that breaks off half-way is none: what was written of it is undone.
    const breaking = sql.raw(`alter table wallets add constraint breaks check (store_id <> '${storeId}')`);
    await db.database.execute(breaking);
    const broken = asking(() => db.database);
    const half = await broken.answer(calls.createIdentityStore, identityStoreOf(storeId, email), { email });
    expect([half.status, broken.failures.length]).toEqual([500, 1]);
    await db.database.execute(sql`alter table wallets drop constraint breaks`);
    const before = await ask(calls.getOnboardingStore, { query: {} }, { email });
    expect([before.identityStoreCreated, before.currentStep]).toEqual([false, 7]);
    const made = await Promise.all(
      [1, 2, 3].map(() => answer(calls.createIdentityStore, identityStoreOf(storeId, email), { email })),
    );
    expect(new Set(made.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(made[0]).toMatchObject({ status: 200, body: { id: storeId } });
    expect(await sign()).toMatchObject({ status: 200, body: { signed: true } });
  });
});
