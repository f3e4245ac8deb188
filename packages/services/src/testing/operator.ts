import { asc } from 'drizzle-orm';
import type { Database, OperatorAct } from '../setup/index.ts';
import { operatorActions } from '../tables/operator-actions.ts';
import { acrossStores } from './test-database.ts';

/** An act of an operator of the tests. */
export const actOf = (command: string, more: Partial<OperatorAct> = {}): OperatorAct => ({
  command,
  by: 'olga@host',
  ...more,
});

/** The records of operators, the oldest first. */
export const actsIn = (database: Database) =>
  acrossStores(database, (tx) => tx.select().from(operatorActions).orderBy(asc(operatorActions.id)));
