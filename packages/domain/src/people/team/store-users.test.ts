import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answeredInvitation, invitationText, settledStatus, storeUserStatuses } from './store-users.ts';

const status = fc.constantFrom(...storeUserStatuses);

describe('the answer to an invitation', () => {
  it('is what it says while it waits, and nothing for who was suspended', () => {
    expect(answeredInvitation('invitado', true)).toBe('activo');
    expect(answeredInvitation('invitado', false)).toBe('declinado');
    expect([true, false].map((accept) => answeredInvitation('suspendido', accept))).toEqual([null, null]);
  });

  it('given twice is the first one; the other one comes too late', () => {
    fc.assert(
      fc.property(status, fc.boolean(), (from, accept) => {
        const first = answeredInvitation(from, accept);
        if (first === null) return;
        expect(answeredInvitation(first, accept)).toBe(first);
        expect(answeredInvitation(first, !accept)).toBeNull();
      }),
    );
  });
});

describe('what the owner says of a person', () => {
  it('lets in and keeps out who has accepted', () => {
    expect(settledStatus('activo', false)).toBe('suspendido');
    expect(settledStatus('suspendido', true)).toBe('activo');
  });

  it('never accepts for her, and otherwise leaves an invitation as it is', () => {
    for (const from of ['invitado', 'declinado'] as const) {
      expect(settledStatus(from, true)).toBeNull();
      expect(settledStatus(from, false)).toBe(from);
    }
  });

  it('said twice is said once', () => {
    fc.assert(
      fc.property(status, fc.boolean(), (from, active) => {
        const settled = settledStatus(from, active);
        if (settled !== null) expect(settledStatus(settled, active)).toBe(settled);
      }),
    );
  });
});

describe('the text of an invitation', () => {
  const facts = { email: 'lucia@example.com', address: 'https://portal.example' };

  it('names who invites, the store, the address and the e-mail', () => {
    expect(invitationText({ ...facts, inviter: 'Mariana Robles', storeName: 'Casa Lumbre' })).toBe(
      'Mariana Robles te invita a trabajar en la tienda Casa Lumbre. Entra a https://portal.example con tu correo lucia@example.com y acepta la invitación.',
    );
  });

  it('reads well without either name', () => {
    expect(invitationText({ ...facts, inviter: null, storeName: null })).toBe(
      'Te invitan a trabajar en una tienda. Entra a https://portal.example con tu correo lucia@example.com y acepta la invitación.',
    );
  });
});
