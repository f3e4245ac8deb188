import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run.ts';
import { lanes, nightly } from './steps.ts';

test('CONTRIBUTING tells the budget of each step, as the command prints it', () => {
  const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  const [, section = ''] = /## What the suite may cost\n([^]*?)\n## /u.exec(text) ?? [];
  const told = [...section.matchAll(/^\| `([a-z0-9-]+)` +\| (\d+) +\|/gmu)].map(([, name, seconds]) => [
    name,
    seconds,
  ]);
  expect(told).toEqual(lanes.flat().map(({ name, budget }) => [name, String(budget)]));
});

test('no two steps have one name, and each waits for steps that are there', () => {
  const steps = [...lanes.flat(), ...nightly];
  const names = steps.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  expect(steps.flatMap(({ needs = [] }) => needs).filter((name) => !names.includes(name))).toEqual([]);
});
