import { describe, expect, it } from 'vitest';
import { sparklineModel } from './Sparkline.model.ts';

const size = { width: 132, height: 44 };

describe('a sparkline', () => {
  it('has both periods on one scale, inside its edges', () => {
    const { x, y } = sparklineModel([10, 20], [40, 0], size);
    expect([x(0), x(1)]).toEqual([2, 129]);
    expect([y(0), y(40)]).toEqual([41, 3]);
    expect(y(20)).toBe(22);
  });

  it('is level for equal values and in the middle for one', () => {
    expect(sparklineModel([7, 7], [], size).y(7)).toBe(22);
    const one = sparklineModel([7], [], size);
    expect([one.x(0), one.y(7)]).toEqual([66, 22]);
    expect(one.alone).toEqual([0]);
  });

  it('shows a value between two gaps as a point', () => {
    expect(sparklineModel([1, null, 3, null, 4, 5], [], size).alone).toEqual([0, 2]);
    expect(sparklineModel([], [], size).alone).toEqual([]);
  });
});
