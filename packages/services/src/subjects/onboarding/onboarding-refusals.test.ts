import type { AnyCall } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ServiceAnswer } from '../../index.ts';
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
import { pngOf, putOnboarding, signaturePng } from '../../testing/put-onboarding.ts';
import { acrossStores, useDatabase } from '../../testing/test-database.ts';
import { onboardings } from '../../tables/onboarding.ts';

const db = useDatabase();
const { ask, answer, failures } = asking(() => db.database);
const by = { email: ROCIO };
const OTHER = 'otra@barro.example';

type Body = {
  readonly message?: string;
  readonly code?: string;
  readonly validationResults?: readonly { readonly field: string; readonly message: string }[];
};
/** Returns the sentence of a refusal, or those of its fields. */
const saidBy = ({ body }: ServiceAnswer): string => {
  const { message = '', validationResults = [] } = body as Body;
  return validationResults.map((fault) => `${fault.field}: ${fault.message}`).join(' | ') || message;
};
const seen = (given: ServiceAnswer) => [given.status, saidBy(given)];

describe('a step that is not right', () => {
  let storeId = '';
  beforeAll(async () => {
    storeId = await putOnboarding(db.database, 'identity', ROCIO);
  });
  const at = (body: object) => ({ body: { storeId, ...body } });

  it.each<[string, AnyCall, object, string]>([
    [
      'no channel',
      calls.createOnboardingStore,
      { ...newStore, channels: [] },
      'channels: Agrega al menos uno',
    ],
    [
      'a blank name',
      calls.createOnboardingStore,
      { ...newStore, name: '  ' },
      'name: Escribe el nombre de la tienda',
    ],
    [
      'a page of one’s own machine',
      calls.createOnboardingStore,
      { ...newStore, website: 'localhost' },
      'website: Escribe la dirección pública de tu tienda',
    ],
    [
      'a page that is a program',
      calls.createOnboardingStore,
      { ...newStore, website: 'javascript:alert(1)' },
      'website: ',
    ],
    [
      'a blank surname',
      calls.saveOnboardingContact,
      { contact: { ...contact, lastName: ' ' } },
      'contact.lastName: Escribe los apellidos',
    ],
    [
      'an e-mail that is none',
      calls.saveOnboardingContact,
      { contact: { ...contact, email: 'hola@' } },
      'contact.email: Escribe un correo como nombre@ejemplo.com',
    ],
    [
      'a short phone',
      calls.saveOnboardingContact,
      { contact: { ...contact, phone: '951' } },
      'contact.phone: ',
    ],
    [
      'a CLABE of another bank',
      calls.saveBankData,
      { bank: { ...bank, bankCode: '014' } },
      'bank.clabe: Esa CLABE es de BBVA BANCOMER, no del banco que elegiste',
    ],
    [
      'a CLABE with a wrong digit',
      calls.saveBankData,
      { bank: { ...bank, clabe: '012320001234567890' } },
      'bank.clabe: Revisa la CLABE: su último dígito no coincide',
    ],
    [
      'an account of nobody',
      calls.saveBankData,
      { bank: { ...bank, accountHolder: ' ' } },
      'bank.accountHolder: Escribe el titular de la cuenta',
    ],
    [
      'the RFC of a person, of a company',
      calls.uploadTaxCertificate,
      { rfc: RFC, file: certificate() },
      'rfc: El RFC de una persona moral lleva 12 caracteres',
    ],
    [
      'the generic RFC',
      calls.uploadTaxCertificate,
      { rfc: 'XAXX010101000', file: certificate() },
      'rfc: Usa el RFC de tu tienda, no el genérico',
    ],
    [
      'one photo twice',
      calls.uploadIdentityPhotos,
      { front: photo(1), back: photo(1), selfie: photo(3) },
      'back: Es la misma foto que el frente',
    ],
  ])('is told what to do: %s', async (_, call, change, sentence) => {
    const given = await answer(call, call.id === 'createOnboardingStore' ? { body: change } : at(change), by);
    expect(given.status).toBe(422);
    expect(saidBy(given)).toContain(sentence);
  });

  const files: [string, AnyCall, object, number][] = [
    ['a photo for a certificate', calls.uploadTaxCertificate, { file: new File([photo(1)], 'c.pdf') }, 415],
    ['a certificate of 5 MB and a byte', calls.uploadTaxCertificate, { file: big(5) }, 413],
    ['an empty certificate', calls.uploadTaxCertificate, { file: new File([], 'c.pdf') }, 422],
    ['a PDF for a face', calls.uploadIdentityPhotos, { selfie: certificate() }, 415],
    [
      'a broken photo',
      calls.uploadIdentityPhotos,
      { selfie: new File([Buffer.from('89504e470d0a1a0a', 'hex')], 'a.png') },
      415,
    ],
  ];
  it.each(files)('is refused as a file: %s', async (_, call, change, status) => {
    const good =
      call.id === 'uploadTaxCertificate'
        ? { rfc: 'EKU9003173C9', file: certificate() }
        : { front: photo(1), back: photo(2), selfie: photo(3) };
    expect((await answer(call, at({ ...good, ...change }), by)).status).toBe(status);
  });

  it('changed nothing', async () => {
    const now = await ask(calls.getOnboardingStore, { query: { storeId } }, by);
    expect([now.bank?.accountHolder, now.taxCertificate?.rfc]).toEqual([
      'Barro Negro SA de CV',
      'EKU9003173C9',
    ]);
  });
});

function big(megabytes: number): File {
  return new File(['%PDF-1.7', new Uint8Array(megabytes * 1_048_576)], 'constancia.pdf');
}

describe('what comes too early, or too late', () => {
  it('a step is not skipped: the one that is open is named', async () => {
    const storeId = await putOnboarding(db.database, 'store', ROCIO);
    const early = await answer(calls.saveBankData, { body: { storeId, bank } }, by);
    expect(seen(early)).toEqual([409, 'Primero completa este paso: Datos de contacto']);
    const sent = await answer(calls.sendApproval, { body: { storeId, step: 'finanzas' } }, by);
    expect(seen(sent)).toEqual([409, 'Datos de contacto: Escribe el nombre']);
  });

  it('legal does not come before finanzas, nor either twice', async () => {
    const storeId = await putOnboarding(db.database, 'identity', ROCIO);
    const send = (step: string) => answer(calls.sendApproval, { body: { storeId, step } }, by);
    expect((await send('legal')).status).toBe(409);
    expect((await send('finanzas')).status).toBe(200);
    expect((await send('finanzas')).status).toBe(409);
    expect((await send('legal')).status).toBe(200);
    expect(seen(await send('legal'))).toEqual([409, 'Este paso de la aprobación ya no está pendiente']);
  });

  it('neither a store nor an agreement comes before the approval', async () => {
    const storeId = await putOnboarding(db.database, 'identity', ROCIO);
    expect(await answer(calls.createIdentityStore, identityStoreOf(storeId), by)).toMatchObject({
      status: 409,
      body: { code: 'not_approved' },
    });
    expect((await answer(calls.getAgreement, { query: { storeId } }, by)).status).toBe(404);
    const mine = await ask(calls.listUserStores, { query: { email: ROCIO } }, by);
    expect(mine.data).toEqual([]);
  });

  it('what was approved does not change behind it; sent again as it is, it is no change', async () => {
    const storeId = await putOnboarding(db.database, 'approval', ROCIO);
    const before = await ask(calls.getOnboardingStore, { query: { storeId } }, by);
    const save = (accountHolder: string) =>
      answer(calls.saveBankData, { body: { storeId, bank: { ...bank, accountHolder } } }, by);
    expect(seen(await save('Otra Persona'))).toEqual([409, 'Tus datos ya están aprobados y no cambian aquí']);
    expect((await save('Barro Negro SA de CV')).status).toBe(200);
    expect(await ask(calls.getOnboardingStore, { query: { storeId } }, by)).toEqual(before);
  });
});

describe('a store that is signed up twice', () => {
  it('one unfinished onboarding a person, and no name twice, whatever its accents', async () => {
    const [luis, ema] = ['luis@barro.example', 'ema@barro.example'];
    const create = (email: string, name: string) =>
      answer(calls.createOnboardingStore, { body: { ...newStore, name } }, { email });
    expect((await create(luis, 'Ñandú  Azul')).status).toBe(200);
    expect(await create(luis, 'Otra')).toMatchObject({ status: 409, body: { code: 'unfinished' } });
    for (const name of ['nandu azul', ' ÑANDÚ AZUL ', 'casa lumbre', 'CASA  LÚMBRE']) {
      expect(seen(await create(ema, name))).toEqual([409, 'Ya hay una tienda con ese nombre']);
    }
    expect((await create(ema, 'Ñandú Rojo')).status).toBe(200);
  });

  it('several at once get a number each, after every store and every onboarding', async () => {
    const made = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        ask(
          calls.createOnboardingStore,
          { body: { ...newStore, name: `A la vez ${at}` } },
          { email: `vez${at}@barro.example` },
        ),
      ),
    );
    const numbers = made.map(({ storeId }) => Number(storeId)).toSorted((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at));
    const twice = await Promise.all(
      [1, 2].map((at) =>
        answer(
          calls.createOnboardingStore,
          { body: { ...newStore, name: `Dos veces ${at}` } },
          { email: 'dos@barro.example' },
        ),
      ),
    );
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('two people with one key are two effects, and neither hears of the other', async () => {
    const key = 'la-misma-llave';
    const create = (email: string, name: string) =>
      ask(calls.createOnboardingStore, { body: { ...newStore, name } }, { email, key });
    const first = await create('uno@barro.example', 'Barro Uno');
    const second = await create('dos-mas@barro.example', 'Barro Dos');
    expect(second.storeId).not.toBe(first.storeId);
    expect(await create('uno@barro.example', 'Barro Uno')).toEqual(first);
  });
});

describe('another person’s onboarding', () => {
  /** Returns an answer without the number: for one that does not exist the rest must be equal. */
  const without = (given: ServiceAnswer, storeId: string) => JSON.stringify(given).replaceAll(storeId, '#');

  it('is one that does not exist, byte for byte, for every call that names one (S6.4)', async () => {
    const hers = { email: 'ajena@barro.example' };
    const storeId = await giveAll(ask, hers.email, 'Barro Ajeno');
    await approve(ask, storeId, hers.email);
    await putOnboarding(db.database, 'approval', OTHER);
    const { textHash } = await ask(calls.getAgreement, { query: { storeId } }, hers);
    const requests = (id: string): [AnyCall, object][] => [
      [calls.getOnboardingStore, { query: { storeId: id } }],
      [calls.getOnboardingConfig, { query: { storeId: id } }],
      [calls.getApproval, { query: { storeId: id } }],
      [calls.getAgreement, { query: { storeId: id } }],
      [calls.getStoreApproval, { params: { id } }],
      [calls.saveOnboardingContact, { body: { storeId: id, contact } }],
      [calls.saveTaxpayerType, { body: { storeId: id, typePerson: 'fisica' } }],
      [calls.saveBankData, { body: { storeId: id, bank } }],
      [calls.uploadTaxCertificate, { body: { storeId: id, rfc: RFC, file: certificate() } }],
      [
        calls.uploadIdentityPhotos,
        { body: { storeId: id, front: photo(1), back: photo(2), selfie: photo(3) } },
      ],
      [calls.sendApproval, { body: { storeId: id, step: 'finanzas' } }],
      [calls.updateOnboardingStep, { body: { storeId: id, currentStep: 1 } }],
      [calls.acceptAgreement, { body: { storeId: id, channels: ['CS'], textHash, accepted: true } }],
      [calls.signAgreement, signatureFor(id, textHash, { signerEmail: OTHER })],
      [calls.createIdentityStore, identityStoreOf(id, OTHER)],
    ];
    const theirs = requests(storeId);
    const nobodys = requests('99999');
    for (const [at, [call, input]] of theirs.entries()) {
      const given = await answer(call, input, { email: OTHER });
      const missing = await answer(call, nobodys[at]?.[1] ?? {}, { email: OTHER });
      expect({ id: call.id, status: given.status }).toEqual({ id: call.id, status: 404 });
      expect(without(given, storeId)).toBe(without(missing, '99999'));
    }
    const kept = await ask(calls.getOnboardingStore, { query: { storeId } }, hers);
    expect([kept.currentStep, kept.contact?.email]).toEqual([7, contact.email]);
  });

  it('is asked for by its own e-mail alone', async () => {
    const storeId = await putOnboarding(db.database, 'approval', OTHER);
    const given = await answer(calls.createIdentityStore, identityStoreOf(storeId, ROCIO), { email: OTHER });
    expect(given.status).toBe(403);
  });
});

describe('an agreement', () => {
  let storeId = '';
  let textHash = '';
  const sign = (change: object = {}) =>
    answer(calls.signAgreement, signatureFor(storeId, textHash, change), by);
  const accept = (change: object = {}) =>
    answer(
      calls.acceptAgreement,
      { body: { storeId, channels: ['CS'], textHash, accepted: true, ...change } },
      by,
    );
  beforeAll(async () => {
    storeId = await putOnboarding(db.database, 'made', ROCIO);
    ({ textHash } = await ask(calls.getAgreement, { query: { storeId } }, by));
  });

  it('is signed only after it was accepted, and accepted only as it was read', async () => {
    expect(await sign()).toMatchObject({ status: 409, body: { code: 'not_accepted' } });
    expect(await accept({ textHash: '0'.repeat(64) })).toMatchObject({
      status: 409,
      body: { code: 'changed' },
    });
    expect((await accept()).status).toBe(200);
    expect(await sign({ textHash: '0'.repeat(64) })).toMatchObject({
      status: 409,
      body: { code: 'changed' },
    });
    expect((await sign({ agreementId: 'contrato-1' })).status).toBe(404);
  });

  const blank = pngOf(
    100,
    Array.from({ length: 100 }, () => Array<number>(300).fill(255)),
  );
  const black = pngOf(
    100,
    Array.from({ length: 100 }, () => Array<number>(300).fill(0)),
  );
  const dot = pngOf(1, [[0, 0, 0]]);
  const noise = (size: number) => Buffer.from(Array.from({ length: size }, (_, at) => (at * 7919) % 251));
  it.each<[string, object, number, string]>([
    ['another name', { signerName: 'Pedro Páramo' }, 422, 'signerName: Firma Mariana Robles Ibarra'],
    ['half of a name', { signerName: 'Mariana' }, 422, 'signerName: Firma Mariana Robles Ibarra'],
    [
      'another e-mail',
      { signerEmail: OTHER },
      422,
      `signerEmail: Firma con el correo de tu cuenta: ${ROCIO}`,
    ],
    ['a blank sheet', { signature64: blank.toString('base64') }, 422, 'Firma antes de continuar'],
    ['nothing but ink', { signature64: black.toString('base64') }, 422, 'Firma antes de continuar'],
    ['a pixel', { signature64: dot.toString('base64') }, 422, 'Firma antes de continuar'],
    ['a PDF', { signature64: Buffer.from('%PDF-1.7').toString('base64') }, 415, 'Vuelve a firmar'],
    [
      'a PNG that ends too early',
      { signature64: signaturePng().subarray(0, 200).toString('base64') },
      415,
      'Vuelve a firmar',
    ],
    ['a PNG of 16 million pixels', { signature64: wide(4000).toString('base64') }, 415, 'Vuelve a firmar'],
    [
      'more than 200 kB',
      { signature64: Buffer.concat([signaturePng(), noise(205_000)]).toString('base64') },
      413,
      'tamaño máximo',
    ],
  ])('is not signed with %s', async (_, change, status, sentence) => {
    const given = await sign({ signerName: 'Mariana Robles', ...change });
    expect([given.status, saidBy(given)]).toEqual([status, expect.stringContaining(sentence)]);
  });

  it('is signed once: again by the same person it is the same, by another name 409', async () => {
    const first = await sign({ signerName: 'Mariana Robles' });
    expect(first.status).toBe(200);
    expect(await sign({ signerName: 'Mariana Robles' })).toEqual(first);
    expect(seen(await sign({ signerName: 'Mariana Robles Ibarra' }))).toEqual([
      409,
      'Mariana Robles ya firmó este contrato',
    ]);
    expect(await accept({ channels: ['SR'] })).toMatchObject({ status: 409, body: { code: 'signed' } });
    expect((await accept()).status).toBe(200);
  });
});

describe('a text of the agreement that another release has changed', () => {
  const email = 'texto@barro.example';
  const earlier = { version: '0', html: '<h1>El contrato de antes</h1>', textHash: 'a'.repeat(64) };
  let storeId = '';
  const shown = () => ask(calls.getAgreement, { query: { storeId } }, { email });
  /** The accepted text is that of an earlier release. */
  const acceptedEarlier = () =>
    acrossStores(db.database, (tx) =>
      tx
        .update(onboardings)
        .set({ agreement: sql`${onboardings.agreement} || ${JSON.stringify(earlier)}::jsonb` })
        .where(eq(onboardings.storeId, storeId)),
    );

  it('was accepted by nobody: it is read and accepted anew before it is signed', async () => {
    storeId = await putOnboarding(db.database, 'made', email);
    const { textHash, html } = await shown();
    const body = { storeId, channels: ['SR' as const], textHash, accepted: true as const };
    const sign = () =>
      answer(
        calls.signAgreement,
        signatureFor(storeId, textHash, { signerName: 'Mariana Robles', signerEmail: email }),
        { email },
      );
    await ask(calls.acceptAgreement, { body }, { email });
    await acceptedEarlier();
    expect(await shown()).toMatchObject({ accepted: false, acceptedAt: null, textHash, html });
    expect(await sign()).toMatchObject({ status: 409, body: { code: 'not_accepted' } });
    expect(await ask(calls.acceptAgreement, { body }, { email })).toMatchObject({ accepted: true, textHash });
    expect((await sign()).status).toBe(200);
  });

  it('changes nothing of what was signed: that stays as it was read', async () => {
    await acceptedEarlier();
    expect(await shown()).toMatchObject({ ...earlier, accepted: true, signed: true });
  });
});

function wide(size: number): Buffer {
  const png = Buffer.from(signaturePng());
  png.writeUInt32BE(size, 16);
  png.writeUInt32BE(size, 20);
  return png;
}

it('none of all this was a fault of ours', () => expect(failures).toEqual([]));
