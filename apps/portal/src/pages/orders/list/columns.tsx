import { absentValue } from '@trastienda/domain';
import { ButtonLink } from '@trastienda/ui/Button';
import { ChannelTile } from '@trastienda/ui/ChannelBadge';
import { CellMedia, CellText, type DataTableColumn } from '@trastienda/ui/DataTable';
import { DocumentMark } from '@trastienda/ui/DocumentMark';
import { Link } from '@trastienda/ui/Link';
import { StatusLabel } from '@trastienda/ui/StatusLabel';
import { Thumbnail } from '@trastienda/ui/Thumbnail';
import { VisuallyHidden } from '@trastienda/ui/VisuallyHidden';
import { useMedia } from '../../../shared/layout/index.ts';
import { paths } from '../../../shared/routes/paths.ts';
import { figuresOf } from '../../../entities/order/figures.ts';
import { OrderNumber } from '../../../entities/order/order-number.tsx';
import { type DocumentState, inOneLine } from '../../../entities/order/order-summary.ts';
import { DeadlineCell } from '../../../entities/order/deadline-cell.tsx';
import type { OrderRow } from './order-row.ts';
import * as s from '../../../entities/order/cells.css.ts';

function Mark({ kind, state }: { kind: 'evidence' | 'invoice'; state: Exclude<DocumentState, 'none'> }) {
  if (state !== 'review') return <DocumentMark kind={kind} state={state} />;
  return (
    <DocumentMark kind={kind} label={kind === 'evidence' ? 'Evidencia en revisión' : 'Factura en revisión'} />
  );
}

function GuideCell({ row }: { row: OrderRow }) {
  if (row.guide) {
    return (
      <CellText isWhole secondary={row.guide.carrier}>
        <span className={figuresOf(row.guide.number)}>{row.guide.number}</span>
      </CellText>
    );
  }
  if (!row.canCreateGuide) return <span className={s.plain}>{absentValue}</span>;
  return (
    <ButtonLink
      size="sm"
      href={paths.createGuide(row.number)}
      aria-label={`Generar guía del pedido ${row.number}`}
    >
      Generar guía
    </ButtonLink>
  );
}

type Column = DataTableColumn<OrderRow>;

const number = (row: OrderRow) => (
  <Link variant="cell" href={row.href}>
    <OrderNumber number={row.number} said={`Pedido ${row.number}`} />
  </Link>
);

/** Which pieces stand where is said, and seen where the pointer rests. */
const status = (row: OrderRow) =>
  row.mixed ? (
    <span title={row.mixedWords}>
      <StatusLabel status={row.status} mixedCount={row.linesInStatus} />
      <VisuallyHidden>{`: ${row.mixedWords}`}</VisuallyHidden>
    </span>
  ) : (
    <StatusLabel status={row.status} />
  );

const orderCell = (row: OrderRow, client?: string) => (
  <span className={s.withMark}>
    <ChannelTile code={row.channel} />
    <CellText
      // A date of another year is longer; behind a name it gives way, for a name has no end.
      isWhole={client === undefined ? 'both' : true}
      secondary={<span className={s.figures}>{[client, row.purchasedAt].filter(Boolean).join(' · ')}</span>}
    >
      {number(row)}
    </CellText>
  </span>
);

const order = { key: 'order', header: 'Pedido', isRowHeader: true, isSortable: true } as const;

const guide: Column = {
  key: 'guide',
  header: 'Guía',
  width: 150,
  minWidth: 130,
  cell: (row) => <GuideCell row={row} />,
};

const total: Column = {
  key: 'total',
  header: 'Total',
  width: 104,
  minWidth: 98,
  align: 'end',
  isSortable: true,
  cell: (row) => <span className={s.total}>{row.total}</span>,
};

const client: Column = {
  key: 'client',
  header: 'Cliente',
  width: 172,
  minWidth: 140,
  cell: (row) => (
    <CellText secondary={<span title={row.place}>{row.place}</span>}>
      <span title={row.client}>{row.client}</span>
    </CellText>
  ),
};

const items: Column = {
  key: 'items',
  header: 'Artículos',
  width: 224,
  minWidth: 190,
  priority: 2,
  cell: (row) => (
    <CellMedia
      media={<Thumbnail src={row.thumbnail} name={row.firstItem} />}
      secondary={[row.pieces, row.others].filter(Boolean).join(' · ')}
    >
      <span title={row.firstItem}>{row.firstItem}</span>
    </CellMedia>
  ),
};

const documents: Column = {
  key: 'documents',
  header: 'Ev. · Fac.',
  label: 'Evidencia y factura',
  width: 86,
  priority: 4,
  cell: ({ evidence, invoice }) =>
    evidence === 'none' || invoice === 'none' ? (
      absentValue
    ) : (
      <span className={s.marks}>
        <Mark kind="evidence" state={evidence} />
        <Mark kind="invoice" state={invoice} />
      </span>
    ),
};

/** The columns of the orders table, with the priorities of experience.md, section 5. */
const wideColumns: readonly Column[] = [
  { ...order, width: 170, minWidth: 148, cell: (row) => orderCell(row) },
  client,
  items,
  { key: 'status', header: 'Estado', width: 150, minWidth: 148, cell: status },
  {
    key: 'deadline',
    header: 'Límite',
    width: 142,
    minWidth: 138,
    isSortable: true,
    cell: (row) => <DeadlineCell {...row.deadline} />,
  },
  guide,
  documents,
  total,
];

const standing: Column = {
  key: 'deadline',
  header: 'Estado y límite',
  // A reason of a cancellation is long.
  width: 166,
  minWidth: 152,
  isSortable: true,
  cell: (row) => (
    <span className={s.stacked}>
      {status(row)}
      <DeadlineCell {...inOneLine(row.deadline)} isSecondLine />
    </span>
  ),
};

/** The deadline under the status: what that leaves is for the names of clients and articles. */
const joinedColumns: readonly Column[] = [
  { ...order, width: 170, minWidth: 148, cell: (row) => orderCell(row) },
  client,
  items,
  standing,
  guide,
  documents,
  total,
];

/** Beside the reduced sidebar: the client under the order too. */
const tightColumns: readonly Column[] = [
  { ...order, minWidth: 160, cell: (row) => orderCell(row, row.client) },
  standing,
  guide,
  total,
];

/** The columns that the window has room for: beside the full sidebar the wide ones leave names their room from 1536 px. */
export function useOrderColumns(): readonly Column[] {
  const isJoined = useMedia('(max-width: 1535px)');
  const isTight = useMedia('(max-width: 945px)');
  return isTight ? tightColumns : isJoined ? joinedColumns : wideColumns;
}
