import { createSecretBox } from '@trastienda/services';
import { rotateSecrets, type UnopenedSecret, CommandRefused } from '@trastienda/services/database';
import { readSecretsKeys } from '../config.ts';
import type { Environment } from '../secret-files.ts';
import { readOwnSecretsKeys } from '../secrets-key.ts';
import { operatorCommand } from './operator-command.ts';

type Keys = { readonly keys: readonly Uint8Array[]; readonly source: string };

/** @throws CommandRefused where the installation has no key. */
async function keysOf(env: Environment, ownDataDir: string | null): Promise<Keys> {
  const given = readSecretsKeys(env);
  if (given) return { keys: given, source: 'SECRETS_KEY' };
  if (ownDataDir === null)
    throw new CommandRefused(
      'Nothing was sealed anew: SECRETS_KEY is not set. Run this with that of the gateway.',
    );
  const keys = await readOwnSecretsKeys(ownDataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new CommandRefused(`Nothing was sealed anew: there is no secrets.key in ${ownDataDir}.`);
  });
  return { keys, source: 'secrets.key' };
}

const counted = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

export const command = operatorCommand(
  {
    name: 'secrets:rotate',
    usage: `[--by 'Olga Ruiz']
Seals anew, with the first key of SECRETS_KEY, what its other keys sealed, and says which of them may be taken out. Every process
must have been started with the same list before. It may be ended and started again at any time, while they run.`,
    options: {},
    undone: 'Nothing was sealed anew',
  },
  async ({ database, ownDataDir, act, env, say }) => {
    const { keys, source } = await keysOf(env, ownDataDir);
    const box = createSecretBox(keys);
    const named = (keyId: string) => `key ${box.keyIds.indexOf(keyId) + 1} (${keyId})`;
    const done = await rotateSecrets(database, box, act);
    await say(
      `Sealed anew with ${named(box.keyId)}: ${counted(done.secrets, 'secret', 'secrets')}, ${counted(done.attempts, 'begun link', 'begun links')}`,
    );
    const reason = ({ keyId, isKeyMissing }: UnopenedSecret) =>
      isKeyMissing
        ? `its key ${keyId} is not in ${source}`
        : `its box of ${named(keyId)} was changed, or moved from elsewhere`;
    for (const one of done.unopened)
      await say(`Store ${one.storeId}, link ${one.linkId}, ${one.field}: ${reason(one)}`);
    if (done.removable.length > 0) {
      const list = done.removable.map(named).join(', ');
      await say(
        done.removableAt <= new Date()
          ? `May now be taken out of ${source}: ${list}`
          : `May be taken out of ${source} from ${done.removableAt.toISOString()} on, when no repeated request needs it any more: ${list}`,
      );
    }
    if (done.late > 0)
      throw new CommandRefused(
        `A process still seals with an older key: ${counted(done.late, 'row', 'rows')} came while this ran. Start every process with this list, then run this again.`,
      );
    if (done.unopened.length > 0)
      throw new CommandRefused(
        `${counted(done.unopened.length, 'secret does', 'secrets do')} not open: add the key that is missing, or let the merchant link the channel anew.`,
      );
  },
);
