import process from 'node:process';
import { afterAll, vi } from 'vitest';

/**
 * Test files that share one process could leave these behind for each other. Libraries decide by the globals of a
 * browser where they run, so a file that leaves one breaks whichever file comes next, and the number of cores decides
 * which one that is.
 */
const globals = [
  'window',
  'document',
  'navigator',
  'requestAnimationFrame',
  'IS_REACT_ACT_ENVIRONMENT',
  'fetch',
] as const;
const surroundings = (): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(globals.map((name) => [name, Reflect.get(globalThis, name)])),
  'the working directory': process.cwd(),
  'fake timers': vi.isFakeTimers(),
});

const before = surroundings();

// The file that leaves something fails, on every machine, and not the one that trips over it.
afterAll(() => {
  const after = surroundings();
  const left = Object.keys(after).filter((name) => !Object.is(after[name], before[name]));
  if (left.length > 0) throw new Error(`This file leaves for the next one: ${left.join(', ')}.`);
});
