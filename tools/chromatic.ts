import process from 'node:process';
import { bin, run } from './run.ts';

/** `npm run chromatic`: publishes the stories for visual review; its cloud needs a project token. */
if (process.env['CHROMATIC_PROJECT_TOKEN'] === undefined) {
  console.log('Chromatic: skipped, CHROMATIC_PROJECT_TOKEN is not set.');
} else {
  process.exitCode = await run(bin('chromatic'), [
    '--build-script-name',
    'storybook:build',
    '--exit-zero-on-changes',
  ]);
}
