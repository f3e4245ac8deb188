import { centavos, type StatusFamily } from '@trastienda/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { ClockIcon, LabelIcon } from '../../icons/index.ts';
import { Frame } from '../../testing/layout.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { BulkBar } from '../BulkBar/BulkBar.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { ChannelTile } from '../ChannelBadge/ChannelBadge.tsx';
import { DocumentMark } from '../DocumentMark/DocumentMark.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { Link } from '../Link/Link.tsx';
import { Money } from '../Money/Money.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { StatusLabel } from '../StatusLabel/StatusLabel.tsx';
import { Thumbnail } from '../Thumbnail/Thumbnail.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { CellText } from './CellText.tsx';
import type { DataTableColumn } from './DataTable.types.ts';
import { DataTable, type DataTableProps } from './DataTable.tsx';

interface Order {
  id: string;
  channel: string;
  bought: string;
  client: string;
  city: string;
  article: string;
  pieces: string;
  status: StatusFamily;
  limit: ReactNode;
  guide?: string;
  total: number;
}

const today = (
  <Badge tone="critical" icon={ClockIcon}>
    Hoy, 18:00
  </Badge>
);
const orders: Order[] = [
  {
    id: '61840277',
    channel: 'SR',
    bought: '25 nov, 09:31',
    client: 'Lucía M.',
    city: 'Guadalajara, Jal.',
    article: 'Molcajete 20 cm',
    pieces: '1 pieza',
    status: 'pendiente',
    limit: today,
    total: 124_900,
  },
  {
    id: '52093318',
    channel: 'CS',
    bought: '25 nov, 09:18',
    client: 'Jorge R.',
    city: 'Monterrey, N. L.',
    article: '6 vasos soplados',
    pieces: '3 piezas · y 1 más',
    status: 'pendiente',
    limit: today,
    total: 225_700,
  },
  {
    id: '61840102',
    channel: 'SR',
    bought: '25 nov, 08:47',
    client: 'Fernanda T.',
    city: 'Puebla, Pue.',
    article: 'Lámpara de barro',
    pieces: '1 pieza',
    status: 'pendiente',
    limit: today,
    total: 239_050,
  },
  {
    id: '…411872206',
    channel: 'ML',
    bought: '25 nov, 07:02',
    client: 'Diego S.',
    city: 'Mérida, Yuc.',
    article: 'Cojín bordado',
    pieces: '3 piezas',
    status: 'pendiente',
    limit: (
      <Badge tone="warning" icon={ClockIcon}>
        Mañana, 12:00
      </Badge>
    ),
    total: 104_700,
  },
  {
    id: '33771046',
    channel: 'SN',
    bought: '24 nov, 21:55',
    client: 'Ana P.',
    city: 'Querétaro, Qro.',
    article: 'Cafetera italiana',
    pieces: '1 pieza',
    status: 'listo_para_enviar',
    limit: 'Mañana, 18:00',
    guide: '7741 0936 2218',
    total: 68_900,
  },
  {
    id: 'PG-1046',
    channel: 'PG',
    bought: '24 nov, 21:40',
    client: 'Ximena V.',
    city: 'Coyoacán, CDMX',
    article: 'Tapete de lana',
    pieces: '1 pieza',
    status: 'transito',
    limit: '27 nov, 18:00',
    guide: 'NE-402 881 773',
    total: 348_000,
  },
  {
    id: 'GSH18B07K2M4',
    channel: 'SH',
    bought: '22 nov, 12:31',
    client: 'Emilio H.',
    city: 'Oaxaca, Oax.',
    article: 'Vela de copal',
    pieces: '4 piezas',
    status: 'finalizado',
    limit: '24 nov',
    guide: '7741 0928 4410',
    total: 79_600,
  },
];

const columns: DataTableColumn<Order>[] = [
  {
    key: 'order',
    header: 'Pedido',
    width: 168,
    isRowHeader: true,
    isSortable: true,
    cell: (order) => (
      <span style={{ display: 'flex', alignItems: 'center', gap: 10 }}>
        <ChannelTile code={order.channel} />
        <CellText secondary={order.bought}>
          <Link variant="cell" href={`/mis-pedidos/${order.id}`}>
            {order.id}
          </Link>
        </CellText>
      </span>
    ),
  },
  {
    key: 'client',
    header: 'Cliente',
    width: 134,
    cell: ({ client, city }) => <CellText secondary={city}>{client}</CellText>,
  },
  {
    key: 'articles',
    header: 'Artículos',
    width: 180,
    priority: 2,
    cell: ({ article, pieces }) => (
      <span style={{ display: 'flex', alignItems: 'center', gap: 10 }}>
        <Thumbnail name={article} />
        <CellText secondary={pieces}>{article}</CellText>
      </span>
    ),
  },
  { key: 'status', header: 'Estado', width: 150, cell: ({ status }) => <StatusLabel status={status} /> },
  { key: 'limit', header: 'Límite', width: 142, cell: ({ limit }) => limit },
  {
    key: 'guide',
    header: 'Guía',
    width: 158,
    cell: ({ guide }) => (guide === undefined ? <Button size="sm">Generar guía</Button> : guide),
  },
  {
    key: 'documents',
    header: 'Ev. · Fac.',
    label: 'Evidencia y factura',
    width: 74,
    priority: 4,
    cell: () => (
      <span style={{ display: 'flex', gap: 6 }}>
        <DocumentMark kind="evidence" />
        <DocumentMark kind="invoice" state="accepted" />
      </span>
    ),
  },
  {
    key: 'total',
    header: 'Total',
    width: 100,
    align: 'end',
    isSortable: true,
    cell: ({ total }) => <Money amount={centavos(total)} style={{ fontWeight: 500 }} />,
  },
];

const OrdersTable = (props: DataTableProps<Order>) => <DataTable<Order> {...props} />;

const meta = {
  title: 'Componentes/DataTable',
  component: OrdersTable,
  parameters: { layout: 'padded' },
  args: {
    label: 'Pedidos',
    columns,
    rows: orders,
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

function Selecting(props: DataTableProps<Order> & { initial?: string[] }) {
  const { initial = [], ...rest } = props;
  const [selected, setSelected] = useState(new Set(initial));
  return (
    <DataTable<Order>
      {...rest}
      selected={selected}
      onSelectionChange={setSelected}
      bulkBar={
        <BulkBar
          count={selected.size}
          total={214}
          onSelectAll={() => {}}
          onClear={() => setSelected(new Set())}
        >
          <Button size="sm" variant="primary" icon={<LabelIcon size={16} />}>
            Generar {selected.size} guías
          </Button>
        </BulkBar>
      }
    />
  );
}

export const Default: Story = {
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

const navigate = fn();

export const RowOpensItsLink: Story = {
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

export const Selection: Story = {
  render: (args) => <Selecting {...args} initial={['61840277', '52093318', '61840102']} />,
  play: async ({ canvas }) => {
    const page = canvas.getByRole('checkbox', { name: 'Seleccionar esta página' });
    await expect(page).toBePartiallyChecked();
    await expect(canvas.getByText('3 seleccionados')).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Cliente' })).toBeInTheDocument();
  },
};

export const ShiftExtends: Story = {
  render: (args) => <Selecting {...args} />,
  play: async ({ canvas }) => {
    const user = userEvent.setup();
    await user.click(canvas.getByRole('checkbox', { name: 'Seleccionar pedido 61840277' }));
    await user.keyboard('{Shift>}');
    await user.click(canvas.getByRole('checkbox', { name: 'Seleccionar pedido 33771046' }));
    await user.keyboard('{/Shift}');
    await expect(canvas.getByText('5 seleccionados')).toBeVisible();
    await user.click(canvas.getByRole('checkbox', { name: 'Seleccionar esta página' }));
    await expect(canvas.getByText('7 seleccionados')).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Quitar selección' }));
    await expect(canvas.queryByText(/seleccionados/)).toBeNull();
  },
};

export const Compact: Story = { args: { density: 'compact' } };
export const Loading: Story = {
  args: { rows: [], status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table').closest('[aria-busy="true"]')).not.toBeNull();
  },
};
export const Refreshing: Story = { args: { status: 'refreshing' } };
export const Empty: Story = {
  args: {
    rows: [],
    placeholder: <EmptyState title="Aquí llegarán tus pedidos">Conecta tu primer canal.</EmptyState>,
  },
};
export const NoMatch: Story = {
  args: {
    rows: [],
    placeholder: (
      <EmptyState kind="no-match" title="Ningún pedido coincide" action={<Button>Quitar filtros</Button>} />
    ),
  },
};
export const Failed: Story = {
  args: {
    rows: [],
    placeholder: <ErrorState title="No pudimos cargar tus pedidos" onRetry={() => {}} folio="7F3A-09C2" />,
  },
};
export const Narrow: Story = {
  render: (args) => (
    <Frame width={760}>
      <Selecting {...args} />
    </Frame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Evidencia y factura' })).toBeNull();
    await expect(canvas.getByRole('columnheader', { name: 'Artículos' })).toBeVisible();
  },
};
