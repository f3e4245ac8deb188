import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { nextApproval } from './approval.ts';
import { missingOnboardingData, type OnboardingData } from './missing-onboarding-data.ts';
import {
  canOpenOnboardingStep,
  currentOnboardingStep,
  onboardingDone,
  onboardingSteps,
} from './onboarding-steps.ts';

const complete: OnboardingData = {
  store: { name: 'Tienda Azul', channels: ['CS'] },
  contact: { name: 'Laura', lastName: 'Gómez', email: 'laura@example.com', phone: '5512345678' },
  typePerson: 'fisica',
  bank: { clabe: '032180000118359719', accountHolder: 'Laura Gómez' },
  taxCertificate: { url: '/upload/files/c.pdf', rfc: 'MHTR93041179A' },
  identity: { frontUrl: '/f', backUrl: '/b', selfieUrl: '/s' },
};
const missing = (changed: Partial<OnboardingData>) =>
  missingOnboardingData({ ...complete, ...changed }).map(
    ({ step, field, message }) => `${step}.${field}: ${message}`,
  );

describe('the steps of onboarding', () => {
  test('are eight, in the order of decision D105', () => {
    expect(onboardingSteps.map(({ step, id }) => `${step} ${id}`)).toEqual([
      '0 store',
      '1 contact',
      '2 typePerson',
      '3 bank',
      '4 taxCertificate',
      '5 identity',
      '6 approval',
      '7 agreement',
    ]);
    expect(onboardingSteps.every(({ label }) => /^\p{Lu}/u.test(label))).toBe(true);
    expect(onboardingDone).toBe(8);
  });

  test('the current one is the first that is not done, never less than the one saved', () => {
    expect(currentOnboardingStep({ done: [], saved: 0 })).toBe(0);
    expect(currentOnboardingStep({ done: ['store', 'bank'], saved: 0 })).toBe(1);
    expect(currentOnboardingStep({ done: ['store'], saved: 5 })).toBe(5);
    expect(currentOnboardingStep({ done: onboardingSteps.map(({ id }) => id), saved: 0 })).toBe(8);
    expect(currentOnboardingStep({ done: [], saved: 99 })).toBe(8);
    expect(currentOnboardingStep({ done: [], saved: Number.NaN })).toBe(0);
    expect(currentOnboardingStep({ done: [], saved: 2.7 })).toBe(2);
  });

  test('a done one can be opened again, a locked one not', () => {
    expect([-1, 0, 2, 3, 1.5, Number.NaN].map((step) => canOpenOnboardingStep(step, 2))).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect([7, 8].map((step) => canOpenOnboardingStep(step, 8))).toEqual([true, false]);
  });

  it('never goes back when more is done', () => {
    const ids = fc.subarray(onboardingSteps.map(({ id }) => id));
    fc.assert(
      fc.property(ids, ids, fc.integer({ min: 0, max: 8 }), (done, more, saved) => {
        const before = currentOnboardingStep({ done, saved });
        const after = currentOnboardingStep({ done: [...done, ...more], saved });
        expect(after).toBeGreaterThanOrEqual(before);
        if (before < onboardingDone) expect(canOpenOnboardingStep(before, before)).toBe(true);
      }),
    );
  });
});

describe('the approval', () => {
  test('of finanzas moves to legal, that of legal ends it (S4.35)', () => {
    const finanzas = { step: 'finanzas', status: 'pendiente' } as const;
    const legal = { step: 'legal', status: 'pendiente' } as const;
    expect(nextApproval(finanzas, 'finanzas')).toEqual({ ok: true, value: legal });
    expect(nextApproval(legal, 'legal')).toEqual({ ok: true, value: { step: 'legal', status: 'aprobado' } });
  });

  test('of a step that is not pending is refused', () => {
    const refused = {
      ok: false,
      error: { code: 'not_current_step', message: 'Este paso de la aprobación ya no está pendiente' },
    };
    expect(nextApproval({ step: 'legal', status: 'pendiente' }, 'finanzas')).toEqual(refused);
    expect(nextApproval({ step: 'finanzas', status: 'pendiente' }, 'legal')).toEqual(refused);
    expect(nextApproval({ step: 'finanzas', status: 'rechazado' }, 'finanzas')).toEqual(refused);
    expect(nextApproval({ step: 'legal', status: 'aprobado' }, 'legal')).toEqual(refused);
  });
});

describe('what is missing for the approval', () => {
  test('is nothing when all is there, for a person and for a company', () => {
    expect(missing({})).toEqual([]);
    expect(missing({ typePerson: 'moral', taxCertificate: { url: '/c', rfc: 'EKU9003173C9' } })).toEqual([]);
  });

  test('is everything at first, in the order of the steps', () => {
    expect(
      missingOnboardingData({}).map(({ step, field, message }) => `${step}.${field}: ${message}`),
    ).toEqual([
      'store.name: Escribe el nombre de la tienda',
      'store.channels: Elige al menos un canal',
      'contact.name: Escribe el nombre',
      'contact.lastName: Escribe los apellidos',
      'contact.email: Escribe el correo',
      'contact.phone: Escribe el teléfono',
      'typePerson.typePerson: Elige si eres persona física o moral',
      'bank.clabe: Escribe la CLABE',
      'bank.accountHolder: Escribe el titular de la cuenta',
      'taxCertificate.url: Sube la constancia de situación fiscal',
      'taxCertificate.rfc: Escribe el RFC',
      'identity.front: Sube el frente de la identificación del titular',
      'identity.back: Sube el reverso de la identificación del titular',
      'identity.selfie: Sube la foto del titular',
    ]);
    expect(
      missing({ store: null, contact: null, bank: null, taxCertificate: null, identity: null }).length,
    ).toBe(13);
    for (const store of [{ name: 'x', channels: [] }, { name: 'x' }]) {
      expect(missing({ store })).toEqual(['store.channels: Elige al menos un canal']);
    }
  });

  test('depends on the type of person', () => {
    expect(missing({ typePerson: 'moral' })).toEqual([
      'taxCertificate.rfc: El RFC de una persona moral lleva 12 caracteres',
    ]);
    expect(missing({ taxCertificate: { url: '/c', rfc: 'EKU9003173C9' } })).toEqual([
      'taxCertificate.rfc: El RFC de una persona física lleva 13 caracteres',
    ]);
    expect(
      missing({ typePerson: 'moral', taxCertificate: { url: '/c', rfc: 'EKU9003173C9' }, identity: {} }),
    ).toEqual([
      'identity.front: Sube el frente de la identificación del representante legal',
      'identity.back: Sube el reverso de la identificación del representante legal',
      'identity.selfie: Sube la foto del representante legal',
    ]);
    expect(missing({ typePerson: null })).toEqual([
      'typePerson.typePerson: Elige si eres persona física o moral',
    ]);
  });

  test.each(['XAXX010101000', 'xexx-010101-000'])('is the RFC of the store where it is %s', (rfc) => {
    for (const typePerson of ['fisica', 'moral', null] as const) {
      expect(missing({ typePerson, taxCertificate: { url: '/c', rfc } })).toContain(
        'taxCertificate.rfc: Usa el RFC de tu tienda, no el genérico',
      );
    }
  });

  it('shrinks with every part that is given, and never grows', () => {
    const parts = Object.keys(complete) as (keyof OnboardingData)[];
    const some = (keys: readonly (keyof OnboardingData)[]): OnboardingData =>
      Object.fromEntries(keys.map((key) => [key, complete[key]]));
    fc.assert(
      fc.property(fc.subarray(parts), fc.constantFrom(...parts), (keys, more) => {
        const before = missingOnboardingData(some(keys)).length;
        expect(missingOnboardingData(some([...keys, more])).length).toBeLessThanOrEqual(before);
      }),
    );
  });
});
