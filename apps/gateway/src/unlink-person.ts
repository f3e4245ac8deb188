import { unlinkPerson } from './auth/people.ts';
import { fail } from './fail.ts';
import { onGatewayDatabase } from './operator-command.ts';
import { endSessions } from './session/end-sessions.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

/** `npm run person:unlink -- mariana@example.com`: for who runs the installation, with the same environment. */
const [given] = process.argv.slice(2);
if (given === undefined || !given.includes('@'))
  fail('Who is to be unlinked: npm run person:unlink -- name@example.com');
else
  await onGatewayDatabase('Nobody was unlinked', async (db) => {
    const email = given.toLowerCase();
    const accounts = await unlinkPerson(db, email);
    if (accounts === null) {
      say(`There is no person ${email}: nothing was changed.`);
      return;
    }
    const ended = await endSessions(db, { email });
    const what = accounts === 0 ? 'had no account:' : `is unlinked: accounts ${accounts},`;
    say(`${email} ${what} sessions ended ${ended}. The next account with that e-mail is hers.`);
  });
