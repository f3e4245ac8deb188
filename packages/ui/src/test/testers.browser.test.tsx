import '../styles.ts';
import { cleanup, render, within } from '@testing-library/react';
import { useState } from 'react';
import { userEvent } from 'storybook/test';
import { afterEach, expect, test, vi } from 'vitest';
import { ComboBox } from '../components/ComboBox/ComboBox.tsx';
import { ConfirmModal } from '../components/ConfirmModal/ConfirmModal.tsx';
import { DataTable, type SortDescriptor } from '../components/DataTable/index.ts';
import { createSnackbarQueue, SnackbarRegion } from '../components/Snackbar/index.ts';
import { comboBoxTester, dialogTester, snackbarTester, tableTester, type TestTools } from './index.ts';

// What the library gives to whoever tests a page of its components. The others drive the stories of theirs.
const tools: TestTools = { within, user: userEvent, root: document.body };

afterEach(cleanup);

const orders = [
  { id: '61840277', buyer: 'María Fernanda Ortiz' },
  { id: '52093318', buyer: 'Jorge Luis Cantú' },
];

function Orders() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [sort, setSort] = useState<SortDescriptor>();
  return (
    <>
      <DataTable
        label="Pedidos"
        columns={[
          { key: 'id', header: 'Pedido', isRowHeader: true, isSortable: true, cell: ({ id }) => id },
          { key: 'buyer', header: 'Comprador', cell: ({ buyer }) => buyer },
        ]}
        rows={orders}
        rowKey={({ id }) => id}
        selected={selected}
        onSelectionChange={setSelected}
        sort={sort}
        onSortChange={setSort}
      />
      <output>{[...selected].join()}</output>
    </>
  );
}

test('a table is driven by its label: its cells are read, a row is ticked, a column sorts', async () => {
  render(<Orders />);
  const table = tableTester(tools, 'Pedidos');
  expect(table.cells('61840277')).toEqual(expect.arrayContaining(['61840277', 'María Fernanda Ortiz']));
  expect(() => table.row('10000000')).toThrow();
  await table.toggle('52093318');
  await expect.poll(() => document.querySelector('output')?.textContent).toBe('52093318');
  expect(table.sortOf('Pedido')).not.toBe('descending');
  await table.sort('Pedido');
  await expect.poll(() => table.sortOf('Pedido')).toBe('descending');
  await table.sort('Pedido');
  await expect.poll(() => table.sortOf('Pedido')).toBe('ascending');
});

test('a dialog is driven by its title: it is waited for, answered, and gone', async () => {
  const onConfirm = vi.fn();
  const modal = (isOpen: boolean) => (
    <ConfirmModal isOpen={isOpen} title="¿Generar la guía?" onConfirm={onConfirm} />
  );
  const dialog = dialogTester(tools, '¿Generar la guía?', 'alertdialog');
  const { rerender } = render(modal(false));
  expect(dialog.isOpen()).toBe(false);
  rerender(modal(true));
  expect(await dialog.find()).toBeInstanceOf(HTMLElement);
  await dialog.press('Si');
  expect(onConfirm).toHaveBeenCalledOnce();
  rerender(modal(false));
  await expect.poll(dialog.isOpen).toBe(false);
});

test('a combo box is driven by its label: what is typed leaves options to choose from', async () => {
  const onChange = vi.fn();
  render(
    <ComboBox
      label="Colonia"
      onChange={onChange}
      items={[
        { id: 'mirador', label: 'Mirador del Valle' },
        { id: 'centro', label: 'Centro' },
      ]}
    />,
  );
  const colonia = comboBoxTester(tools, 'Colonia');
  await colonia.choose('mira', /Mirador/);
  await expect.poll(colonia.shown).toBe('Mirador del Valle');
  expect(onChange).toHaveBeenLastCalledWith('mirador');
});

test('snackbars are found by what they say: waited for, answered, taken off', async () => {
  const queue = createSnackbarQueue();
  render(<SnackbarRegion queue={queue} />);
  const snackbars = snackbarTester(tools);
  expect(snackbars.messages()).toEqual([]);
  const waiting = snackbars.find('Guía generada');
  const onPress = vi.fn();
  queue.add({ message: 'Guía generada', action: { label: 'Deshacer', onPress } });
  expect((await waiting).textContent).toContain('Guía generada');
  queue.add({ tone: 'error' });
  queue.add({ tone: 'error' });
  await snackbars.find(/^Ha ocurrido un error/);
  expect(snackbars.messages()).toEqual([
    'Guía generada',
    'Ha ocurrido un error, por favor intenta más tarde',
  ]);
  await snackbars.press('Guía generada', 'Deshacer');
  expect(onPress).toHaveBeenCalledOnce();
  await snackbars.close(/error/);
  await expect.poll(snackbars.messages).toEqual([]);
  await expect(snackbars.find('Guía cancelada')).rejects.toThrow("'Guía cancelada'; there are: none");
});
