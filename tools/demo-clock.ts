import { join } from 'node:path';
import process from 'node:process';
import { connect, disconnect, startEmbeddedPostgres } from '@trastienda/services/database';
import { advanceCarriers, moveParcels } from '@trastienda/services/demo';
import { root } from './run.ts';

const units = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** '12h' in milliseconds; `null` for anything else. */
function millisecondsOf(text: string | undefined): number | null {
  const [, count, unit] = /^(\d{1,4})([mhd])$/.exec(text ?? '') ?? [];
  return count === undefined ? null : Number(count) * units[unit as keyof typeof units];
}

/**
 * `npm run demo:clock -- 12h`: puts the demo's carriers ahead of the wall clock; events that are due then are
 * reported immediately.
 */
const ahead = millisecondsOf(process.argv[2]);
if (ahead === null) {
  console.error('Di cuánto adelantar el reloj de la demostración: npm run demo:clock -- 12h (o 30m, 2d)');
  process.exitCode = 1;
} else {
  const postgres = await startEmbeddedPostgres({
    dataDir: join(process.env['DATA_DIR'] ?? join(root, '.data'), 'postgres'),
  });
  const database = connect(postgres.url);
  try {
    const whole = await advanceCarriers(database, ahead);
    const reports = await moveParcels(database, new Date(), (error) => console.error(error));
    console.log(
      `Reloj de la demostración: ${(whole / units.h).toFixed(1)} h adelante. ` +
        `Movimientos de paquetería nuevos: ${reports}.`,
    );
  } finally {
    await disconnect(database);
    await postgres.stop();
  }
}
