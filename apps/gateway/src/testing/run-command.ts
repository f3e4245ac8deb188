import { acrossStores, connect, disconnect } from '@trastienda/services/database';
import { operatorActions } from '@trastienda/services/tables/operator-actions';
import { asc } from 'drizzle-orm';
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

/** The records of commands in a database, the oldest first. */
export async function recordsIn(url: string) {
  const database = connect(url, { max: 1 });
  try {
    return await acrossStores(database, (tx) =>
      tx.select().from(operatorActions).orderBy(asc(operatorActions.id)),
    );
  } finally {
    await disconnect(database);
  }
}
