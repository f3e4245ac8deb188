import { expect, test } from 'vitest';
import { colorDistance } from './color-vision.ts';

test('black and white are as far as colours can be, whoever looks; a colour is no way from itself', () => {
  expect(colorDistance('#000000', '#ffffff', 'normal')).toBeCloseTo(1, 3);
  expect(colorDistance('#000000', '#ffffff', 'tritanopia')).toBeCloseTo(1, 3);
  expect(colorDistance('#256aca', '#256aca', 'deuteranopia')).toBe(0);
});

test('a red and a green that most people tell apart are nearly one without red or green cones', () => {
  const [red, green] = ['#b04a3a', '#6f7a2c'];
  expect(colorDistance(red, green, 'normal')).toBeGreaterThan(0.12);
  expect(colorDistance(red, green, 'deuteranopia')).toBeLessThan(0.07);
  expect(colorDistance(red, green, 'tritanopia')).toBeGreaterThan(0.1);
});
