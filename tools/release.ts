import process from 'node:process';
import { buildPublished } from './release/pack.ts';
import { publish, spendChangesets } from './release/release.ts';
import { root } from './run.ts';

/**
 * `npm run release` spends the changesets, builds and publishes the packages to the registry of your npm. It pushes nothing:
 * `git push --follow-tags` does, when you have looked at it.
 */
console.log(spendChangesets(root).join('\n'));
process.exitCode = await buildPublished();
if (process.exitCode === 0) publish(root);
