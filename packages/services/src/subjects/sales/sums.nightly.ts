import { expect, it } from 'vitest';
import { useDatabase } from '../../testing/test-database.ts';
import { writeAtOnce } from '../../testing/write-sales.ts';

const db = useDatabase();

it('200 sequences of writes by two connections leave sums that are those of the lines', async () => {
  expect(await writeAtOnce(db.database, 200)).toBeGreaterThan(1000);
});
