import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../styles.ts';
import { BulkActions } from '../../blocks/bulk-actions.tsx';
import { DetailPage } from '../../blocks/detail-page.tsx';
import { EmptyStates, type Nothing } from '../../blocks/empty-states.tsx';
import { FormPage } from '../../blocks/form-page.tsx';
import { ListPage, type ListQuery } from '../../blocks/list-page.tsx';
import { WizardStep } from '../../blocks/wizard-step.tsx';

afterEach(cleanup);

interface Row {
  readonly id: string;
}
const columns = [{ key: 'id', header: 'Pedido', isRowHeader: true, cell: ({ id }: Row) => id }];
const rowKey = ({ id }: Row) => id;

/** A service whose answers the test gives, in the order that it likes. */
function service() {
  const asked: { query: ListQuery; answer: (rows: readonly Row[] | Error) => void }[] = [];
  const load = (query: ListQuery) =>
    new Promise<{ rows: readonly Row[]; total: number }>((resolve, reject) => {
      const answer = (rows: readonly Row[] | Error) =>
        rows instanceof Error ? reject(rows) : resolve({ rows, total: rows.length });
      asked.push({ query, answer });
    });
  return { asked, load };
}

describe('the block of a list', () => {
  test('shows the answer to the last question, whatever comes later', async () => {
    const { asked, load } = service();
    render(<ListPage title="Pedidos" columns={columns} rowKey={rowKey} load={load} />);
    asked[0]?.answer([{ id: '61840277' }]);
    await screen.findByText('61840277');
    await userEvent.type(screen.getByRole('searchbox'), '52{Enter}');
    await waitFor(() => expect(asked.at(-1)?.query.search).toBe('52'));
    asked.at(-1)?.answer([{ id: '52093318' }]);
    await screen.findByText('52093318');
    for (const { answer } of asked.slice(1, -1)) answer([{ id: 'tarde' }]);
    expect(screen.queryByText('tarde')).toBeNull();
  });

  test('fails with a way to try again, and begins anew from there', async () => {
    const { asked, load } = service();
    render(<ListPage title="Pedidos" columns={columns} rowKey={rowKey} load={load} />);
    asked[0]?.answer(new Error('504'));
    await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    asked[1]?.answer([{ id: '61840277' }]);
    await screen.findByText('61840277');
  });

  test('tells nothing yet from nothing that matches', async () => {
    const { asked, load } = service();
    render(<ListPage title="Pedidos" columns={columns} rowKey={rowKey} load={load} />);
    asked[0]?.answer([]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Quitar búsqueda' })).toBeNull());
    await userEvent.type(screen.getByRole('searchbox'), 'zz{Enter}');
    await waitFor(() => expect(asked.at(-1)?.query.search).toBe('zz'));
    asked.at(-1)?.answer([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar búsqueda' }));
    await waitFor(() => expect(asked.at(-1)?.query.search).toBe(''));
  });
});

describe('the block of a form', () => {
  test('leads to the first error, and loses nothing when it cannot be saved', async () => {
    const save = vi.fn(() => Promise.reject(new Error('Sin conexión: revisa tu internet.')));
    render(<FormPage initial={{ name: '', email: '' }} save={save} onLeave={() => {}} />);
    await userEvent.click(screen.getByRole('button', { name: 'Guardar contacto' }));
    const name = screen.getByRole('textbox', { name: 'Nombre' });
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(save).not.toHaveBeenCalled();
    await userEvent.type(name, 'Mariana');
    await userEvent.type(screen.getByRole('textbox', { name: 'Correo' }), 'mariana@lumbre.mx');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar contacto' }));
    await screen.findByText('Sin conexión: revisa tu internet.');
    expect((name as HTMLInputElement).value).toBe('Mariana');
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await screen.findByRole('alertdialog');
  });
});

describe('the block of acts on many', () => {
  test('keeps what failed, and says so when nobody knows how it ended', async () => {
    let isBroken = false;
    const act = vi.fn((keys: readonly string[]) =>
      isBroken
        ? Promise.reject(new Error('line'))
        : Promise.resolve({
            done: keys.slice(1),
            failed: [{ cause: 'sin código postal', keys: keys.slice(0, 1) }],
          }),
    );
    const rows = [{ id: '1' }, { id: '2' }];
    render(
      <BulkActions
        label="Pedidos"
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        actLabel={(count) => `Generar ${count}`}
        act={act}
      />,
    );
    const [all] = within(screen.getByRole('table')).getAllByRole('checkbox');
    if (all) await userEvent.click(all);
    await userEvent.click(await screen.findByRole('button', { name: 'Generar 2' }));
    await screen.findByText('1 de 2 listos');
    isBroken = true;
    await userEvent.click(screen.getByRole('button', { name: 'Generar 1' }));
    await screen.findByText(/Revisa la lista antes de repetir/u);
    expect(act).toHaveBeenLastCalledWith(['1']);
    expect(screen.getByRole('button', { name: 'Generar 1' })).toBeTruthy();
  });
});

describe('the other blocks', () => {
  test('a step goes on, and the focus to its title', async () => {
    const steps = [
      { key: 'a', label: 'Paquete' },
      { key: 'b', label: 'Cotizar' },
    ];
    const next = vi.fn(() => Promise.resolve());
    const step = (current: string, title: string) => (
      <WizardStep title={title} steps={steps} current={current} nextLabel="Cotizar" onNext={next}>
        Campos
      </WizardStep>
    );
    const { rerender } = render(step('a', 'Paquete'));
    await userEvent.click(screen.getByRole('button', { name: 'Cotizar' }));
    expect(next).toHaveBeenCalledOnce();
    rerender(step('b', 'Cotizar'));
    await waitFor(() =>
      expect(document.activeElement?.contains(screen.getByRole('heading', { level: 1 }))).toBe(true),
    );
  });

  test('a detail loads, fails and is there', async () => {
    const retry = vi.fn();
    const page = (read: Parameters<typeof DetailPage>[0]['read']) => (
      <DetailPage read={read} backHref="/mis-pedidos" now="2025-11-26T16:00:00Z" />
    );
    const { rerender } = render(page({ kind: 'loading' }));
    rerender(page({ kind: 'failed', retry }));
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  test.each<Nothing>(['new', 'no-match', 'clear', 'failed', 'offline', 'forbidden'])(
    'nothing to show: %s has its words',
    (nothing) => {
      render(
        <EmptyStates
          nothing={nothing}
          things="pedidos"
          start={{ label: 'Conectar canal', href: '/canales' }}
          onClearFilters={() => {}}
          onRetry={() => {}}
        />,
      );
      expect(screen.getByRole('heading', { level: 2 }).textContent).not.toBe('');
    },
  );
});
