import { setClosed } from '@trastienda/services/database';
import { forgetStores } from '../session/sessions.ts';
import { operatorCommand, text } from './operator-command.ts';

export const command = operatorCommand(
  {
    name: 'store:open',
    usage: `--store 10452 [--reason 'Volvió'] [--by 'Olga Ruiz']
Opens a closed store: its people work on, and its jobs go on within a minute.`,
    options: { store: text, reason: text },
    needed: ['store'],
    undone: 'No store was opened',
  },
  async ({ values: { store: storeId }, database, act, say }) => {
    const isDone = await setClosed(database, { storeId, isClosed: false }, act, forgetStores);
    await say(
      isDone ? `The store ${storeId} is open.` : `The store ${storeId} was open before: nothing was changed.`,
    );
  },
);
