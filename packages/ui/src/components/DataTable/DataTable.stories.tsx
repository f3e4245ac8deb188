import { centavos } from '@trastienda/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Frame, wideWindow } from '../../testing/layout.tsx';
import { inEachState } from '../../testing/in-each-state.tsx';
import { manyOrders, sampleColumns, type SampleOrder, sampleOrders } from '../../testing/sample-orders.tsx';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { ColumnChooser } from '../ColumnChooser/ColumnChooser.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Money } from '../Money/Money.tsx';
import { NewDataPill } from '../NewDataPill/NewDataPill.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { StatusLabel } from '../StatusLabel/StatusLabel.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { CellMedia } from './CellMedia.tsx';
import { CellText } from './CellText.tsx';
import { ColumnCard } from './ColumnCard.tsx';
import { DataTable, type DataTableProps } from './DataTable.tsx';

// Under its own name: the table of props is DataTable's.
const OrdersTable = DataTable<SampleOrder>;

const meta = {
  title: 'Datos/Tabla · DataTable',
  id: 'datatable',
  component: OrdersTable,
  subcomponents: { CellText, CellMedia, ColumnCard },
  parameters: { layout: 'padded' },
  args: {
    label: 'Pedidos',
    columns: sampleColumns,
    rows: sampleOrders,
    rowKey: ({ id }) => id,
    rowName: ({ id }) => `pedido ${id}`,
    onSortChange: fn(),
    sort: { column: 'order', direction: 'descending' },
    footer: <Pagination total={214} onPageSizeChange={() => {}} />,
    renderCard: (order) => (
      <Card title={order.id} headingLevel={3} action={<Money amount={centavos(order.total)} />}>
        <StatusLabel status={order.status} />
      </Card>
    ),
  },
} satisfies Meta<typeof OrdersTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  globals: wideWindow,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Pedido' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(canvas.getByRole('columnheader', { name: 'Evidencia y factura' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pedido' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'order', direction: 'ascending' });
    await userEvent.click(canvas.getByRole('button', { name: 'Total' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'total', direction: 'descending' });
  },
};

/** A row; the head's buttons have their own look, the links in it that of a Link. */
export const Interaction: Story = {
  name: 'Renglón al pasar y con foco',
  ...inEachState('tbody > tr', { without: ['Al oprimir'] }),
  args: { rows: sampleOrders.slice(0, 2), footer: undefined },
  tags: ['desktop'],
};

const navigate = fn();

export const RowOpensItsLink: Story = {
  name: 'El renglón abre su enlace',
  render: (args) => (
    <UiProvider navigate={navigate}>
      <OrdersTable {...args} />
    </UiProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Monterrey, N. L.'));
    await expect(navigate).toHaveBeenLastCalledWith('/mis-pedidos/52093318', undefined);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Generar guía' })[0] as HTMLElement);
    await expect(navigate).toHaveBeenCalledOnce();
  },
};

export const Compact: Story = { name: 'Compacta', args: { density: 'compact' } };
export const Relaxed: Story = { name: 'Holgada', args: { density: 'relaxed' } };
export const OneRow: Story = {
  name: 'Un solo renglón',
  args: { rows: manyOrders(1), footer: <Pagination total={1} /> },
};
export const FiftyOneRows: Story = {
  name: 'Cincuenta y un renglones',
  args: { rows: manyOrders(51), footer: <Pagination total={51} pageSize={100} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(52);
    await expect(canvas.getByRole('table')).not.toHaveAttribute('aria-rowcount');
  },
};

export const Loading: Story = {
  name: 'Cargando',
  args: { rows: [], status: 'loading', labels: { loading: 'Cargando pedidos' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table').closest('[aria-busy="true"]')).not.toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('Cargando pedidos');
  },
};
export const Refreshing: Story = { name: 'Actualizando', args: { status: 'refreshing' } };

/** No row at all: the benefit, and the next step. */
export const Empty: Story = {
  name: 'Sin pedidos todavía',
  args: {
    rows: [],
    placeholder: <EmptyState title="Aquí llegarán tus pedidos">Conecta tu primer canal.</EmptyState>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
export const NoMatch: Story = {
  name: 'Sin coincidencias',
  args: {
    rows: [],
    placeholder: (
      <EmptyState kind="no-match" title="Ningún pedido coincide" action={<Button>Quitar filtros</Button>} />
    ),
  },
};
export const AllClear: Story = {
  name: 'Todo en orden',
  args: { rows: [], placeholder: <EmptyState kind="clear" title="Todo en orden" /> },
};

const retry = fn();
export const Failed: Story = {
  name: 'Falló',
  args: {
    rows: [],
    placeholder: <ErrorState title="No pudimos cargar tus pedidos" onRetry={retry} folio="7F3A-09C2" />,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

/** A channel did not answer: what came is shown, what is missing is named. */
export const Partial: Story = {
  name: 'Faltan los pedidos de un canal',
  args: {
    notice: (
      <Banner tone="warning" title="No pudimos revisar Sears." action={<Button size="sm">Reintentar</Button>}>
        Ves los pedidos de los demás canales.
      </Banner>
    ),
  },
};

/** New rows wait until asked for. */
export const NewData: Story = {
  name: 'Con renglones nuevos',
  render: (args) => (
    <>
      <NewDataPill count={3} onShow={() => {}} />
      <OrdersTable {...args} />
    </>
  ),
};

export const Narrow: Story = {
  name: 'Angosta',
  render: (args) => (
    <Frame width={760}>
      <OrdersTable {...args} />
    </Frame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Evidencia y factura' })).toBeNull();
    await expect(canvas.queryByRole('columnheader', { name: 'Artículos' })).toBeNull();
    const client = canvas.getByRole('columnheader', { name: 'Cliente' }).getBoundingClientRect();
    await expect(client.width).toBeGreaterThanOrEqual(76);
    const table = canvas.getByRole('table');
    await expect(table.getBoundingClientRect().width).toBe(table.parentElement?.clientWidth);
  },
};

/** A little more room: the picture stays of what was bought. */
export const Reduced: Story = {
  name: 'Con una columna menos',
  globals: wideWindow,
  args: { onHiddenColumnsChange: fn() },
  render: (args) => (
    <Frame width={880}>
      <OrdersTable {...args} />
    </Frame>
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Evidencia y factura' })).toBeNull();
    // Who chooses columns is told that this one is off for want of room.
    await expect(args.onHiddenColumnsChange).toHaveBeenLastCalledWith(new Set(['documents']));
    await expect(canvas.getByRole('columnheader', { name: 'Artículos' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: /Molcajete 20 cm/ })).toBeVisible();
  },
};

/** Whether words are wider than what shows them, or reach over the padding of their cell. */
const isCut = (words: HTMLElement) => {
  const cell = words.closest('td, th') as HTMLElement;
  const room = cell.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(cell).paddingRight);
  return words.scrollWidth > words.offsetWidth + 1 || words.getBoundingClientRect().right > room + 1;
};

/** What is wider than its column thought: numbers and amounts get their room, and names give way. */
export const WholeNumbers: Story = {
  name: 'Números e importes completos',
  globals: wideWindow,
  args: {
    footer: undefined,
    rows: sampleOrders.slice(0, 3).map((order, at) => ({
      ...order,
      id: `200000841187220${at}`,
      channel: 'ML',
      client: 'María Guadalupe de los Ángeles',
      total: 123_456_789 * (at + 1),
    })),
  },
  render: (args) => (
    <Frame width={824}>
      <OrdersTable {...args} />
    </Frame>
  ),
  play: async ({ canvas }) => {
    const amounts = ['$1,234,567.89', '$2,469,135.78', '$3,703,703.67'].map((text) => canvas.getByText(text));
    // The typeface may be on its way: they are measured again when it is there.
    await waitFor(() =>
      expect(
        [...canvas.getAllByRole('link'), ...amounts].filter(isCut).map((one) => one.textContent),
      ).toEqual([]),
    );
    for (const name of canvas.getAllByText(/^María/)) await expect(isCut(name)).toBe(true);
    const table = canvas.getByRole('table');
    await expect(table.scrollWidth).toBe(table.parentElement?.clientWidth);
  },
};

/** Less than what no row can do without: it scrolls sideways, and what names the row stays. */
export const Scrolling: Story = {
  name: 'Se desplaza de lado',
  render: (args) => (
    <Frame width={480}>
      <OrdersTable {...args} />
    </Frame>
  ),
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole('table').parentElement as HTMLElement;
    scroller.scrollLeft = 200;
    await new Promise(requestAnimationFrame);
    const first = canvas.getAllByRole('rowheader')[0] as HTMLElement;
    await expect(Math.round(first.getBoundingClientRect().left - scroller.getBoundingClientRect().left)).toBe(
      0,
    );
    await expect(canvas.getByRole('columnheader', { name: 'Total' })).toBeVisible();
    // What they cannot do without: 170, 76, 146, 138, 126 and 94.
    await waitFor(() => expect(canvas.getByRole('table').getBoundingClientRect().width).toBe(750));
  },
};

function Choosing(props: DataTableProps<SampleOrder>) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  return (
    <Stack gap={3}>
      <Inline justify="end">
        <ColumnChooser columns={props.columns} hidden={hidden} onHiddenChange={setHidden} />
      </Inline>
      <DataTable<SampleOrder> {...props} hiddenColumns={hidden} />
    </Stack>
  );
}

/** The person takes columns off; the one that names the row stays. */
export const ChosenColumns: Story = {
  name: 'Columnas elegidas',
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columnas' }));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('checkbox', { name: 'Cliente' }));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('columnheader', { name: 'Cliente' })).toBeNull();
    await expect(canvas.getByRole('columnheader', { name: 'Pedido' })).toBeVisible();
  },
};

/** On a phone, a row as a card: title, amount and facts as its columns say. */
export const CardsFromColumns: Story = {
  name: 'Tarjetas en el teléfono',
  globals: { viewport: { value: 'w390', isRotated: false } },
  render: (args) => (
    <OrdersTable
      {...args}
      rows={sampleOrders.slice(0, 3)}
      renderCard={(order, card) => <ColumnCard columns={sampleColumns} row={order} {...card} />}
    />
  ),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('article');
    await expect(first).toHaveTextContent('$1,249.00');
    await expect(first).toHaveTextContent('ClienteLucía M.');
  },
};

/** A page that is for choosing: every card has its box at once. */
export const ChoosingCards: Story = {
  name: 'Eligiendo tarjetas en el teléfono',
  globals: { viewport: { value: 'w390', isRotated: false } },
  args: { isSelecting: true, onSelectionChange: fn() },
  render: (args) => (
    <OrdersTable
      {...args}
      rows={sampleOrders.slice(0, 3)}
      renderCard={(order, card) => <ColumnCard columns={sampleColumns} row={order} {...card} />}
    />
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Seleccionar' })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Seleccionar pedido 52093318' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['52093318']));
  },
};

/** In a region of its own: header and first column stay while the rest passes under them. */
export const Region: Story = {
  name: 'Con su propio desplazamiento',
  args: { rows: manyOrders(40), footer: undefined, region: { maxHeight: 360, minWidth: 1400 } },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    const scroller = table.parentElement as HTMLElement;
    scroller.scrollTo(300, 600);
    await new Promise(requestAnimationFrame);
    const frame = scroller.getBoundingClientRect();
    const head = canvas.getByRole('columnheader', { name: 'Pedido' }).getBoundingClientRect();
    await expect(Math.round(head.top - frame.top)).toBe(0);
    await expect(Math.round(head.left - frame.left)).toBe(0);
    const first = canvas.getAllByRole('rowheader')[20] as HTMLElement;
    await expect(Math.round(first.getBoundingClientRect().left - frame.left)).toBe(0);
    // A row that the keys come to from below is not left under the header.
    first.closest('tr')?.focus();
    await userEvent.keyboard('kkkkkkkkkkkk');
    const reached = document.activeElement as HTMLElement;
    await expect(reached.tagName).toBe('TR');
    const shownFrom = canvas.getByRole('columnheader', { name: 'Pedido' }).getBoundingClientRect().bottom;
    await waitFor(() =>
      expect(reached.getBoundingClientRect().top).toBeGreaterThanOrEqual(Math.floor(shownFrom) - 1),
    );
  },
};

/** Mirrored: the first column stays at the right. */
export const RightToLeft: Story = {
  name: 'De derecha a izquierda',
  args: { region: { maxHeight: 260, minWidth: 1400 }, footer: undefined },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

/** A cell keeps its row's height: what is too long is cut, and whole in its title or in the order. */
export const LongText: Story = {
  name: 'Texto largo',
  globals: wideWindow,
  args: {
    footer: undefined,
    rows: sampleOrders.slice(0, 3).map((order) => ({
      ...order,
      id: `2000008411872206-${order.id}`,
      client: 'María Guadalupe de los Ángeles Hernández-Villaseñor',
      city: 'San Pedro Tlaquepaque de los Artesanos, Jalisco',
      article: 'Juego de seis vasos de vidrio soplado azul cobalto hechos a mano en Tonalá',
      pieces: '1,234 piezas · y 128 artículos más',
      total: 12_345_678,
    })),
  },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await waitFor(() => expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0));
    await expect(canvas.getAllByText('$123,456.78')).toHaveLength(3);
  },
};
