import { describe, expect, test } from 'vitest';
import { overdue, vulnerabilities } from './updates/due.ts';

const now = new Date('2026-11-20T00:00:00Z');
const out = {
  created: '2020-01-01T00:00:00Z',
  modified: '2026-11-19T00:00:00Z',
  '1.9.0': '2025-01-01T00:00:00Z',
  '2.0.0': '2026-01-01T00:00:00Z',
  '2.1.0': '2026-08-01T00:00:00Z',
  '2.2.0-beta.1': '2026-02-01T00:00:00Z',
  '2.10.0': '2026-11-01T00:00:00Z',
  '3.0.0': '2026-06-01T00:00:00Z',
};

describe('the time frames for updates of components (V15.2.1)', () => {
  test('a newer version of the same major that has been out for more than 90 days is overdue', () => {
    expect(overdue('x', { current: '2.0.0', latest: '3.0.0' }, out, now)).toBe(
      'x 2.0.0: 2.1.0 has been out for 111 days',
    );
  });

  test('a younger one, an unfinished one and one major of delay are not', () => {
    expect(overdue('x', { current: '2.1.0', latest: '3.0.0' }, out, now)).toBeNull();
  });

  test('two majors behind is, however young they are', () => {
    expect(overdue('x', { current: '1.9.0', latest: '3.0.0' }, out, now)).toBe(
      'x 1.9.0: 2 majors behind 3.0.0',
    );
  });

  test('ahead of what the registry calls its latest is not behind', () => {
    expect(overdue('x', { current: '2.10.0', latest: '1.9.0' }, out, now)).toBeNull();
  });

  test('what tools/outside has is old on purpose', () => {
    expect(overdue('x', { current: '1.9.0', latest: '3.0.0', dependent: 'outside' }, out, now)).toBeNull();
  });

  test('what is not installed is no pass', () => {
    expect(overdue('x', { latest: '3.0.0' }, out, now)).toMatch(/not installed/);
  });

  test('advisories: each one is a line, none is none, and no answer is neither', () => {
    expect(vulnerabilities({ vulnerabilities: { x: { severity: 'high', range: '<2' } } })).toEqual([
      'x <2: high',
    ]);
    expect(vulnerabilities({ vulnerabilities: {} })).toEqual([]);
    expect(vulnerabilities({ error: { summary: '405' } })).toBeNull();
    expect(vulnerabilities(null)).toBeNull();
  });
});
