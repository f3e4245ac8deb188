export { connect, type Database, disconnect, type Transaction } from './connect.ts';
export {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './embedded/start-embedded-postgres.ts';
export { hasEmbeddedPostgres } from './embedded/has-embedded-postgres.ts';
export { removeEmbeddedPostgres } from './embedded/remove-embedded-postgres.ts';
export { migrate, resetDatabase } from './migrate.ts';
export { createPool } from './pool.ts';
export { createStore, type NewStore, WrongStore } from '../setup/create-store.ts';
export { seedDemo } from './seed-demo.ts';
export { exclusively, SETUP_LOCK, type Waiting } from './setup-lock.ts';
export { UnfitDatabase } from './unfit-database.ts';
export { rebuildSales } from '../kidal/analytics/keep-sums.ts';
