import '../../styles.ts';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
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
