import '../../styles.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { crowdedTargets, pageOverflow } from '../../testing/visual-audit.ts';
import { DateRangePicker } from './DateRangePicker.tsx';

const onChange = vi.fn();

const opened = async (top = 0) => {
  render(
    <div style={{ paddingBlockStart: top }}>
      <DateRangePicker
        presets={[{ id: 'last-7-days', label: 'Ultimos 7 dias' }]}
        value={{ preset: 'last-7-days' }}
        daysOf={() => ({ firstDay: '2025-11-19', lastDay: '2025-11-25' })}
        maxDay="2025-11-25"
        onChange={onChange}
      />
    </div>,
  );
  await userEvent.click(screen.getByRole('button', { name: /^Fecha/ }));
  await screen.findByRole('grid', { name: /noviembre de 2025/ });
};
const months = () => screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'));

describe('S9.14 dates of a list on a phone', () => {
  beforeEach(() => page.viewport(390, 844));
  afterEach(() => {
    cleanup();
    onChange.mockReset();
  });

  test('the month of the last day is the one that shows, and its days can be chosen', async () => {
    await opened();
    expect(months()).toEqual([expect.stringContaining('noviembre de 2025')]);
    await userEvent.click(screen.getByRole('button', { name: /\b24 de noviembre de 2025/ }));
    await userEvent.click(screen.getByRole('button', { name: /\b25 de noviembre de 2025/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Aplicar' }));
    expect(onChange).toHaveBeenCalledWith({ firstDay: '2025-11-24', lastDay: '2025-11-25' });
  });

  test('the month before is one press away, and the way back as well', async () => {
    await opened();
    await userEvent.click(screen.getByRole('button', { name: 'Anterior' }));
    await expect.poll(months).toEqual([expect.stringContaining('octubre de 2025')]);
    // The first of them; at the end of a calendar React Aria has another one, for screen readers alone.
    await userEvent.click(screen.getAllByRole('button', { name: 'Siguiente' })[0] as HTMLElement);
    await expect.poll(months).toEqual([expect.stringContaining('noviembre de 2025')]);
  });

  test('each day, and each of the other controls, has 44 px to itself', async () => {
    await opened();
    expect(crowdedTargets(44)).toEqual([]);
    expect(pageOverflow()).toBe(0);
  });

  test('where there is no room for all of it, what is last can be scrolled to and pressed', async () => {
    await opened(320);
    await userEvent.click(screen.getByRole('button', { name: /\b24 de noviembre de 2025/ }));
    await userEvent.click(screen.getByRole('button', { name: /\b25 de noviembre de 2025/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Aplicar' }), { timeout: 5000 });
    expect(onChange).toHaveBeenCalledWith({ firstDay: '2025-11-24', lastDay: '2025-11-25' });
  });

  test('a wider window has two months', async () => {
    await page.viewport(1280, 800);
    await opened();
    expect(months()).toEqual([
      expect.stringContaining('octubre de 2025'),
      expect.stringContaining('noviembre de 2025'),
    ]);
  });
});
