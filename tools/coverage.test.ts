import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { coverageLines, idsIn, linesIn, provenLines, scopes } from './coverage.ts';
import { root } from './run.ts';

const lines = coverageLines(readFileSync(join(root, 'docs/spec/coverage.md'), 'utf8'));

describe('what the tests prove of the specification', () => {
  test('a ticked line is named by a test of one of its owners', () => {
    const proven = provenLines(lines);
    const ticked = lines.filter(({ isTicked }) => isTicked);
    expect(ticked.length).toBeGreaterThan(200);
    expect(ticked.filter(({ id }) => !proven.has(id)).map(({ id }) => id)).toEqual([]);
  });

  test('orders and guides have no line without a proof: their list of unproven lines is empty', () => {
    const own = linesIn(scopes['orders-and-guides'], lines);
    const proven = provenLines(own);
    expect(own.length).toBeGreaterThan(200);
    expect(own.filter(({ id }) => !proven.has(id)).map(({ id }) => id)).toEqual([]);
  });

  test('a range names every line in it, and a scope leaves out what it says', () => {
    expect([...idsIn('S4.29 to S4.31, S5.1')].toSorted()).toEqual(['S4.29', 'S4.30', 'S4.31', 'S5.1']);
    const some = ['S3.1', 'S3.2', 'S7.22', 'S7.23'].map((id) => ({
      id,
      isTicked: false,
      owners: [],
      statement: '',
    }));
    const kept = linesIn({ holds: 'S3, S7.23 to S7.24', except: 'S3.2' }, some);
    expect(kept.map(({ id }) => id)).toEqual(['S3.1', 'S7.23']);
  });
});
