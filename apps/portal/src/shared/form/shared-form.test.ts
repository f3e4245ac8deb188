import { describe, expect, test } from 'vitest';
import { rebased, settled, sharedForm, unsettledFaults, savedForm } from './shared-form.ts';

type Fields = { readonly name: string; readonly street: string; readonly zipCode: string };
const parts = { Nombre: ['name'], Dirección: ['street', 'zipCode'] } as const;
const kept: Fields = { name: 'Bodega', street: 'Pedro Moreno', zipCode: '44160' };
const saved = (version: number, change: Partial<Fields> = {}) => ({
  version,
  fields: { ...kept, ...change },
});
const typed = (change: Partial<Fields>) => ({ ...sharedForm(saved(1)), fields: { ...kept, ...change } });

describe('a form that two people share (D260)', () => {
  test('takes over what only somebody else changed, and keeps what was typed', () => {
    const form = rebased(typed({ name: 'Bodega norte' }), saved(2, { street: 'Hamburgo' }), parts);
    expect(form.fields).toEqual({ ...kept, name: 'Bodega norte', street: 'Hamburgo' });
    expect([form.saved.version, form.taken, form.conflicts]).toEqual([2, ['Dirección'], []]);
    expect(unsettledFaults(form)).toEqual({});
  });

  test('asks where both changed the same part, and cannot be sent before that is chosen', () => {
    const form = rebased(typed({ zipCode: '06600' }), saved(2, { street: 'Hamburgo' }), parts);
    expect(form.fields).toEqual({ ...kept, zipCode: '06600' });
    expect(unsettledFaults(form)).toEqual({ Dirección: 'Elige qué queda' });
    const theirs = settled(form, 'Dirección', 'theirs');
    expect(theirs.fields).toEqual({ ...kept, street: 'Hamburgo' });
    expect(unsettledFaults(theirs)).toEqual({});
    // Changed one's mind: what was typed comes back.
    expect(settled(theirs, 'Dirección', 'mine').fields).toEqual({ ...kept, zipCode: '06600' });
  });

  test('stays to be chosen when it is saved a third time, and asks no more once both say the same', () => {
    const form = rebased(typed({ street: 'Hamburgo' }), saved(2, { street: 'Niza' }), parts);
    const again = rebased(form, saved(3, { street: 'Niza', name: 'Bodega sur' }), parts);
    expect(again.taken).toEqual(['Nombre']);
    expect(unsettledFaults(again)).toEqual({ Dirección: 'Elige qué queda' });
    expect(again.fields).toEqual({ ...kept, street: 'Hamburgo', name: 'Bodega sur' });
    const alike = rebased(form, saved(3, { street: 'Hamburgo' }), parts);
    expect([alike.conflicts, alike.fields]).toEqual([[], { ...kept, street: 'Hamburgo' }]);
  });

  test('what is of no part is one’s own: kept until it is saved, and begun anew then', () => {
    type WithFile = Fields & { readonly file: string };
    const base = { version: 1, fields: { ...kept, file: '' } };
    const form = { ...sharedForm<WithFile>(base), fields: { ...kept, name: 'Bodega norte', file: 'k.pdf' } };
    const other = { version: 2, fields: { ...kept, street: 'Niza', file: '' } };
    expect(rebased(form, other, parts).fields).toEqual({
      ...other.fields,
      name: 'Bodega norte',
      file: 'k.pdf',
    });
    const mine = { version: 2, fields: { ...kept, name: 'Bodega norte', file: '' } };
    expect(rebased(savedForm(form, parts), mine, parts)).toEqual(sharedForm(mine));
  });

  test('one’s own save is nobody else’s change', () => {
    const mine = saved(2, { name: 'Bodega norte' });
    const form = rebased(typed({ name: 'Bodega norte' }), mine, parts);
    expect(form).toEqual(sharedForm(mine));
    // The very fields that are kept: nothing of it is a draft.
    expect(form.fields).toBe(mine.fields);
  });

  test('typed on after a save: it is merged with what the service made of that, and the next one’s change is told again', () => {
    const sent = savedForm(typed({ name: ' Bodega norte ' }), parts);
    const on = { ...sent, fields: { ...sent.fields, street: 'Niza' } };
    const form = rebased(on, saved(2, { name: 'Bodega norte' }), parts);
    expect(form.fields).toEqual({ ...kept, name: 'Bodega norte', street: 'Niza' });
    expect([form.taken, form.conflicts]).toEqual([[], []]);
    const next = rebased(form, saved(3, { name: 'Bodega sur' }), parts);
    expect([next.taken, next.fields.name]).toEqual([['Nombre'], 'Bodega sur']);
    // Somebody else saved in between: that is told.
    expect(rebased(sent, saved(3, { name: 'Bodega norte', street: 'Niza' }), parts).taken).toContain(
      'Dirección',
    );
  });
});
