import { mexicanStates } from '@trastienda/domain';
import { describe, expect, it } from 'vitest';
import { mexico } from './mexico.generated.ts';
import { classOf, limitsOf, stateRows, stepOf } from './MexicoMap.model.ts';

describe('the map of Mexico', () => {
  it('has a shape for each of the 32 states', () => {
    const shapes = mexico.objects.states.geometries.map(({ id }) => String(id));
    expect(shapes.toSorted()).toEqual(mexicanStates.map(({ map }) => map).toSorted());
  });

  it('D62 finds Mexico City under its key of the product', () => {
    const [first] = stateRows([{ state: 'MX-DIF', value: 5 }]);
    expect(first?.state).toMatchObject({ key: 'MX-DIF', map: 'cmx' });
    expect(stateRows([{ state: 'cmx', value: 5 }])[0]?.state.key).toBe('MX-DIF');
  });

  it('goes by value, not by geography, those without data at the end', () => {
    const rows = stateRows([
      { state: 'MX-NLE', value: 30 },
      { state: 'MX-JAL', value: 70 },
      { state: 'MX-CAM', value: null },
      { state: 'Atlántida', value: 100 },
    ]);
    expect(rows).toHaveLength(32);
    expect(rows.slice(0, 2).map(({ state, share }) => [state.key, share])).toEqual([
      // Of everything, what has no place on the map too: a table of the same values says the same.
      ['MX-JAL', 35],
      ['MX-NLE', 15],
    ]);
    expect(rows[2]).toMatchObject({ state: { name: 'Aguascalientes' }, value: null, share: null });
  });

  it('has seven classes between the limits', () => {
    const limits = [500, 2500, 8000, 16_000, 32_000, 64_000];
    expect([0, 499, 500, 8000, 63_999, 64_000, 9e15].map((value) => classOf(value, limits))).toEqual([
      0, 0, 1, 3, 5, 6, 6,
    ]);
  });

  it.each([0, 1, 2, 3, 4, 5, 6])(
    'spreads the classes of %i limits over the ramp, up to its strongest step',
    (count) => {
      const limits = Array.from({ length: count }, (_, at) => at + 1);
      const steps = Array.from({ length: count + 1 }, (_, at) => stepOf(at, limits));
      expect(steps.at(-1)).toBe(6);
      expect(new Set(steps).size).toBe(count + 1);
      expect(steps).toEqual(steps.toSorted((a, b) => a - b));
      expect(steps[0]).toBeGreaterThanOrEqual(count < 6 ? 1 : 0);
    },
  );

  it('parts the values in classes of alike size when no limits are given', () => {
    const rows = stateRows(mexicanStates.map(({ key }, at) => ({ state: key, value: (at + 1) * 1000 })));
    const limits = limitsOf(rows);
    expect(limits).toHaveLength(6);
    expect(new Set(rows.map(({ value }) => classOf(value ?? 0, limits))).size).toBe(7);
    expect(limitsOf([])).toEqual([]);
    expect(limitsOf(stateRows([{ state: 'MX-JAL', value: 5 }]))).toEqual([]);
  });
});
