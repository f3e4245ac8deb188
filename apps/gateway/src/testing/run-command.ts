import { commands } from '../commands/index.ts';

/** Runs a command of the operator's in this process, as its script does: its code, and what it wrote on either output. */
export async function runCommand(
  env: Readonly<Record<string, string>>,
  name: string,
  ...words: readonly string[]
) {
  const load = commands[name];
  if (!load) throw new Error(`There is no command ${name}`);
  const { command } = await load();
  let [output, complaints] = ['', ''];
  const code = await command({
    words,
    env,
    folder: '/nonexistent',
    output: async (line) => {
      output += `${line}\n`;
    },
    complain: (line) => {
      complaints += `${line}\n`;
    },
  });
  return { code, output, complaints };
}
