import { databaseMoment, momentAfter } from '../core/database-clock.ts';
import { randomBytes } from 'node:crypto';
import process from 'node:process';
import { createGuardedClient } from '@trastienda/connectors/egress/guarded-client';
import { createSecretBox } from '../core/secret-box.ts';
import { connect } from '../database/connect.ts';
import { startShops } from '../subjects/channels/turns/start-shops.ts';
import { testInstallation } from './installation.ts';

/**
 * A process that works on shops until it is killed; its arguments are the database, the key that opens their secrets, and by how many
 * milliseconds its clock is ahead.
 */
const [url = '', key = '', ahead = '0'] = process.argv.slice(2);
const client = createGuardedClient({ allowLoopback: true });
startShops({
  database: connect(url, { max: 4 }),
  installation: {
    ...testInstallation,
    secrets: createSecretBox([Buffer.from(key, 'hex')]),
    shops: { client, allowLoopback: true },
  },
  clock: () => new Date(Date.now() + Number(ahead)),
  moment: () => momentAfter(databaseMoment(), Number(ahead)),
  random: randomBytes,
  onError: (error) => process.stderr.write(`${String(error)}\n`),
});
process.stdout.write('working\n');
