import process from 'node:process';
import { withRegistry } from './release/registry.ts';
import { tryUpgrade } from './release/upgrade.ts';
import { run } from './run.ts';

// Tries the published packages as a stranger gets them, from a registry of this machine. Needs `npm run build` before.
const started = Date.now();
const said = (what: string) => console.log(`${((Date.now() - started) / 1000).toFixed(1)} s  ${what}`);

await withRegistry(async (registry) => {
  said('a registry has the packages');
  await tryUpgrade(registry, said);
  // The checks of the packages use the registry that runs.
  process.exitCode = await run('npm', ['run', 'check:package', '--workspaces', '--if-present']);
});
