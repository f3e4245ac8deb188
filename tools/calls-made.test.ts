import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '@trastienda/api-client/calls';
import { describe, expect, test } from 'vitest';
import { notMade, servedOnly } from './calls-made.ts';
import { root } from './run.ts';

const read = (name: string) => readFileSync(join(root, 'docs/spec', name), 'utf8');

describe('every call of the contract', () => {
  test('is made by the portal, or a decision says why it is served only', () => {
    expect(notMade(Object.keys(calls)).toSorted()).toEqual(Object.keys(servedOnly).toSorted());
  });

  test('that is served only is named in its decision, and no screen in the table of calls', () => {
    const decisions = read('decisions.md').split(/^(?=### D)/mu);
    const rows = read('calls.md').split('\n');
    for (const [id, decision] of Object.entries(servedOnly)) {
      const text = decisions.find((one) => one.startsWith(`### ${decision} `)) ?? '';
      expect(`${id} ${text}`).toMatch(
        id === 'getGuideStatus' ? /estado-guia/u : new RegExp(`\`${id}\``, 'u'),
      );
      expect(rows.find((row) => row.startsWith(`| \`${id}\``))).toMatch(
        new RegExp(`no screen: .*${decision}`, 'u'),
      );
    }
  });
});
