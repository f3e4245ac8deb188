import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderHook } from '../../testing/render-hook.tsx';
import { createTestApp } from '../../testing/test-app.ts';
import { useTypedWords } from './search-box.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A field, and an address that says what was looked for only when it is told to. */
async function field(isWhole = false) {
  const looked: string[] = [];
  const page = await renderHook(createTestApp(), () => {
    const [address, setAddress] = useState('');
    const words = useTypedWords(address, (text) => looked.push(text), isWhole);
    return { ...words, setAddress };
  });
  return {
    looked,
    text: () => page.now().text,
    type: (text: string) => page.doing(({ type }) => type(text)),
    enter: () => page.doing(({ look, text }) => look(text)),
    address: (text: string) => page.doing(({ setAddress }) => setAddress(text)),
    rest: (ms: number) => page.doing(() => vi.advanceTimersByTime(ms)),
  };
}

describe('words that are looked for as they are typed', () => {
  test('are asked for once the hands rest, not letter by letter', async () => {
    const { looked, type, rest } = await field();
    for (const text of ['r', 're', 'reb']) {
      await type(text);
      await rest(200);
    }
    expect(looked).toEqual([]);
    await rest(200);
    expect(looked).toEqual(['reb']);
  });

  test('are asked for at once with Enter, and not a second time when the hands rest', async () => {
    const { looked, type, enter, rest, address } = await field();
    await type(' rebozo ');
    await enter();
    expect(looked).toEqual(['rebozo']);
    await rest(1000);
    await address('rebozo');
    await rest(1000);
    expect(looked).toEqual(['rebozo']);
  });

  test('keep what was typed while the address caught up with an earlier part', async () => {
    const { looked, text, type, rest, address } = await field();
    await type('reb');
    await rest(300);
    await type('rebozo');
    await address('reb');
    expect(text()).toBe('rebozo');
    await rest(300);
    await address('rebozo');
    expect(looked).toEqual(['reb', 'rebozo']);
    expect(text()).toBe('rebozo');
  });

  test('follow an address that somebody else changed', async () => {
    const { text, type, rest, address } = await field();
    await type('reb');
    await rest(300);
    await address('reb');
    await address('');
    expect(text()).toBe('');
  });

  test('wait for Enter where a part of them finds nothing', async () => {
    const { looked, type, enter, rest } = await field(true);
    await type('VS-6');
    await rest(5000);
    expect(looked).toEqual([]);
    await enter();
    expect(looked).toEqual(['VS-6']);
  });
});
