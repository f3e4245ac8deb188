import { join } from 'node:path';
import process from 'node:process';
import { removeEmbeddedPostgres } from '@trastienda/services/database';
import { root } from './run.ts';

/** `npm run db:reset`: removes the embedded database; the next start seeds the demo again. */
const removed = await removeEmbeddedPostgres({
  dataDir: join(process.env['DATA_DIR'] ?? join(root, '.data'), 'postgres'),
});
if (removed) {
  console.log('Base de datos borrada. El siguiente arranque siembra los datos de demostración.');
} else {
  console.error('La base de datos está en uso. Detén Trastienda (Ctrl+C) y vuelve a intentarlo.');
  process.exitCode = 1;
}
