import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import {
  connect,
  disconnect,
  loadPostalCodes,
  migrate,
  type PostalCodesLoaded,
  UnfitDatabase,
  WrongPostalCodes,
} from '@trastienda/services/database';
import { fail } from './fail.ts';
import { onDatabase } from './operator-command.ts';

const usage = `npm run postal-codes:load -- CPdescarga.txt [--accept-gone]
The file is the TXT of Correos de México, or the ZIP that its page gives. It needs the environment of the gateway.`;

const say = (text: string) => process.stdout.write(`${text}\n`);

function readArguments(): { readonly file: string; readonly acceptGone: boolean } {
  const options = { 'accept-gone': { type: 'boolean', default: false } } as const;
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [file, ...others] = positionals;
    return file === undefined || others.length > 0
      ? fail(usage)
      : { file, acceptGone: values['accept-gone'] };
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

const settled = ({ codes, colonias }: PostalCodesLoaded['total'], of = 'settlements') =>
  `${codes.toLocaleString('en')} codes, ${colonias.toLocaleString('en')} ${of}`;

function tell({ encoding, states, total, added, changed, gone }: PostalCodesLoaded): void {
  const isWhole = states.length === 32;
  say(`Read as ${encoding}: ${settled(total)}, ${isWhole ? 'all 32 states' : states.join(', ')}`);
  if ([added, changed, gone].every(({ codes }) => codes === 0)) say('Nothing changed');
  else {
    say(`New: ${settled(added)}`);
    say(`Changed: ${settled(changed, 'new settlements in them')}`);
    say(`Gone: ${settled(gone)}`);
  }
  if (!isWhole) say('Codes of the other states stay as they were; choose all states where you download it');
}

/**
 * `npm run postal-codes:load -- CPdescarga.txt` loads the postal codes of Correos de México: for who runs the installation, with the
 * same environment.
 */
const { file, acceptGone } = readArguments();
const bytes = await readFile(file).catch((error: unknown) =>
  fail(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`),
);
await onDatabase('No postal codes were loaded', async (url) => {
  const database = connect(url, { max: 1 });
  const onWait = () => say('Another process updates this database; waiting');
  try {
    await migrate(database, { onWait });
    tell(await loadPostalCodes(database, bytes, { acceptGone, onWait }));
  } catch (error) {
    if (!(error instanceof WrongPostalCodes || error instanceof UnfitDatabase)) throw error;
    process.stderr.write(`${error.message} Nothing was loaded.\n`);
    process.exitCode = 1;
  } finally {
    await disconnect(database);
  }
});
