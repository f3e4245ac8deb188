import { cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../styles.ts';
import { LineChart } from './LineChart.tsx';

const days = ['2026-11-14', '2026-11-15', '2026-11-16'];
const series = [{ key: 'sales', label: 'Ventas', values: [100, 300, 200] }];

function Sales({ width, loading = false }: { width: number; loading?: boolean }) {
  return (
    <div style={{ inlineSize: width }}>
      <LineChart title="Ventas" unit="count" categories={days} series={series} loading={loading} />
    </div>
  );
}

/** Pixels that the drawing was worked out for. */
const drawnWidth = () =>
  Number(screen.getByRole('application').querySelector('svg')?.getAttribute('width') ?? Number.NaN);

afterEach(cleanup);

describe('a chart is as wide as its place', () => {
  test('also when what it shows came later', () => {
    const { rerender } = render(<Sales width={900} loading />);
    rerender(<Sales width={900} />);
    expect(drawnWidth()).toBe(900);
  });

  test('also when its place changed while the table was shown, and after', async () => {
    const { rerender } = render(<Sales width={900} />);
    await userEvent.click(screen.getByRole('button', { name: 'Ver como tabla' }));
    rerender(<Sales width={700} />);
    await userEvent.click(screen.getByRole('button', { name: 'Ver como gráfica' }));
    expect(drawnWidth()).toBe(700);
    rerender(<Sales width={500} />);
    await vi.waitFor(() => expect(drawnWidth()).toBe(500), { timeout: 20_000 });
  });

  test('and a served one is drawn before its place is known, and then for it', async () => {
    const host = document.createElement('div');
    host.innerHTML = renderToString(<Sales width={800} />);
    document.body.append(host);
    expect(drawnWidth()).toBe(640);
    const mismatch = vi.fn();
    const root = hydrateRoot(host, <Sales width={800} />, { onRecoverableError: mismatch });
    await vi.waitFor(() => expect(drawnWidth()).toBe(800), { timeout: 20_000 });
    expect(mismatch).not.toHaveBeenCalled();
    root.unmount();
    host.remove();
  });
});

test('right to left, the values of the axis stay beside the plot', () => {
  render(
    <div dir="rtl">
      <Sales width={700} />
    </div>,
  );
  const drawing = screen.getByRole('application');
  const plot = drawing.querySelector('line')?.getBoundingClientRect();
  const values = [...drawing.querySelectorAll('[text-anchor="end"]')];
  expect(values.length).toBeGreaterThan(2);
  for (const value of values)
    expect(value.getBoundingClientRect().right).toBeLessThanOrEqual(plot?.left ?? 0);
});
