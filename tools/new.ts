import process from 'node:process';
import { Refusal } from './new/generator.ts';
import { generate } from './new/index.ts';
import { bin, root, run } from './run.ts';

/** `npm run new component StatusLabel`: the skeleton of a thing, in the house's habits and in its lists. */
try {
  const { paths, next } = await generate(process.argv.slice(2), root);
  await run(bin('oxfmt'), paths, { stdio: 'ignore' });
  console.log(`${paths.join('\n')}\n\nNext:\n${next.map((line) => `- ${line}`).join('\n')}`);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
