import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  afterResize,
  afterToggle,
  shellLayoutOf,
  watchWidth,
  type ShellState,
} from './shell-layout.model.ts';

const at = (width: number, more: Partial<ShellState> = {}): ShellState => ({
  width,
  choice: 'full',
  held: null,
  ...more,
});

describe('the shell by width', () => {
  it('S2.11 reduces the sidebar at 1110 px or less', () => {
    expect(shellLayoutOf(at(1111))).toBe('full');
    expect(shellLayoutOf(at(1110))).toBe('reduced');
    expect(shellLayoutOf(at(751))).toBe('reduced');
  });

  it('S2.12 shows the bottom bar in its place at 750 px or less', () => {
    expect(shellLayoutOf(at(750))).toBe('mobile');
    expect(shellLayoutOf(at(320, { held: 'reduced', choice: 'reduced' }))).toBe('mobile');
  });

  it('S2.10 keeps the choice of the person above 1110 px, also after a narrow spell', () => {
    const chosen = afterToggle(at(1440), 'reduced');
    expect(shellLayoutOf(chosen)).toBe('reduced');
    expect(shellLayoutOf(afterResize(afterResize(chosen, 900), 1440))).toBe('reduced');
  });

  it('returns to the full sidebar after a narrow spell when nobody chose otherwise', () => {
    expect(shellLayoutOf(afterResize(afterResize(at(1440), 900), 1440))).toBe('full');
  });

  it('holds a click below 1110 px until the next resize', () => {
    const opened = afterToggle(at(1000), 'full');
    expect(shellLayoutOf(opened)).toBe('full');
    expect(shellLayoutOf(afterResize(opened, 990))).toBe('reduced');
    expect(afterResize(opened, 1440).choice).toBe('full');
  });
});

describe('watching the window', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('S2.13 waits 300 ms after the last resize', () => {
    const view = Object.assign(new EventTarget(), { innerWidth: 1440 }) as unknown as Window & {
      innerWidth: number;
    };
    const seen: number[] = [];
    const stop = watchWidth(view, (width) => seen.push(width));

    view.innerWidth = 1200;
    view.dispatchEvent(new Event('resize'));
    vi.advanceTimersByTime(299);
    view.innerWidth = 1000;
    view.dispatchEvent(new Event('resize'));
    vi.advanceTimersByTime(299);
    expect(seen).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual([1000]);

    view.dispatchEvent(new Event('resize'));
    stop();
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual([1000]);
  });
});
