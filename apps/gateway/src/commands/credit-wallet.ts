import { creditWallet } from '@trastienda/services/database';
import { flag, operatorCommand, text } from './operator-command.ts';

const usage = `--store 10452 --amount 500.00 --reason 'Transferencia del lunes' --reference 'SPEI 4711' [--allow-debt] [--by 'Olga Ruiz']
Adds pesos to the wallet of a store; --amount=-500.00 takes them out. The merchant reads the reason. A second run with the same reference changes nothing.`;

export const command = operatorCommand(
  {
    name: 'wallet:credit',
    usage,
    options: { store: text, amount: text, reason: text, reference: text, 'allow-debt': flag },
    needed: ['store', 'amount', 'reason', 'reference'],
    undone: 'Nothing was credited',
  },
  async ({ values, database, act, say }) => {
    const { store: storeId, amount, reason, reference, 'allow-debt': mayOwe = false } = values;
    const credit = { storeId, amount, mayOwe };
    const done = await creditWallet(database, credit, { ...act, reason, reference });
    const balance = `The wallet of store ${storeId} has ${(done.balance / 100).toFixed(2)} pesos.`;
    await say(
      done.doneAt === null
        ? `${amount} pesos are booked. ${balance}`
        : `The reference ${reference} was booked on ${done.doneAt.toISOString()}: nothing was changed. ${balance}`,
    );
  },
);
