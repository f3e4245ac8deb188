import { operate } from '@trastienda/services/database';
import { unlinkPerson } from '../auth/people.ts';
import { endSessions } from '../session/end-sessions.ts';
import { isEmail, operatorCommand } from './operator-command.ts';

export const command = operatorCommand(
  {
    name: 'person:unlink',
    usage: `name@example.com [--by 'Olga Ruiz']
Lets the next account with that e-mail be the person's, and ends her sessions. Nothing of her stores changes.`,
    options: {},
    word: { name: 'An e-mail', isValid: isEmail },
    undone: 'Nobody was unlinked',
  },
  async ({ word, database, act, say }) => {
    const person = word.toLowerCase();
    const { accounts, ended } = await operate(database, act, async (tx) => {
      const unlinked = await unlinkPerson(tx, person);
      const count = unlinked === null ? 0 : await endSessions(tx, { email: person });
      const after = { accounts: unlinked, ended: count };
      return { accounts: unlinked, ended: count, change: unlinked || count ? { person, after } : null };
    });
    if (accounts === null) return say(`There is no person ${person}: nothing was changed.`);
    const what = accounts === 0 ? 'had no account:' : `is unlinked: accounts ${accounts},`;
    await say(`${person} ${what} sessions ended ${ended}. The next account with that e-mail is hers.`);
  },
);
