import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupByCause, proportions } from './JobResult.model.ts';

describe('the result of a job', () => {
  it('names the failed rows by cause, the most frequent cause first', () => {
    expect(
      groupByCause([
        { row: '52093318', cause: 'sin-respuesta' },
        { row: '61840277', cause: 'codigo-postal' },
        { row: '61840102', cause: 'codigo-postal' },
      ]),
    ).toEqual([
      { cause: 'codigo-postal', rows: ['61840277', '61840102'] },
      { cause: 'sin-respuesta', rows: ['52093318'] },
    ]);
    expect(groupByCause([])).toEqual([]);
  });

  it('loses no row', () => {
    const failures = fc.array(fc.record({ row: fc.string(), cause: fc.constantFrom('a', 'b', 'c') }));
    fc.assert(
      fc.property(failures, (all) => {
        expect(
          groupByCause(all)
            .flatMap(({ rows }) => rows)
            .toSorted(),
        ).toEqual(all.map(({ row }) => row).toSorted());
      }),
    );
  });

  it('shows one failure among thousands as something', () => {
    const [done = 0, failed = 0] = proportions([9999, 1]);
    expect(failed).toBeGreaterThan(0.9);
    expect(done + failed).toBeCloseTo(100);
    expect(proportions([0, 0])).toEqual([0, 0]);
    expect(proportions([3, 0])).toEqual([100, 0]);
  });
});
