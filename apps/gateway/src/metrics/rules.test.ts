import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const rules = read('deploy/prometheus/rules.yml');
const drill = read('deploy/prometheus/rules.test.yml');
const dashboard = JSON.parse(read('deploy/grafana/dashboard.json')) as {
  readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[];
};
const expressions = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
const alerts = [...rules.matchAll(/alert: (\w+)/g)].map(([, name = '']) => name);
const namesIn = (text: string) =>
  [...text.matchAll(/\b(?:trastienda|nodejs|process)_\w+/g)].map(([name]) => name);

/** Every name that a reader of `/metrics` can meet. */
async function series(): Promise<ReadonlySet<string>> {
  const metrics = createMetrics();
  metrics.watchProcess();
  const text = await metrics.text();
  const types = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)];
  return new Set(
    types.flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
}

describe('alarms and dashboard', () => {
  it.each([
    ['the rules', () => rules],
    ['the drill', () => drill],
    ['the dashboard', () => expressions.join('\n')],
    ['the page of operations', () => read('docs/operations.md').replaceAll(/_\{[^}]*\}/g, '')],
  ])('%s names only series that there are', async (_what, text) => {
    const known = await series();
    const named = namesIn(text()).filter((name) => !/^process_(?:\W|$)|^nodejs_$/.test(name));
    expect(named.length).toBeGreaterThan(10);
    const isKnown = (name: string) => known.has(name) || known.has(`${name}_count`);
    expect(named.filter((name) => !isKnown(name))).toEqual([]);
  });

  it('every series of ours is on the dashboard or in an alarm', async () => {
    const shown = namesIn(`${expressions.join('\n')}\n${rules}`);
    const left = [...(await series())].filter(
      (name) =>
        name.startsWith('trastienda_') && !/_(?:sum|bucket|count)$/.test(name) && !shown.includes(name),
    );
    expect(left).toEqual([]);
  });

  it('every alarm has a paragraph in the runbook, its link, and a drill in which it fires', () => {
    const runbook = read('docs/runbook.md');
    expect(alerts.length).toBeGreaterThan(10);
    const headings = [...runbook.matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
    expect(headings).toEqual(alerts);
    for (const alert of alerts) {
      expect(rules).toContain(`runbook_url: docs/runbook.md#${alert.toLowerCase()}\n`);
      expect(drill).toMatch(new RegExp(`alertname: ${alert}\\n +exp_alerts:\\n +- exp_labels`));
    }
  });
});
