import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../../../../deploy/prometheus', import.meta.url));

// Prometheus' own tool: `apt-get install prometheus`.
it.each([
  ['check', 'rules.yml'],
  ['test', 'rules.test.yml'],
])('promtool %s rules %s: each alarm is well-formed, and fires in its drill', (what, file) => {
  const said = execFileSync('promtool', [what, 'rules', file], { cwd: folder, encoding: 'utf8' });
  expect(said).toContain('SUCCESS');
});
