import { beforeEach, describe, expect, it } from 'vitest';
import { BELIEVED_MS, createBelieved } from './believed.ts';

describe('what was found a moment ago (D197)', () => {
  let now: number;
  let believed: ReturnType<typeof createBelieved<string>>;
  beforeEach(() => {
    now = Date.parse('2026-11-22T12:00:00Z');
    believed = createBelieved(() => new Date(now));
    believed.remember('ana', 'first', now);
  });

  it('is believed for less than half a second', () => {
    now += BELIEVED_MS - 1;
    expect(believed.get('ana')).toBe('first');
    now += 1;
    expect(believed.get('ana')).toBeUndefined();
  });

  it('lasts no longer by being found again, nor by what is found after it', () => {
    now += 300;
    believed.remember('ana', 'second', now);
    believed.remember('beto', 'his', now);
    expect([believed.get('ana'), believed.get('beto')]).toEqual(['second', 'his']);
    now += 200;
    expect([believed.get('ana'), believed.get('beto')]).toEqual([undefined, undefined]);
  });

  it('begins anew once all is forgotten', () => {
    now += 10_000;
    believed.remember('ana', 'second', now);
    now += BELIEVED_MS - 1;
    expect(believed.get('ana')).toBe('second');
  });

  it('is not believed by a clock that was set back', () => {
    now -= 1;
    expect(believed.get('ana')).toBeUndefined();
  });

  it('is forgotten when told so: one, or all', () => {
    believed.remember('beto', 'his', now);
    believed.forget('ana');
    expect([believed.get('ana'), believed.get('beto')]).toEqual([undefined, 'his']);
    believed.forgetAll();
    expect(believed.get('beto')).toBeUndefined();
  });

  it('is not believed when it was asked for before all was forgotten, and comes after: a sign-out in between', () => {
    const asked = now;
    now += 20;
    believed.forgetAll();
    believed.remember('ana', 'signed out', asked);
    expect(believed.get('ana')).toBeUndefined();
    now += 1;
    believed.remember('ana', 'signed in anew', now);
    expect(believed.get('ana')).toBe('signed in anew');
  });

  it('is as old as the question, however late its answer comes', () => {
    believed.forgetAll();
    now += 1;
    const asked = now;
    now += BELIEVED_MS - 1;
    believed.remember('ana', 'late', asked);
    expect(believed.get('ana')).toBe('late');
    now += 1;
    expect(believed.get('ana')).toBeUndefined();
    believed.remember('beto', 'too late', asked);
    expect(believed.get('beto')).toBeUndefined();
  });
});
