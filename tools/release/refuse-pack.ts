import process from 'node:process';
import { isBuilt, readManifest } from './stage.ts';

// The `prepack` of the published packages. npm would pack the workspace's own folder, built or not, with a manifest that names
// sources which are not packed.
const folder = process.cwd();
const { name, publishConfig } = readManifest(folder);
console.error(
  isBuilt(folder)
    ? `${name} is not packed from here, but from ${publishConfig.directory}: \`npm run pack\` in the root makes the tarballs, \`npm run release\` publishes them.`
    : `${name} is not built, and would be published empty: \`npm run pack\` in the root builds it and makes the tarballs.`,
);
process.exitCode = 1;
