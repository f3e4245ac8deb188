import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { fitsSigner } from './fits-signer.ts';
import { onboardingSteps } from './onboarding-steps.ts';
import { type OnboardingProgress, onboardingStepStatuses } from './step-statuses.ts';

const complete: OnboardingProgress = {
  store: { name: 'Tienda Azul', channels: ['CS'] },
  contact: { name: 'Laura', lastName: 'Gómez', email: 'laura@example.com', phone: '5512345678' },
  typePerson: 'fisica',
  bank: { clabe: '032180000118359719', accountHolder: 'Laura Gómez' },
  taxCertificate: { url: '/upload/files/c.pdf', rfc: 'MHTR93041179A' },
  identity: { frontUrl: '/f', backUrl: '/b', selfieUrl: '/s', status: 'aprobado' },
  approval: { step: 'legal', status: 'aprobado' },
  agreement: { signed: true },
};
const keys = Object.keys(complete) as (keyof OnboardingProgress)[];
const some = (given: readonly (keyof OnboardingProgress)[]): OnboardingProgress =>
  Object.fromEntries(given.map((key) => [key, complete[key]]));
const statuses = (progress: OnboardingProgress) =>
  onboardingStepStatuses(progress).map(({ status }) => status);
const stepOf = (progress: OnboardingProgress, step: number) => onboardingStepStatuses(progress)[step];

describe('how the steps of onboarding stand', () => {
  test('one is open after the other', () => {
    expect(statuses({})).toEqual(['pendiente', ...Array<string>(7).fill('bloqueado')]);
    expect(statuses(complete)).toEqual(Array<string>(8).fill('listo'));
    keys.forEach((_, at) => {
      const expected = onboardingSteps.map(({ step }) =>
        step < at ? 'listo' : step === at ? 'pendiente' : 'bloqueado',
      );
      expect(statuses(some(keys.slice(0, at)))).toEqual(expected);
    });
  });

  test('a certificate of the other kind of person is refused, and those behind it stay done', () => {
    const moral = { ...complete, typePerson: 'moral', approval: null, agreement: null } as const;
    expect(stepOf(moral, 4)).toEqual({
      step: 4,
      id: 'taxCertificate',
      status: 'rechazado',
      reason: 'Cambiaste a persona moral: sube la constancia de la empresa',
    });
    expect(statuses(moral).slice(5)).toEqual(['listo', 'bloqueado', 'bloqueado']);
    const person = {
      ...moral,
      typePerson: 'fisica',
      taxCertificate: { url: '/c', rfc: 'EKU9003173C9' },
    } as const;
    expect(stepOf(person, 4)?.reason).toBe('Cambiaste a persona física: sube tu constancia');
    const unread = { ...moral, taxCertificate: { url: '', rfc: 'MHTR93041179A' } } as const;
    expect(stepOf(unread, 4)).toMatchObject({ status: 'pendiente', reason: null });
  });

  test('photos and approval may wait for a person, or be refused with a reason', () => {
    const approval = (status: 'pendiente' | 'rechazado', comment: string | null = null) => ({
      ...complete,
      approval: { step: 'finanzas', status, comment } as const,
      agreement: null,
    });
    expect(statuses(approval('pendiente')).slice(6)).toEqual(['en_revision', 'bloqueado']);
    expect(stepOf(approval('rechazado', ' La cuenta es de otra persona '), 6)).toMatchObject({
      status: 'rechazado',
      reason: 'La cuenta es de otra persona',
    });
    expect(stepOf(approval('rechazado', ' '), 6)?.reason).toBeNull();
    const photos = { ...complete.identity, status: 'pendiente' } as const;
    expect(statuses({ ...complete, identity: photos, approval: null, agreement: null }).slice(5)).toEqual([
      'en_revision',
      'bloqueado',
      'bloqueado',
    ]);
  });

  it('has one step at most to go on with, and none that waits before it', () => {
    fc.assert(
      fc.property(fc.subarray(keys), (given) => {
        const all = statuses(some(given));
        const open = all.filter((status) => status === 'pendiente');
        expect(open.length).toBeLessThanOrEqual(1);
        const first = all.findIndex((status) => status !== 'listo');
        if (open.length === 1) expect(all[first]).toBe('pendiente');
        expect(all.indexOf('bloqueado') === -1 || all.indexOf('bloqueado') > first).toBe(true);
      }),
    );
  });
});

describe('the name that somebody signs with', () => {
  const contact = 'María José Núñez de la Torre';
  test.each([
    'María José Núñez de la Torre',
    'maria jose nuñez',
    'NÚÑEZ María',
    'Maria  Nunes',
    'Torre, José de la',
  ])('"%s" is hers', (name) => expect(fitsSigner(name, contact)).toBe(true));
  test.each(['', 'María', 'María María', 'Mario Pérez', 'María José Núñez Pérez', 'Ana Lía', 'Mría Jsé'])(
    '"%s" is not',
    (name) => expect(fitsSigner(name, contact)).toBe(false),
  );
  test('short words are not taken for each other', () => {
    expect(fitsSigner('Ana Paz', 'Eva Paz')).toBe(false);
    expect(fitsSigner('Mariana Roble', 'Mariana Robles')).toBe(true);
    expect(fitsSigner('Mariana Robels', 'Mariana Robles')).toBe(false);
    expect(fitsSigner('Mariana Rob', 'Mariana Robles')).toBe(false);
  });

  it('is always one’s own, in whatever order and case', () => {
    const word = fc.stringMatching(/^[a-záéíóúñ]{2,9}$/u);
    fc.assert(
      fc.property(fc.array(word, { minLength: 2, maxLength: 5 }), (words) => {
        const signed = words.toReversed().join(' ').toUpperCase();
        expect(fitsSigner(signed, words.join(' '))).toBe(true);
      }),
    );
  });
});
