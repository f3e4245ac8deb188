import { type Database, migrate, type SetUp } from '@trastienda/services/database';
import { openDatabase } from '../database/open.ts';

/** Takes the steps that the tables of the services and of the gateway lack, as a start does. @throws as a start does. */
export async function updateDatabase(database: Database, url: string, setUp: SetUp = {}): Promise<void> {
  await migrate(database, setUp);
  await (await openDatabase(url, setUp)).close();
}
