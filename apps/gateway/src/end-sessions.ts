import { fail } from './fail.ts';
import { onGatewayDatabase } from './operator-command.ts';
import { endSessions } from './session/end-sessions.ts';

/** `npm run sessions:end -- mariana@example.com`, or `-- --all`: for who runs the installation, with the same environment. */
const [whose] = process.argv.slice(2);
if (whose === undefined || !(whose === '--all' || whose.includes('@')))
  fail('Whose sessions: npm run sessions:end -- name@example.com, or -- --all');
else
  await onGatewayDatabase('No sessions were ended', async (db) => {
    const ended = await endSessions(db, whose === '--all' ? 'all' : { email: whose });
    process.stdout.write(`Sessions ended: ${ended}\n`);
  });
