import { offerDemoCarriers, operate } from '@trastienda/services/database';
import { operatorCommand } from './operator-command.ts';

export const command = operatorCommand(
  {
    name: 'carriers:demo',
    usage: `on, or -- off [--by 'Olga Ruiz']
Offers the invented carriers in a database of your own, for a try, or no longer. They do not exist: nobody collects a parcel whose guide is bought from them.`,
    options: {},
    word: { name: 'On or off', isValid: (word) => word === 'on' || word === 'off' },
    undone: 'Nothing was changed',
  },
  async ({ word, database, act, say }) => {
    const changed = await offerDemoCarriers(database, word === 'on');
    await operate(database, act, async () => ({
      change: changed === 0 ? null : { after: { carriers: word } },
    }));
    await say(
      changed === 0
        ? `The invented carriers are ${word} already`
        : `The invented carriers are ${word}: ${changed}`,
    );
  },
);
