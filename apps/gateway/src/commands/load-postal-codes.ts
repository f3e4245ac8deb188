import { readFile } from 'node:fs/promises';
import {
  loadPostalCodes,
  operate,
  type PostalCodesLoaded,
  WrongPostalCodes,
} from '@trastienda/services/database';
import { flag, operatorCommand } from './operator-command.ts';

const settled = ({ codes, colonias }: PostalCodesLoaded['total'], of = 'settlements') =>
  `${codes.toLocaleString('en')} codes, ${colonias.toLocaleString('en')} ${of}`;

async function tell(
  { encoding, states, total, added, changed, gone }: PostalCodesLoaded,
  say: (line: string) => Promise<void>,
): Promise<void> {
  const isWhole = states.length === 32;
  await say(`Read as ${encoding}: ${settled(total)}, ${isWhole ? 'all 32 states' : states.join(', ')}`);
  if ([added, changed, gone].every(({ codes }) => codes === 0)) await say('Nothing changed');
  else {
    await say(`New: ${settled(added)}`);
    await say(`Changed: ${settled(changed, 'new settlements in them')}`);
    await say(`Gone: ${settled(gone)}`);
  }
  if (!isWhole)
    await say('Codes of the other states stay as they were; choose all states where you download it');
}

const bytesOf = (file: string) =>
  readFile(file).catch((error: unknown) => {
    throw new WrongPostalCodes(
      `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
    );
  });

export const command = operatorCommand(
  {
    name: 'postal-codes:load',
    usage: `CPdescarga.txt [--accept-gone] [--by 'Olga Ruiz']
Loads the postal codes of Correos de México from its TXT, or from the ZIP that its page gives.`,
    options: { 'accept-gone': flag },
    word: { name: 'A file', isValid: () => true },
    undone: 'No postal codes were loaded',
  },
  async ({ values, word, database, act, say }) => {
    const onWait = () => void say('Another process updates this database; waiting');
    const load = async () =>
      loadPostalCodes(database, await bytesOf(word), { acceptGone: values['accept-gone'] === true, onWait });
    const loaded = await load().catch((error: unknown) => {
      if (!(error instanceof WrongPostalCodes)) throw error;
      throw new WrongPostalCodes(`${error.message} Nothing was loaded.`);
    });
    const { states, added, changed, gone } = loaded;
    const isSame = [added, changed, gone].every(({ codes }) => codes === 0);
    await operate(database, act, async () => ({
      change: isSame ? null : { after: { states: states.length, added, changed, gone } },
    }));
    await tell(loaded, say);
  },
);
