import { centavos, type StatusFamily } from '@trastienda/domain';
import type { ReactNode } from 'react';
import { Badge } from '../components/Badge/Badge.tsx';
import { Button } from '../components/Button/Button.tsx';
import { ChannelTile } from '../components/ChannelBadge/ChannelBadge.tsx';
import { CellMedia } from '../components/DataTable/CellMedia.tsx';
import { CellText } from '../components/DataTable/CellText.tsx';
import type { DataTableColumn } from '../components/DataTable/DataTable.types.ts';
import { DocumentMark } from '../components/DocumentMark/DocumentMark.tsx';
import { Link } from '../components/Link/Link.tsx';
import { Money } from '../components/Money/Money.tsx';
import { StatusLabel } from '../components/StatusLabel/StatusLabel.tsx';
import { Thumbnail } from '../components/Thumbnail/Thumbnail.tsx';
import { ClockIcon } from '../icons/index.ts';

// Orders for the stories of tables, as the orders list draws them.
export interface SampleOrder {
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
export const sampleOrders: SampleOrder[] = [
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

export const sampleColumns: DataTableColumn<SampleOrder>[] = [
  {
    key: 'order',
    header: 'Pedido',
    width: 176,
    minWidth: 170,
    isRowHeader: true,
    isSortable: true,
    cell: (order) => (
      <span style={{ display: 'flex', alignItems: 'center', gap: 10 }}>
        <ChannelTile code={order.channel} />
        <CellText isWhole secondary={order.bought}>
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
    minWidth: 76,
    cell: ({ client, city }) => <CellText secondary={city}>{client}</CellText>,
  },
  {
    key: 'articles',
    header: 'Artículos',
    width: 180,
    minWidth: 76,
    priority: 2,
    cell: ({ article, pieces }) => (
      <CellMedia media={<Thumbnail name={article} />} secondary={pieces}>
        {article}
      </CellMedia>
    ),
  },
  {
    key: 'status',
    header: 'Estado',
    width: 150,
    minWidth: 146,
    cell: ({ status }) => <StatusLabel status={status} />,
  },
  { key: 'limit', header: 'Límite', width: 142, minWidth: 138, cell: ({ limit }) => limit },
  {
    key: 'guide',
    header: 'Guía',
    width: 158,
    minWidth: 126,
    cell: ({ guide }) => (guide === undefined ? <Button size="sm">Generar guía</Button> : guide),
  },
  {
    key: 'documents',
    header: 'Documentos',
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
    minWidth: 94,
    align: 'end',
    isSortable: true,
    inCard: 'end',
    cell: ({ total }) => <Money amount={centavos(total)} style={{ fontWeight: 500 }} />,
  },
];

/** As many orders as are asked for, each with a number of its own. */
export const manyOrders = (count: number): SampleOrder[] =>
  Array.from({ length: count }, (_, at) => ({
    ...(sampleOrders[at % sampleOrders.length] as SampleOrder),
    id: String(61_000_000 + at),
    total: 19_900 + ((at * 3_700) % 900_000),
  }));
