import { connect } from '../database/connect.ts';
import { jobKinds, startWorkers } from '../workers.ts';
import { topUps } from './pay-in.ts';

/** A process that works jobs until it is killed; its argument is the database. */
const [url = ''] = process.argv.slice(2);
await startWorkers({
  url,
  database: connect(url),
  kinds: [topUps, ...jobKinds],
  onError: (error) => process.stderr.write(`${String(error)}\n`),
});
process.stdout.write('working\n');
