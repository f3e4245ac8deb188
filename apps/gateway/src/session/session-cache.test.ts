import { beforeEach, describe, expect, it } from 'vitest';
import { CACHE_TTL_MS, createSessionCache } from './session-cache.ts';

describe('what was found a moment ago (D197)', () => {
  let now: number;
  let cache: ReturnType<typeof createSessionCache<string>>;
  beforeEach(() => {
    now = Date.parse('2026-11-22T12:00:00Z');
    cache = createSessionCache(() => new Date(now));
    cache.remember('ana', 'first', now);
  });

  it('is believed for less than half a second', () => {
    now += CACHE_TTL_MS - 1;
    expect(cache.get('ana')).toBe('first');
    now += 1;
    expect(cache.get('ana')).toBeUndefined();
  });

  it('lasts no longer by being found again, nor by what is found after it', () => {
    now += 300;
    cache.remember('ana', 'second', now);
    cache.remember('beto', 'his', now);
    expect([cache.get('ana'), cache.get('beto')]).toEqual(['second', 'his']);
    now += 200;
    expect([cache.get('ana'), cache.get('beto')]).toEqual([undefined, undefined]);
  });

  it('begins anew once all is forgotten', () => {
    now += 10_000;
    cache.remember('ana', 'second', now);
    now += CACHE_TTL_MS - 1;
    expect(cache.get('ana')).toBe('second');
  });

  it('is not believed by a clock that was set back', () => {
    now -= 1;
    expect(cache.get('ana')).toBeUndefined();
  });

  it('is forgotten when told so: one, or all', () => {
    cache.remember('beto', 'his', now);
    cache.forget('ana');
    expect([cache.get('ana'), cache.get('beto')]).toEqual([undefined, 'his']);
    cache.forgetAll();
    expect(cache.get('beto')).toBeUndefined();
  });

  it('is not believed when it was asked for before all was forgotten, and comes after: a sign-out in between', () => {
    const asked = now;
    now += 20;
    cache.forgetAll();
    cache.remember('ana', 'signed out', asked);
    expect(cache.get('ana')).toBeUndefined();
    now += 1;
    cache.remember('ana', 'signed in anew', now);
    expect(cache.get('ana')).toBe('signed in anew');
  });

  it('is as old as the question, however late its answer comes', () => {
    cache.forgetAll();
    now += 1;
    const asked = now;
    now += CACHE_TTL_MS - 1;
    cache.remember('ana', 'late', asked);
    expect(cache.get('ana')).toBe('late');
    now += 1;
    expect(cache.get('ana')).toBeUndefined();
    cache.remember('beto', 'too late', asked);
    expect(cache.get('beto')).toBeUndefined();
  });
});
