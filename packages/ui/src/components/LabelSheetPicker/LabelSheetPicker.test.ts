import { describe, expect, test } from 'vitest';
import { firstSheet } from './LabelSheetPicker.model.ts';

const states = (...given: Parameters<typeof firstSheet>) =>
  firstSheet(...given).places.map(({ state }) => state);

describe('the first sheet of labels', () => {
  test('has a label in every place up to the last one', () => {
    expect(states('letter-4', { start: 1, count: 3 })).toEqual(['label', 'label', 'label', 'empty']);
    expect(states('thermal', { start: 1, count: 3 })).toEqual(['label']);
  });

  test('leaves out what was peeled off before', () => {
    expect(states('letter-4', { start: 3, count: 1 })).toEqual(['used', 'used', 'label', 'empty']);
    expect(states('letter-2', { start: 2, count: 5 })).toEqual(['used', 'label']);
  });

  test('says how many there are', () => {
    expect(firstSheet('letter-4', { start: 3, count: 3 }).sheets).toBe(2);
    expect(firstSheet('letter-2', { start: 1, count: 0 }).sheets).toBe(0);
  });

  test('a place that the paper has not is its last', () => {
    expect(states('letter-2', { start: 4, count: 1 })).toEqual(['used', 'label']);
    expect(states('letter-1', { start: 4, count: 1 })).toEqual(['label']);
  });
});
