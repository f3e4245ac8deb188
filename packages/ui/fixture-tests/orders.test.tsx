import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Button } from '@trastienda/ui/Button';
import { ConfirmModal } from '@trastienda/ui/ConfirmModal';
import { DataTable, type DataTableColumn } from '@trastienda/ui/DataTable';
import { DateRangePicker, type DateRangeValue } from '@trastienda/ui/DateRangePicker';
import { Select } from '@trastienda/ui/Select';
import { dateRangeTester, dialogTester, selectTester, tableTester } from '@trastienda/ui/test';
import { UiProvider } from '@trastienda/ui/UiProvider';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';

// Tests of somebody else's application in jsdom: the packages' own testers, and Testing Library.
interface Order {
  readonly id: string;
  readonly buyer: string;
}
const orders: readonly Order[] = [
  { id: '61840277', buyer: 'María Fernanda Ortiz' },
  { id: '52093318', buyer: 'Jorge Luis Cantú' },
];
const columns: readonly DataTableColumn<Order>[] = [
  { key: 'id', header: 'Pedido', isRowHeader: true, isSortable: true, cell: ({ id }) => id },
  { key: 'buyer', header: 'Comprador', cell: ({ buyer }) => buyer },
];

function Orders() {
  const [state, setState] = useState<string | null>(null);
  const [days, setDays] = useState<DateRangeValue | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isOpen, setOpen] = useState(false);
  const [answer, setAnswer] = useState('');
  return (
    <UiProvider>
      <Select label="Estado" value={state} onChange={setState} items={[{ id: 'OAX', label: 'Oaxaca' }]} />
      <DateRangePicker label="Fecha" value={days} onChange={setDays} />
      <DataTable
        label="Pedidos"
        columns={columns}
        rows={orders}
        rowKey={({ id }) => id}
        selected={selected}
        onSelectionChange={setSelected}
      />
      <Button onPress={() => setOpen(true)}>Generar guía</Button>
      <ConfirmModal
        title="¿Generar la guía?"
        isOpen={isOpen}
        onConfirm={() => {
          setAnswer('generada');
          setOpen(false);
        }}
      />
      <output>{JSON.stringify({ state, days, selected: [...selected], answer })}</output>
    </UiProvider>
  );
}

const tools = { within, user: userEvent.setup(), root: document.body };
const shown = (): unknown => JSON.parse(document.querySelector('output')?.textContent ?? '{}');
beforeEach(() => {
  render(<Orders />);
});
afterEach(cleanup);

test('a select is chosen from', async () => {
  await selectTester(tools, 'Estado').choose('Oaxaca');
  await waitFor(() => expect(shown()).toMatchObject({ state: 'OAX' }));
});

test('a range of days is typed', async () => {
  await dateRangeTester(tools).type('1/11/2025', '9/11/2025');
  await waitFor(() =>
    expect(shown()).toMatchObject({ days: { firstDay: '2025-11-01', lastDay: '2025-11-09' } }),
  );
});

test('a table is read, and a row of it ticked', async () => {
  const table = tableTester(tools, 'Pedidos');
  expect(table.cells('52093318')).toContain('Jorge Luis Cantú');
  await table.toggle('61840277');
  await waitFor(() => expect(shown()).toMatchObject({ selected: ['61840277'] }));
});

test('a dialog opens, is answered and gone', async () => {
  await tools.user.click(screen.getByRole('button', { name: 'Generar guía' }));
  const dialog = dialogTester(tools, '¿Generar la guía?', 'alertdialog');
  await dialog.press('Si');
  await waitFor(() => expect(dialog.isOpen()).toBe(false));
  expect(shown()).toMatchObject({ answer: 'generada' });
});
