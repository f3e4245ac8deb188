import { centavos, formatMxn } from '@trastienda/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { manyOrders, type SampleOrder } from '../../testing/sample-orders.tsx';
import { Link } from '../Link/Link.tsx';
import { CellText } from './CellText.tsx';
import { ColumnCard } from './ColumnCard.tsx';
import type { CellEdit, CellState, DataTableColumn } from './DataTable.types.ts';
import { DataTable, type DataTableProps } from './DataTable.tsx';

const pesos = (value: string) => Math.round(Number(value) * 100);

const columns: DataTableColumn<SampleOrder>[] = [
  {
    key: 'product',
    header: 'Producto',
    isRowHeader: true,
    cell: ({ id, article }) => (
      <CellText secondary={id}>
        <Link variant="cell" href={`/mis-productos/${id}`}>
          {article}
        </Link>
      </CellText>
    ),
  },
  { key: 'place', header: 'Almacén', cell: ({ city }) => city },
  {
    key: 'price',
    header: 'Precio',
    width: 220,
    align: 'end',
    cell: ({ total }) => formatMxn(centavos(total)),
    edit: {
      value: ({ total }) => (total / 100).toFixed(2),
      inputMode: 'decimal',
      format: (value) => (Number.isFinite(pesos(value)) ? formatMxn(centavos(pesos(value))) : value),
      validate: (value) => (Number(value) > 0 ? undefined : 'Escribe un precio mayor que 0'),
    },
  },
];

interface EditingProps extends DataTableProps<SampleOrder> {
  states?: Readonly<Record<string, CellState>>;
  onCellEdit: (edit: CellEdit<SampleOrder>) => void;
}

function Editing({ states = {}, onCellEdit, ...props }: EditingProps) {
  const [rows, setRows] = useState(() => manyOrders(5));
  return (
    <DataTable<SampleOrder>
      {...props}
      rows={rows}
      cellState={(key, column) => states[`${key} ${column}`]}
      onCellEdit={(edit) => {
        onCellEdit(edit);
        setRows((all) =>
          all.map((row) => (row.id === edit.rowKey ? { ...row, total: pesos(edit.value) } : row)),
        );
      }}
    />
  );
}

// Under its own name: the table of props is DataTable's.
const OrdersTable = DataTable<SampleOrder>;

const meta = {
  title: 'Datos/Tabla, edición · DataTable',
  id: 'datatable-edicion',
  component: OrdersTable,
  render: (args) => <Editing {...args} />,
  // Of the story, not of the table.
  argTypes: { states: { table: { disable: true } } },
  args: { label: 'Productos', columns, rowKey: ({ id }) => id, onCellEdit: fn() },
} satisfies Meta<EditingProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const price = { name: '$199.00 Editar precio' };

/** Enter or F2 edits, Enter sends, Esc gives up; the focus stays in the cell. */
export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas, args, step }) => {
    const user = userEvent.setup();
    await step('Enter edits and sends', async () => {
      canvas.getByRole('button', price).focus();
      await user.keyboard('{Enter}');
      const field = canvas.getByRole('textbox', { name: 'Editar precio' });
      await expect(field).toHaveValue('199.00');
      await expect(field).toHaveFocus();
      await user.keyboard('250{Enter}');
      await expect(args.onCellEdit).toHaveBeenLastCalledWith(
        expect.objectContaining({ rowKey: '61000000', column: 'price', value: '250' }),
      );
      await expect(canvas.getByRole('button', { name: '$250.00 Editar precio' })).toHaveFocus();
    });
    await step('F2 edits the cell of the current row; Esc gives up', async () => {
      await user.keyboard('{ArrowDown}{F2}');
      await expect(canvas.getByRole('textbox')).toHaveValue('236.00');
      await user.keyboard('1{Escape}');
      await expect(canvas.getByRole('button', { name: '$236.00 Editar precio' })).toHaveFocus();
      await expect(args.onCellEdit).toHaveBeenCalledOnce();
    });
    await step('F2 on a row edits its first cell that can be', async () => {
      canvas.getAllByRole<HTMLElement>('row')[2]?.focus();
      await user.keyboard('{F2}');
      await expect(canvas.getByRole('textbox')).toHaveFocus();
      await user.keyboard('{Escape}');
    });
    await step('leaving the field sends what was typed', async () => {
      await user.keyboard('{Enter}300{Tab}');
      await expect(canvas.getByRole('button', { name: '$300.00 Editar precio' })).toBeVisible();
    });
  },
};

/** What cannot be right is said before it is sent, and stays in the field. */
export const Wrong: Story = {
  name: 'Precio que no puede ser',
  play: async ({ canvas, args }) => {
    const user = userEvent.setup();
    await user.click(canvas.getByRole('button', price));
    await user.keyboard('0{Enter}');
    const field = canvas.getByRole('textbox', { name: 'Editar precio' });
    await expect(field).toHaveAccessibleDescription('Escribe un precio mayor que 0');
    await expect(field).toBeInvalid();
    await expect(args.onCellEdit).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    await expect(canvas.getByRole('button', price)).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.clear(canvas.getByRole('textbox', { name: 'Editar precio' }));
    await user.keyboard('0{Enter}');
    await expect(canvas.getByText('Escribe un precio mayor que 0')).toBeVisible();
  },
};

/** Saved one by one: a cell under way, and one that failed with its cause; what was typed is kept. */
export const PendingAndFailed: Story = {
  name: 'Celdas guardando y con error',
  args: {
    states: {
      '61000001 price': { status: 'pending', value: '310' },
      '61000002 price': {
        status: 'error',
        value: '5',
        message: 'Sears no acepta precios menores de $50.00',
      },
    },
  },
  play: async ({ canvas }) => {
    const user = userEvent.setup();
    await user.click(canvas.getByRole('button', { name: '$310.00 Guardando…' }));
    await expect(canvas.queryByRole('textbox')).toBeNull();
    const failed = canvas.getByRole('button', { name: '$5.00 Editar precio' });
    await expect(failed).toHaveAccessibleDescription('Sears no acepta precios menores de $50.00');
    await user.click(failed);
    await expect(canvas.getByRole('textbox')).toHaveValue('5');
    await user.keyboard('{Escape}');
  },
};

const cardColumns = columns.map((one): DataTableColumn<SampleOrder> =>
  one.isRowHeader ? one : { ...one, inCard: 'brief' },
);

/** On a phone the value has its edge at once, in the card's one line. */
export const OnACard: Story = {
  name: 'En una tarjeta del teléfono',
  globals: { viewport: { value: 'w390', isRotated: false } },
  args: {
    renderCard: (row, card) => <ColumnCard columns={cardColumns} row={row} {...card} />,
  },
  play: async ({ canvas, args }) => {
    const value = canvas.getAllByRole('button', { name: /Editar precio/u })[0] as HTMLElement;
    await expect(value.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(value);
    const field = canvas.getByRole('textbox', { name: 'Editar precio' });
    await userEvent.clear(field);
    await userEvent.type(field, '210{Enter}');
    await expect(args.onCellEdit).toHaveBeenLastCalledWith(
      expect.objectContaining({ column: 'price', value: '210' }),
    );
  },
};
