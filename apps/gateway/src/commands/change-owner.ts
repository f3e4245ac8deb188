import { changeOwner } from '@trastienda/services/database';
import { forgetStores } from '../session/sessions.ts';
import { operatorCommand, text } from './operator-command.ts';

export const command = operatorCommand(
  {
    name: 'store:owner',
    usage: `--store 10452 --to name@example.com [--reason 'Cambió de correo'] [--by 'Olga Ruiz']
Gives a store to who signs in with that e-mail. The owner before has no access any more; the people of the store keep theirs.`,
    options: { store: text, to: text, reason: text },
    needed: ['store', 'to'],
    undone: 'No owner was changed',
  },
  async ({ values: { store: storeId, to }, database, act, say }) => {
    const before = await changeOwner(database, { storeId, to }, act, forgetStores);
    const owner = to.trim().toLowerCase();
    await say(
      before === owner
        ? `${owner} owns the store ${storeId} already: nothing was changed.`
        : `${owner} owns the store ${storeId}; before it was ${before}.`,
    );
  },
);
