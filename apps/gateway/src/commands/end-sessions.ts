import { operate } from '@trastienda/services/database';
import { endSessions } from '../session/end-sessions.ts';
import { flag, isEmail, operatorCommand } from './operator-command.ts';

export const command = operatorCommand(
  {
    name: 'sessions:end',
    usage: `name@example.com, or -- --all [--by 'Olga Ruiz']
Ends the sessions of a person, or of everybody: they open nothing any more half a second later.`,
    options: { all: flag },
    word: { name: 'An e-mail', isValid: isEmail, unless: 'all' },
    undone: 'No sessions were ended',
  },
  async ({ values: { all = false }, word, database, act, say }) => {
    const person = word.toLowerCase();
    const { ended } = await operate(database, act, async (tx) => {
      const count = await endSessions(tx, all ? 'all' : { email: person });
      return { ended: count, change: count === 0 ? null : { person, after: { ended: count } } };
    });
    await say(`Sessions ended: ${ended}`);
  },
);
