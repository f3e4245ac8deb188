import { describe, expect, it } from 'vitest';
import { countCharacters, countOf } from './count.ts';

describe('the counter of a field', () => {
  it('counts an emoji and an accented letter as one character each', () => {
    expect(countCharacters('año 📦')).toBe(5);
  });

  it('speaks from 90 % on, and warns only beyond the limit', () => {
    expect(countOf(44, 50)).toMatchObject({ isNear: false, isOver: false });
    expect(countOf(45, 50)).toMatchObject({ isNear: true, isOver: false });
    expect(countOf(50, 50)).toMatchObject({ isOver: false });
    expect(countOf(51, 50)).toMatchObject({ isOver: true });
  });
});
