export { acrossStores, connect, type Database, disconnect, type Transaction } from '../database/connect.ts';
export {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from '../database/embedded/start-embedded-postgres.ts';
export { hasEmbeddedPostgres } from '../database/embedded/has-embedded-postgres.ts';
export { removeEmbeddedPostgres } from '../database/embedded/remove-embedded-postgres.ts';
export { migrate, resetDatabase, servicesSteps } from './migrate.ts';
export { hasTakenAll, type Ledger, readSteps, runSteps, type Step } from '../database/run-steps.ts';
export { createPool } from '../database/pool.ts';
export { type OperatorAct, operate } from './operator/record-act.ts';
export { changeOwner } from './operator/change-owner.ts';
export { setClosed } from './operator/close-store.ts';
export { listStores } from './operator/list-stores.ts';
export { storesOfPerson } from './operator/stores-of-person.ts';
export { listJobs, retryJob } from './operator/failed-jobs.ts';
export { creditWallet } from './operator/credit-wallet.ts';
export { rotateSecrets, type UnopenedSecret } from './operator/rotate-secrets.ts';
export { CommandRefused } from './command-refused.ts';
export { createStore, type NewStore } from './create-store.ts';
export { type ListedStore, mirrorStores } from './mirror-stores.ts';
export { offerDemoCarriers, offeredCarriers } from './demo-carriers.ts';
export { loadPostalCodes, type PostalCodesLoaded } from './postal-codes/load-postal-codes.ts';
export { WrongPostalCodes } from './postal-codes/wrong-postal-codes.ts';
export { deleteStore } from './delete-store.ts';
export { exclusively, SETUP_LOCK, type SetUp } from '../database/setup-lock.ts';
export { UnfitDatabase } from '../database/unfit-database.ts';
export { countMisplaced, moveFiles, type MoveTarget } from '../subjects/files/move-files.ts';
export { rebuildMoney } from '../subjects/money/maintain-sums.ts';
export { rebuildSales } from '../subjects/sales/maintain-sums.ts';
