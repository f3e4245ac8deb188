import { beforeEach, describe, expect, it } from 'vitest';
import { BELIEVED_MS, createBelieved } from './believed.ts';

describe('what was found a moment ago (D196)', () => {
  let now: number;
  let believed: ReturnType<typeof createBelieved<string>>;
  beforeEach(() => {
    now = Date.parse('2026-11-22T12:00:00Z');
    believed = createBelieved(() => new Date(now));
    believed.remember('ana', 'first');
  });

  it('is believed for less than half a second', () => {
    now += BELIEVED_MS - 1;
    expect(believed.get('ana')).toBe('first');
    now += 1;
    expect(believed.get('ana')).toBeUndefined();
  });

  it('lasts no longer by being found again, nor by what is found after it', () => {
    now += 300;
    believed.remember('ana', 'second');
    believed.remember('beto', 'his');
    expect([believed.get('ana'), believed.get('beto')]).toEqual(['second', 'his']);
    now += 200;
    expect([believed.get('ana'), believed.get('beto')]).toEqual([undefined, undefined]);
  });

  it('begins anew once all is forgotten', () => {
    now += 10_000;
    believed.remember('ana', 'second');
    now += BELIEVED_MS - 1;
    expect(believed.get('ana')).toBe('second');
  });

  it('is not believed by a clock that was set back', () => {
    now -= 1;
    expect(believed.get('ana')).toBeUndefined();
  });

  it('is forgotten when told so: one, or all', () => {
    believed.remember('beto', 'his');
    believed.forget('ana');
    expect([believed.get('ana'), believed.get('beto')]).toEqual([undefined, 'his']);
    believed.forgetAll();
    expect(believed.get('beto')).toBeUndefined();
  });
});
