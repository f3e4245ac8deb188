import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { planted } from './mutants/ask.ts';
import { faults } from './mutants/index.ts';
import { root } from './run.ts';

describe('the faults that `npm run mutants` plants', () => {
  test('each change something that stands once in its file', () => {
    for (const fault of faults) {
      const text = readFileSync(join(root, fault.file), 'utf8');
      expect(planted(text, fault), fault.id).not.toBe(text);
    }
  });

  test('each name files that `npm test` runs', () => {
    const named = faults.flatMap(({ tests }) => tests);
    expect(named.filter((file) => !/\.(?:test\.tsx?|stories\.tsx)$/u.test(file))).toEqual([]);
    expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    expect(faults.filter(({ tests }) => tests.length === 0)).toEqual([]);
  });

  test('have a name of their own each', () => {
    expect(new Set(faults.map(({ id }) => id)).size).toBe(faults.length);
  });

  test('are not planted where their place is gone, or is there twice', () => {
    const [fault] = faults;
    if (!fault) throw new Error('There are faults');
    expect(() => planted('', fault)).toThrow('nowhere');
    expect(() => planted(fault.find + fault.find, fault)).toThrow('twice');
  });
});
