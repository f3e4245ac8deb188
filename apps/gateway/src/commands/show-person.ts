import { acrossStores, storesOfPerson } from '@trastienda/services/database';
import { and, eq, gt } from 'drizzle-orm';
import { accounts, sessions, users } from '../database/schema.ts';
import { IDLE_SECONDS } from '../session/sessions.ts';
import { isEmail, operatorCommand } from './operator-command.ts';

export const command = operatorCommand(
  {
    name: 'person:show',
    usage: `name@example.com
Shows the stores of a person, her accounts at identity providers, and how many sessions of hers are open.`,
    options: {},
    word: { name: 'An e-mail', isValid: isEmail },
    undone: 'Nobody was read',
  },
  async ({ word, database, say }) => {
    const email = word.toLowerCase();
    const now = Date.now();
    const found = await acrossStores(database, async (tx) => {
      const [person] = await tx.select().from(users).where(eq(users.email, email));
      const theirs = person ? await tx.select().from(accounts).where(eq(accounts.userId, person.id)) : [];
      const open = await tx.$count(
        sessions,
        and(
          eq(sessions.email, email),
          gt(sessions.expiresAt, new Date(now)),
          gt(sessions.lastUsedAt, new Date(now - IDLE_SECONDS * 1000)),
        ),
      );
      return { person, theirs, open, stores: await storesOfPerson(tx, email) };
    });
    const { person, theirs, open, stores } = found;
    await say(person ? `${email}: ${person.name ?? 'no name'}` : `${email} never signed in.`);
    for (const { id, name, status, closedAt } of stores)
      await say(`Store ${id} '${name ?? ''}': ${status ?? 'owner'}${closedAt === null ? '' : ', closed'}`);
    for (const { issuer, providerAccountId } of theirs)
      await say(`Account ${providerAccountId} at ${issuer ?? 'the provider of before'}`);
    await say(`Open sessions: ${open}`);
  },
);
