import '../../styles.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CellText } from './CellText.tsx';
import { DataTable } from './DataTable.tsx';

const table = (
  <DataTable
    label="Pedidos"
    columns={[
      { key: 'id', header: 'Pedido', width: 120, cell: (row: number) => `pedido ${row}` },
      { key: 'note', header: 'Nota', minWidth: 400, priority: 4, cell: () => 'sin nota' },
    ]}
    rows={[1, 2, 3]}
    rowKey={String}
  />
);
const host = document.createElement('div');
afterEach(() => host.remove());
afterEach(cleanup);

describe('a table that a server drew', () => {
  test('has its rows in the answer, keeps them while it is taken over, and only then hides what has no room', async () => {
    host.style.inlineSize = '300px';
    host.innerHTML = renderToString(table);
    document.body.append(host);
    const rows = () => host.querySelectorAll('tbody tr').length;
    expect(rows()).toBe(3);
    expect(host.textContent).toContain('sin nota');
    const gone = vi.fn();
    const watch = new MutationObserver(() => {
      if (rows() !== 3) gone(rows());
    });
    watch.observe(host, { childList: true, subtree: true });
    const onRecoverableError = vi.fn();
    hydrateRoot(host, table, { onRecoverableError });
    await expect.poll(() => host.textContent).not.toContain('sin nota');
    expect(rows()).toBe(3);
    expect(gone).not.toHaveBeenCalled();
    expect(onRecoverableError).not.toHaveBeenCalled();
  });
});

test('a date of another year, which is longer, has its column’s room as the number over it has', async () => {
  render(
    <div style={{ inlineSize: 700 }}>
      <DataTable
        label="Pedidos"
        columns={[
          {
            key: 'order',
            header: 'Pedido',
            width: 100,
            minWidth: 90,
            cell: () => (
              <CellText isWhole="both" secondary="25 nov 2024, 10:02">
                5209
              </CellText>
            ),
          },
          { key: 'note', header: 'Nota', cell: () => 'sin nota' },
        ]}
        rows={[1]}
        rowKey={String}
      />
    </div>,
  );
  const date = screen.getByText('25 nov 2024, 10:02');
  await expect
    .poll(() => (date.closest('td')?.getBoundingClientRect().right ?? 0) - date.getBoundingClientRect().right)
    .toBeGreaterThanOrEqual(11.5);
  expect(date.scrollWidth).toBeLessThanOrEqual(date.clientWidth);
});
