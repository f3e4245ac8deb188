import { describe, expect, it } from 'vitest';
import { readAnswer } from '../core/read-answer.ts';
import { getBalance } from './shippings.calls.ts';
import { updateProduct } from './products.calls.ts';
import { conflictsIn } from './products.schemas.ts';

const refused = (data: object) => new Response(JSON.stringify({ message: 'Cambió', data }), { status: 409 });
const conflict = { field: 'salePrice', theirs: 899, by: 'Héctor', at: '2025-11-25T18:30:00.000Z' };

describe('what two people changed at once (D262)', () => {
  it('is told field by field, in the data of the refusal', async () => {
    const conflicts = [conflict, { field: 'info_by_sku.VS-6-AZ', by: 'Héctor', at: conflict.at }];
    const read = await readAnswer(updateProduct, refused({ message: 'Cambió', conflicts }));
    expect(read.ok || conflictsIn(read.error.data)).toEqual([conflict, { ...conflicts[1], theirs: null }]);
  });

  it('is nothing where the data says no more than its message, or says it otherwise', async () => {
    const read = await readAnswer(getBalance, refused({ message: 'Cambió' }));
    expect(read.ok || 'data' in read.error).toBe(false);
    for (const data of [undefined, null, 'x', {}, { conflicts: 'x' }, { conflicts: [{ field: 1 }] }]) {
      expect(conflictsIn(data)).toEqual([]);
    }
  });
});
