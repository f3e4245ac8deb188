import { afterAll, beforeAll, expect } from 'vitest';

/** Fails the file when anything in it was rejected and not handled. */
export function expectNoUnhandledRejection(): void {
  const seen: unknown[] = [];
  const note = (reason: unknown) => void seen.push(reason);
  beforeAll(() => void process.on('unhandledRejection', note));
  afterAll(async () => {
    // Rejections are reported after the microtasks of a turn.
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', note);
    expect(seen).toEqual([]);
  });
}
