import { setClosed } from '@trastienda/services/database';
import { forgetStores } from '../session/sessions.ts';
import { operatorCommand, text } from './operator-command.ts';

export const command = operatorCommand(
  {
    name: 'store:close',
    usage: `--store 10452 --reason 'A petición suya' [--by 'Olga Ruiz']
Nobody works in a closed store: its people read that it is closed, its jobs and its scheduled work wait, its data stay, and its channels
stay linked. npm run store:open undoes it.`,
    options: { store: text, reason: text },
    needed: ['store', 'reason'],
    undone: 'No store was closed',
  },
  async ({ values: { store: storeId }, database, act, say }) => {
    const isDone = await setClosed(database, { storeId, isClosed: true }, act, forgetStores);
    await say(
      isDone
        ? `The store ${storeId} is closed.`
        : `The store ${storeId} was closed before: nothing was changed.`,
    );
  },
);
