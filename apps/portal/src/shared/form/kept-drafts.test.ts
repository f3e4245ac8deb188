import { describe, expect, test } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { asSent, countDrafts, draftKey, draftLife, keepDraft, keptDraft } from './kept-drafts.ts';

const key = draftKey('mariana@example.com', '10452', 'venta manual');
const now = Date.parse('2025-11-25T15:42:00.000Z');
const empty = { client: '', phone: '' };
const typed = { form: { client: 'Jorge Ríos', phone: '5512345678' }, sent: null };

describe('the draft of a short form (D95, D195)', () => {
  test('is there again in another tab and another day, with what the form has got since', () => {
    const storage = memoryStorage();
    keepDraft(storage, key, typed, now);
    const later = keptDraft(storage, key, { ...empty, note: 'Frágil' }, now + draftLife - 1);
    expect(later).toEqual({ form: { ...typed.form, note: 'Frágil' }, sent: null });
  });

  test('is nobody else’s, of no other store and no other form', () => {
    const storage = memoryStorage();
    keepDraft(storage, key, typed, now);
    for (const other of [
      draftKey('otra@example.com', '10452', 'venta manual'),
      draftKey('mariana@example.com', '10453', 'venta manual'),
      draftKey('mariana@example.com', '10452/venta manual', ''),
    ]) {
      expect(keptDraft(storage, other, empty, now).form).toEqual(empty);
    }
  });

  test('is gone a week after its last change, whoever opens a form then, and takes nothing else along', () => {
    const storage = memoryStorage({ 'orders/columns': 'total', 'draft/of another version': '{"form":{}}' });
    keepDraft(storage, key, typed, now);
    const other = draftKey('mariana@example.com', '10452', 'cancelar 61840102');
    keepDraft(storage, other, typed, now + 1);
    keptDraft(storage, draftKey('otra@example.com', '10453', 'x'), empty, now + draftLife);
    expect(storage.getItem(key)).toBeNull();
    expect(storage.getItem(other)).not.toBeNull();
    expect(storage.getItem('draft/of another version')).toBeNull();
    expect(storage.getItem('orders/columns')).toBe('total');
  });

  test('is counted for its person, over all stores, while it would be offered again', () => {
    const storage = memoryStorage({ store: '10452' });
    const mariana = 'mariana@example.com';
    keepDraft(storage, key, typed, now);
    keepDraft(storage, draftKey(mariana, '10453', 'separar 7'), typed, now);
    keepDraft(storage, draftKey(`${mariana}.mx`, '10452', 'venta manual'), typed, now);
    expect(countDrafts(storage, mariana, now)).toBe(2);
    expect(countDrafts(storage, mariana, now + draftLife)).toBe(0);
  });

  test('a storage that is full or refused takes the net away, not the form', () => {
    const refuse = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    const storage = { ...memoryStorage(), length: 1, key: refuse, getItem: refuse, setItem: refuse };
    expect(() => keepDraft(storage, key, typed, now)).not.toThrow();
    expect(keptDraft(storage, key, empty, now)).toEqual({ form: empty, sent: null });
    expect(countDrafts(storage, 'mariana@example.com', now)).toBe(0);
  });

  test('what cannot be read begins anew', () => {
    const storage = memoryStorage({ [key]: 'no JSON' });
    expect(keptDraft(storage, key, empty, now).form).toEqual(empty);
  });
});

describe('the key that a form is sent with (D169)', () => {
  test('is the same while it says the same, also after a reload; another one once something else is said', () => {
    const storage = memoryStorage();
    const first = asSent(typed, typed.form, now);
    keepDraft(storage, key, first, now);
    const again = asSent(keptDraft(storage, key, empty, now + 1000), typed.form, now + 1000);
    expect(again.sent).toEqual(first.sent);
    const changed = { ...typed.form, phone: '5587654321' };
    const other = asSent(again, changed, now + 2000);
    expect(other.sent.key).not.toBe(first.sent.key);
    expect(other.sent.at).toBe(now + 2000);
    expect(asSent(other, changed, now + 3000).sent).toEqual(other.sent);
  });
});
