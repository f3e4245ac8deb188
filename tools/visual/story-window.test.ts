import { describe, expect, test } from 'vitest';
import { widths } from '../../.storybook/toolbar.ts';
import { windowOf } from './story-window.ts';

describe('the window of a story', () => {
  const phone = { value: 'w390', isRotated: false };

  test('is as wide as the phone that the story asks for', () => {
    expect(windowOf('screen', { chosen: phone, options: widths })).toEqual({ width: 390, height: 900 });
    expect(windowOf('component', { chosen: 'w390', options: widths })).toEqual({ width: 390, height: 900 });
  });

  test('is turned with the phone', () => {
    const chosen = { ...phone, isRotated: true };
    expect(windowOf('component', { chosen, options: widths })).toEqual({ width: 900, height: 390 });
  });

  test('is that of its kind where the story asks for none, for one that is not known, or for a share', () => {
    const whole = { whole: { styles: { width: '100%', height: '100%' } } };
    expect(windowOf('screen').width).toBe(1120);
    expect(windowOf('component', { options: widths }).width).toBe(800);
    expect(windowOf('component', { chosen: { value: 'w1' }, options: widths }).width).toBe(800);
    expect(windowOf('component', { chosen: { value: 'whole' }, options: whole }).width).toBe(800);
  });
});
