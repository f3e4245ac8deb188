import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import process from 'node:process';
import { promisify } from 'node:util';
import { withProject } from './release/project.ts';
import { publishedPackages } from './release/stage.ts';
import { releaseFromCopy, tryUpgrade } from './release/upgrade.ts';
import { root } from './run.ts';

// Tries the published packages as a stranger gets them, from a registry of this machine. Needs `npm run build` before.
const started = Date.now();
const said = (what: string) => console.log(`${((Date.now() - started) / 1000).toFixed(1)} s  ${what}`);

/** Runs a command, and prints what it said once it has ended: another one runs beside it. */
async function check(what: string, command: string, args: readonly string[]): Promise<void> {
  const { stdout, stderr } = await promisify(execFile)(command, args, { cwd: root }).catch(
    (error: { stdout: string; stderr: string }) => {
      process.exitCode = 1;
      return error;
    },
  );
  said(what);
  process.stdout.write(stdout);
  process.stderr.write(stderr);
}

await withProject(async (project, registry) => {
  said('a project has the packages from a registry');
  // The checks use the project that is there, and meanwhile the next versions are made.
  const checks = [
    ...publishedPackages.map((name) =>
      check(`checked: ${name}`, 'npm', ['run', 'check:package', '-w', `packages/${name}`]),
    ),
    check('checked: an application made of the READMEs', process.execPath, ['tools/check-readmes.ts']),
  ];
  const { workspace, released } = releaseFromCopy(registry);
  try {
    said(`released from a copy: ${released.join(', ')}`);
    await Promise.all(checks);
    await tryUpgrade(project, workspace, registry);
    said('upgraded, imported and required');
  } finally {
    rmSync(workspace, { recursive: true, force: true });
  }
});
