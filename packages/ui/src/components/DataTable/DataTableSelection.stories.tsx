import { centavos } from '@trastienda/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { withoutPicture } from '../../testing/layout.tsx';
import { LabelIcon } from '../../icons/index.ts';
import { manyOrders, sampleColumns, type SampleOrder } from '../../testing/sample-orders.tsx';
import { BulkBar } from '../BulkBar/BulkBar.tsx';
import { Button } from '../Button/Button.tsx';
import { OrderCard } from '../OrderCard/OrderCard.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { DataTable, type DataTableProps } from './DataTable.tsx';

const everyOrder = manyOrders(35);

interface SelectingProps extends Omit<DataTableProps<SampleOrder>, 'rows'> {
  initial?: readonly string[];
}

/** A list of 35 orders in pages of ten, whose caller keeps what is chosen. */
function Selecting({ initial = [], ...props }: SelectingProps) {
  const [selected, setSelected] = useState(new Set(initial));
  const [page, setPage] = useState(1);
  const selectAll = () => setSelected(new Set(everyOrder.map(({ id }) => id)));
  return (
    <DataTable<SampleOrder>
      {...props}
      rows={everyOrder.slice((page - 1) * 10, page * 10)}
      selected={selected}
      onSelectionChange={setSelected}
      onSelectAll={selectAll}
      bulkBar={
        <BulkBar
          count={selected.size}
          total={everyOrder.length}
          onSelectAll={selectAll}
          onClear={() => setSelected(new Set())}
        >
          <Button size="sm" variant="primary" icon={<LabelIcon size={16} />}>
            {selected.size === 1 ? 'Generar 1 guía' : `Generar ${selected.size} guías`}
          </Button>
        </BulkBar>
      }
      footer={<Pagination total={everyOrder.length} page={page} onPageChange={setPage} />}
    />
  );
}

const navigate = fn();

// Under its own name: the table of props is DataTable's.
const OrdersTable = DataTable<SampleOrder>;

const meta = {
  title: 'Datos/Tabla, selección · DataTable',
  id: 'datatable-seleccion',
  component: OrdersTable,
  render: (args) => <Selecting {...args} />,
  // Of the story, not of the table.
  argTypes: { initial: { table: { disable: true } } },
  args: {
    label: 'Pedidos',
    columns: sampleColumns,
    rowKey: ({ id }) => id,
    rowName: ({ id }) => `pedido ${id}`,
    renderCard: (order, { isSelected, onSelectedChange }) => (
      <OrderCard
        orderNumber={order.id}
        channel={order.channel}
        status={order.status}
        href={`/mis-pedidos/${order.id}`}
        now="2025-11-26T16:00:00Z"
        total={centavos(order.total)}
        itemName={order.article}
        clientName={order.client}
        isSelected={isSelected}
        onSelectedChange={onSelectedChange}
      />
    ),
  },
  decorators: [
    (Story) => (
      <UiProvider navigate={navigate}>
        <Story />
      </UiProvider>
    ),
  ],
} satisfies Meta<SelectingProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (at: number) => ({ name: `Seleccionar pedido ${61_000_000 + at}` });

export const Some: Story = {
  name: 'Algunos seleccionados',
  args: { initial: ['61000000', '61000001', '61000002'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Seleccionar esta página' })).toBePartiallyChecked();
    await expect(canvas.getByText('3 seleccionados')).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Cliente' })).toBeInTheDocument();
  },
};

export const ShiftAndClick: Story = {
  name: 'Con Mayús y clic',
  play: async ({ canvas }) => {
    const user = userEvent.setup();
    await user.click(canvas.getByRole('checkbox', box(1)));
    await user.keyboard('{Shift>}');
    await user.click(canvas.getByRole('checkbox', box(5)));
    await user.keyboard('{/Shift}');
    await expect(canvas.getByText('5 seleccionados')).toBeVisible();
    await user.click(canvas.getByRole('checkbox', { name: 'Seleccionar esta página' }));
    await expect(canvas.getByText('10 seleccionados')).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Quitar selección' }));
    await expect(canvas.queryByText(/seleccionados/)).toBeNull();
    await user.click(canvas.getByRole('checkbox', box(1)));
    await user.keyboard('{Shift>}');
    await user.click(canvas.getByRole('checkbox', box(5)));
    await user.keyboard('{/Shift}');
    await expect(canvas.getByText('5 seleccionados')).toBeVisible();
  },
};

/** J, K and arrows walk; Space and X choose; Shift X extends; Enter opens; Esc takes the selection off. */
export const Keyboard: Story = {
  name: 'Con el teclado',
  play: async ({ canvas, step }) => {
    const user = userEvent.setup();
    const row = (at: number) => canvas.getByRole('checkbox', box(at)).closest('tr');
    navigate.mockClear();
    canvas.getByRole('checkbox', box(0)).focus();

    await step('J and arrows walk the rows, and stop at the last', async () => {
      await user.keyboard('j');
      await expect(row(1)).toHaveFocus();
      await user.keyboard('{ArrowDown}k');
      await expect(row(1)).toHaveFocus();
      await user.keyboard('{End}{ArrowDown}');
      await expect(row(9)).toHaveFocus();
      await user.keyboard('{Home}j');
    });
    await step('the table is one stop of Tab by its current row, whose box and buttons follow', async () => {
      const stops = canvas.getAllByRole('row').filter(({ tabIndex }) => tabIndex === 0);
      await expect(stops).toEqual([row(1)]);
      await user.tab();
      await expect(canvas.getByRole('checkbox', box(1))).toHaveFocus();
      await user.tab({ shift: true });
      await expect(row(1)).toHaveFocus();
    });
    await step('Space and X choose, Shift X extends', async () => {
      await user.keyboard(' ');
      await expect(canvas.getByText('1 seleccionado')).toBeVisible();
      await user.keyboard(' x');
      await expect(canvas.getByText('1 seleccionado')).toBeVisible();
      await user.keyboard('jjj{Shift>}X{/Shift}');
      await expect(canvas.getByText('4 seleccionados')).toBeVisible();
      await expect(row(4)).toHaveFocus();
    });
    await step('Ctrl A takes the page, and then all that meet the filters', async () => {
      await user.keyboard('{Control>}a{/Control}');
      await expect(canvas.getByText('10 seleccionados')).toBeVisible();
      await user.keyboard('{Control>}a{/Control}');
      await expect(canvas.getByText('Los 35 seleccionados')).toBeVisible();
    });
    await step('Esc takes the selection off, and the row keeps the focus', async () => {
      await user.keyboard('{Escape}');
      await expect(canvas.queryByText(/seleccionado/)).toBeNull();
      await expect(row(4)).toHaveFocus();
    });
    await step('Enter opens the row', async () => {
      await user.keyboard('{Enter}');
      await expect(navigate).toHaveBeenLastCalledWith('/mis-pedidos/61000004', undefined);
    });
  },
};

/** WCAG 2.1.4: single letters can be switched off; arrows and Space go on. */
export const WithoutLetters: Story = {
  name: 'Sin atajos de una letra',
  args: { hasSingleKeyShortcuts: false },
  play: async ({ canvas }) => {
    const user = userEvent.setup();
    canvas.getByRole('checkbox', box(0)).focus();
    await user.keyboard('jx');
    await expect(canvas.queryByText(/seleccionado/)).toBeNull();
    await user.keyboard('{ArrowDown} ');
    await expect(canvas.getByRole('checkbox', box(1))).toBeChecked();
  },
};

export const DeafInFields: Story = {
  name: 'Sin atajos dentro de un campo',
  args: {
    columns: [
      ...sampleColumns.slice(0, 2),
      { key: 'note', header: 'Nota', cell: ({ id }) => <SearchField aria-label={`Nota de ${id}`} /> },
    ],
  },
  play: async ({ canvas }) => {
    const user = userEvent.setup();
    const field = canvas.getByRole('searchbox', { name: 'Nota de 61000003' });
    await user.click(field);
    await user.keyboard('jxk');
    await expect(field).toHaveValue('jxk');
    await expect(field).toHaveFocus();
    await expect(canvas.queryByText(/seleccionado/)).toBeNull();
  },
};

/** What is chosen on one page stays chosen on the others. */
export const OverPages: Story = {
  name: 'Selección de varias páginas',
  // The button that was pressed goes; whether a ring then shows where the focus is, the browser decides.
  tags: ['no-visual'],
  parameters: withoutPicture,
  play: async ({ canvas }) => {
    const user = userEvent.setup();
    await user.click(canvas.getByRole('checkbox', box(2)));
    await user.click(canvas.getByRole('button', { name: 'Página siguiente' }));
    await expect(canvas.getByText('1 seleccionado')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Seleccionar esta página' })).not.toBeChecked();
    await user.click(canvas.getByRole('checkbox', box(12)));
    await user.click(canvas.getByRole('button', { name: 'Página anterior' }));
    await expect(canvas.getByText('2 seleccionados')).toBeVisible();
    await expect(canvas.getByRole('checkbox', box(2))).toBeChecked();
    await user.click(canvas.getByRole('button', { name: 'Seleccionar los 35 resultados' }));
    await expect(canvas.getByText('Los 35 seleccionados')).toBeVisible();
  },
};

/** On a phone rows are cards, chosen after "Seleccionar"; the acts stand over the bottom navigation. */
export const Phone: Story = {
  name: 'En el teléfono',
  globals: { viewport: { value: 'w390', isRotated: false } },
  play: async ({ canvas }) => {
    const user = userEvent.setup();
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await user.click(canvas.getByRole('button', { name: 'Seleccionar' }));
    await user.click(canvas.getByRole('checkbox', { name: 'Seleccionar el pedido 61000001' }));
    await user.click(canvas.getByRole('checkbox', { name: 'Seleccionar el pedido 61000003' }));
    await expect(canvas.getByText('2 seleccionados')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Generar 2 guías' })).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Cancelar' }));
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await user.click(canvas.getByRole('button', { name: 'Seleccionar' }));
    await user.click(canvas.getByRole('checkbox', { name: 'Seleccionar esta página' }));
    await expect(canvas.getByText('10 seleccionados')).toBeVisible();
  },
};

/** Cards that are on their way stand where they will: under the bar that chooses them. */
export const PhoneOnItsWay: Story = {
  name: 'Cargando en el teléfono',
  tags: ['no-visual'],
  parameters: withoutPicture,
  globals: { viewport: { value: 'w390', isRotated: false } },
  render: (args) => (
    <>
      <Selecting {...args} />
      <DataTable<SampleOrder> {...args} rows={[]} status="loading" onSelectionChange={() => undefined} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const above = (busy: boolean, card: string) => {
      const table = canvasElement.querySelector(`[aria-busy="${busy}"]:has(${card})`);
      const first = table?.querySelector(card);
      return (first?.getBoundingClientRect().top ?? 0) - (table?.getBoundingClientRect().top ?? 0);
    };
    const here = above(false, 'ul > li');
    await expect(here).toBeGreaterThan(44);
    await expect(above(true, '[aria-hidden] > div')).toBe(here);
  },
};
