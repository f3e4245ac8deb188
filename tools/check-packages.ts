import { rmSync } from 'node:fs';
import process from 'node:process';
import { withProject } from './release/project.ts';
import { releaseFromCopy, tryUpgrade } from './release/upgrade.ts';
import { run } from './run.ts';

// Tries the published packages as a stranger gets them, from a registry of this machine. Needs `npm run build` before.
const started = Date.now();
const said = (what: string) => console.log(`${((Date.now() - started) / 1000).toFixed(1)} s  ${what}`);

await withProject(async (project, registry) => {
  said('a project has the packages from a registry');
  // The checks of the packages use the project that is there, and meanwhile the next versions are made.
  const checks = run('npm', ['run', 'check:package', '--workspaces', '--if-present']);
  const { workspace, released } = releaseFromCopy(registry);
  try {
    said(`released from a copy: ${released.join(', ')}`);
    process.exitCode = await checks;
    await tryUpgrade(project, workspace, registry);
    said('upgraded, imported and required');
  } finally {
    rmSync(workspace, { recursive: true, force: true });
  }
});
