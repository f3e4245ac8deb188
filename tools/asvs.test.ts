import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './run.ts';

/** Every requirement of levels 1 and 2, as published, with its level. */
const published = JSON.parse(readFileSync(join(root, 'docs/security/asvs-5.0.0.json'), 'utf8')) as Record<
  string,
  number
>;

const rows = readFileSync(join(root, 'docs/security/asvs.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => {
    const [, id = '', level = '', by = '', how = '', where = ''] = line
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim());
    return {
      id,
      level: Number(level),
      by,
      how,
      files: [...where.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? ''),
    };
  });
const by = (kind: string) => rows.filter((row) => row.by === kind);

describe('OWASP ASVS 5.0.0, levels 1 and 2', () => {
  test('every requirement is there, once, with its level', () => {
    expect(Object.fromEntries(rows.map(({ id, level }) => [id, level]))).toEqual(published);
    expect(rows).toHaveLength(Object.keys(published).length);
    expect([Object.values(published).filter((level) => level === 1).length, rows.length]).toEqual([70, 253]);
  });

  test('each is proved by tests that exist, does not apply for a reason, is the provider’s, decided on the page, or said to be open', () => {
    expect(
      rows.filter(
        (row) => !['test', 'does not apply', 'identity provider', 'decision', 'open'].includes(row.by),
      ),
    ).toEqual([]);
    expect(rows.filter(({ how }) => how.length < 4)).toEqual([]);
    const wrong = by('test').filter(
      ({ files }) =>
        files.length === 0 ||
        !files.every((file) => /\.(?:test|e2e|nightly)\.tsx?$/.test(file) && existsSync(join(root, file))),
    );
    expect(wrong).toEqual([]);
    expect(rows.filter((row) => row.by !== 'test' && row.files.length > 0)).toEqual([]);
  });

  test('what is open or merely decided is counted, so that it cannot grow unseen', () => {
    expect(by('open').map(({ id }) => id)).toEqual(['V15.2.1']);
    expect(by('decision').map(({ id }) => id)).toEqual(['V15.1.1']);
  });
});

test('the inventory of dependencies is whole: every package of the registry has its integrity hash (V15.1.2)', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { integrity?: string; link?: boolean; resolved?: string; inBundle?: boolean }>;
  };
  const without = Object.entries(lock.packages).filter(
    ([name, one]) =>
      name.includes('node_modules/') && !one.link && !one.inBundle && one.integrity === undefined,
  );
  expect(without.map(([name]) => name)).toEqual([]);
});
