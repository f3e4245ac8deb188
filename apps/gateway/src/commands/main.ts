import { once } from 'node:events';
import process from 'node:process';
import { fail } from '../fail.ts';
import { commands } from './index.ts';

// `npm run wallet:credit -- …` is `main.ts wallet:credit …`.
const [name = '', ...words] = process.argv.slice(2);
const load =
  commands[name] ?? fail(`There is no command ${name}. There are: ${Object.keys(commands).join(', ')}`);
const { stdout, stderr } = process;
// The reader has gone, as `head` does: there is nothing left to say.
stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

const { command } = await load();
process.exitCode = await command({
  words,
  env: process.env,
  folder: process.cwd(),
  output: async (line) => {
    if (!stdout.write(`${line}\n`)) await once(stdout, 'drain');
  },
  complain: (line) => void stderr.write(`${line}\n`),
});
