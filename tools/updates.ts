import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { root } from './run.ts';
import { type Outdated, overdue, type Published, vulnerabilities } from './updates/due.ts';

/**
 * `npm run updates`: the components past the time frames of docs/security/asvs.md. It ends with 1 when there
 * is one, and with 2 when the registry's answer is incomplete: that is no pass.
 */
function npm(...args: string[]): unknown {
  const { stdout, status } = spawnSync('npm', [...args, '--json'], { cwd: root, encoding: 'utf8' });
  try {
    // Nothing to say is no text at all; so is a failure.
    if (stdout.trim() === '') return status === 0 ? {} : null;
    return JSON.parse(stdout) as unknown;
  } catch {
    return null;
  }
}
const list = (of: readonly string[]) => of.map((line) => `\n- ${line}`).join('');

const known = vulnerabilities(npm('audit'));
console.log(
  known === null
    ? 'Advisories: the registry gave none, so nothing is known of vulnerabilities.'
    : `Advisories: ${known.length} known.${list(known)}`,
);

const outdated = npm('outdated', '--workspaces', '--include-workspace-root') as Readonly<
  Record<string, Outdated | readonly Outdated[]>
> | null;
let isAnswered = outdated !== null && !('error' in outdated);
const late = new Set<string>();
for (const [name, uses] of isAnswered ? Object.entries(outdated ?? {}) : []) {
  const published = npm('view', name, 'time') as Published | null;
  if (published === null || 'error' in published) isAnswered = false;
  for (const use of [uses].flat()) {
    const why = overdue(name, use, published ?? {}, new Date());
    if (why !== null) late.add(why);
  }
}
console.log(
  isAnswered
    ? `Updates: ${Object.keys(outdated ?? {}).length} direct dependencies are not what the registry calls the latest, ${late.size} past the time frame.${list([...late])}`
    : 'Updates: the registry did not answer.',
);

if (late.size > 0 || (known !== null && known.length > 0)) process.exitCode = 1;
else if (known === null || !isAnswered) process.exitCode = 2;
