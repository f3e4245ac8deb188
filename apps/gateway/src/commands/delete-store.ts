import { createBucket, FilesUnavailable } from '@trastienda/services';
import { CommandRefused, deleteStore, operate } from '@trastienda/services/database';
import { readBucketSettings } from '../config.ts';
import { operatorCommand, text } from './operator-command.ts';

export const command = operatorCommand(
  {
    name: 'store:delete',
    usage: `--store 10452 --confirm 'the name of the store' [--by 'Olga Ruiz'] [--reason 'asked for by its owner']
Deletes every row and file of the store for good: make a dump first, and let the merchant download what the law has her keep. What was interrupted goes on when it is started again.`,
    options: { store: text, confirm: text, reason: text },
    needed: ['store', 'confirm'],
    undone: 'No store was deleted',
  },
  async ({ values: { store, confirm }, database, act, env, say }) => {
    const settings = readBucketSettings(env);
    const bucket = settings && (await createBucket(settings));
    try {
      const onDeleted = (table: string, rows: number) => void say(`${table}: ${rows}`);
      const { rows, objects } = await deleteStore(database, store, { confirm, bucket, onDeleted });
      await operate(database, act, async () => ({ change: { after: { deleted: store, rows, objects } } }));
      await say(`Store ${store} is deleted: ${rows} rows, ${objects} objects of its bucket`);
    } catch (error) {
      if (error instanceof CommandRefused)
        throw new CommandRefused(`${error.message}. No store was deleted.`);
      if (error instanceof FilesUnavailable) throw new CommandRefused(`${error.message} Start this again.`);
      throw error;
    } finally {
      await bucket?.close();
    }
  },
);
