import { listStores } from '@trastienda/services/database';
import { columns, dayOf, flag, operatorCommand, text } from './operator-command.ts';

const line = columns(10, -8, -14, 12, 8, 34);

export const command = operatorCommand(
  {
    name: 'store:list',
    usage: `[--owner name@example.com] [--json]
Lists the stores: number, orders, pesos in the wallet, day of the newest change, state, owner, name. --json writes an object a line.`,
    options: { owner: text, json: flag },
    undone: 'No store was read',
  },
  async ({ values: { owner, json = false }, database, say }) => {
    if (!json) await say(line('store', 'orders', 'pesos', 'last change', 'state', 'owner', 'name'));
    for await (const store of listStores(database, owner)) {
      const { id, orders, balance, lastChange, closedAt, owner: email, name } = store;
      const pesos = (balance / 100).toFixed(2);
      const state = closedAt === null ? 'open' : 'closed';
      await say(
        json ? JSON.stringify(store) : line(id, orders, pesos, dayOf(lastChange), state, email, name ?? ''),
      );
    }
  },
);
