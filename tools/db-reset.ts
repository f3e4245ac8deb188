import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { root } from './run.ts';

/** `npm run db:reset`: forgets the embedded database; the next start seeds the demo anew. */
const folder = process.env['DATA_DIR'] ?? join(root, '.data');
const running = existsSync(join(folder, 'postgres', 'postmaster.pid'));
if (running) {
  console.error('La base de datos está en uso. Detén Trastienda (Ctrl+C) y vuelve a intentarlo.');
  process.exitCode = 1;
} else {
  rmSync(folder, { recursive: true, force: true });
  console.log('Base de datos borrada. El siguiente arranque siembra los datos de demostración.');
}
