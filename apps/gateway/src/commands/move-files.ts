import { createBucket, FilesUnavailable } from '@trastienda/services';
import { CommandRefused, countMisplaced, moveFiles, operate } from '@trastienda/services/database';
import { readBucketSettings } from '../config.ts';
import { operatorCommand, text } from './operator-command.ts';

export const command = operatorCommand(
  {
    name: 'files:move',
    usage: `--to s3, or -- --to database [--by 'Olga Ruiz']
Moves the content of all files to the bucket, or back. It may be ended and started again at any time, while the gateway runs.`,
    options: { to: text },
    needed: ['to'],
    undone: 'No file was moved',
  },
  async ({ values, database, act, env, say }) => {
    if (values.to !== 's3' && values.to !== 'database') throw new CommandRefused('--to is s3 or database.');
    const to = values.to === 's3' ? 'bucket' : 'database';
    const settings = readBucketSettings(env);
    if (settings === null) throw new CommandRefused('No file was moved: FILES_BUCKET is not set.');
    if (to === 'database' && settings.takesNew)
      throw new CommandRefused(
        'No file was moved: the gateway would move them to the bucket again. Start it with FILES_NEW_IN=database, and this too.',
      );
    const bucket = await createBucket(settings);
    try {
      const all = await countMisplaced(database, to);
      await say(`${all} files to move`);
      const onMoved = (files: number) => void say(`${files} of ${all} moved`);
      const moved = await moveFiles(database, { bucket, to, onMoved });
      await operate(database, act, async () => ({ change: moved === 0 ? null : { after: { moved, to } } }));
      await say(`Files moved: ${moved}`);
    } catch (error) {
      if (!(error instanceof FilesUnavailable)) throw error;
      throw new CommandRefused(`${error.message} What was moved stays moved; start this again.`);
    } finally {
      await bucket.close();
    }
  },
);
