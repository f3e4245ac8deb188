import { absentValue } from '@trastienda/domain';
import { Badge } from '@trastienda/ui/Badge';
import { ButtonLink } from '@trastienda/ui/Button';
import { ChannelTile } from '@trastienda/ui/ChannelBadge';
import { CellText, type DataTableColumn } from '@trastienda/ui/DataTable';
import { DocumentMark } from '@trastienda/ui/DocumentMark';
import { ClockIcon, PlusIcon, TriangleIcon } from '@trastienda/ui/icons';
import { Link } from '@trastienda/ui/Link';
import { shortOrderNumber } from '@trastienda/ui/OrderCard';
import { VisuallyHidden } from '@trastienda/ui/VisuallyHidden';
import { StatusLabel } from '@trastienda/ui/StatusLabel';
import { Thumbnail } from '@trastienda/ui/Thumbnail';
import { paths } from '../../../routes/paths.ts';
import type { Deadline, DocumentState } from '../order-summary.ts';
import type { OrderRow } from './order-row.ts';
import * as s from './cells.css.ts';

/** A table's number column has equal figures; a code with hyphens or letters has not (experience.md, section 3). */
const figuresOf = (number: string) => (/^[\d…\s]+$/.test(number) ? s.figures : '');

function DeadlineCell({ label, note, tone }: Deadline) {
  if (tone !== 'neutral') {
    return (
      <Badge tone={tone} icon={label.startsWith('Retraso') ? TriangleIcon : ClockIcon}>
        {label}
      </Badge>
    );
  }
  return (
    <CellText secondary={note === '' ? undefined : note}>
      <span className={`${s.plain} ${s.figures}`}>{label}</span>
    </CellText>
  );
}

function Mark({ kind, state }: { kind: 'evidence' | 'invoice'; state: Exclude<DocumentState, 'none'> }) {
  if (state !== 'review') return <DocumentMark kind={kind} state={state} />;
  return (
    <DocumentMark kind={kind} label={kind === 'evidence' ? 'Evidencia en revisión' : 'Factura en revisión'} />
  );
}

function GuideCell({ row, isShort }: { row: OrderRow; isShort: boolean }) {
  if (row.guide) {
    return (
      <CellText secondary={row.guide.carrier}>
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
      icon={isShort ? <PlusIcon size={16} /> : undefined}
    >
      {isShort ? 'Guía' : 'Generar guía'}
    </ButtonLink>
  );
}

/** Widths in pixels by the room there is; one column takes what is left. */
const widths = {
  wide: { order: 174, items: 180, status: 150, deadline: 142, guide: 158, documents: 86, total: 100 },
  reduced: { order: 172, items: 66, status: 152, deadline: 138, guide: 128, documents: 86, total: 100 },
  tight: { order: undefined, items: 66, status: 154, deadline: 154, guide: 132, documents: 86, total: 96 },
} as const;

/** How much room the table has: over 1110 px of window, over 900, or less. */
export type Room = keyof typeof widths;

type Column = DataTableColumn<OrderRow>;

const number = (row: OrderRow) => (
  <Link variant="cell" href={row.href}>
    <span className={figuresOf(shortOrderNumber(row.number))} title={row.number} aria-hidden>
      {shortOrderNumber(row.number)}
    </span>
    <VisuallyHidden>{`Pedido ${row.number}`}</VisuallyHidden>
  </Link>
);

const status = (row: OrderRow) => (
  <StatusLabel status={row.status} {...(row.mixed && { mixedCount: row.linesInStatus })} />
);

const orderColumn = (room: Room): Column => ({
  key: 'order',
  header: 'Pedido',
  width: widths[room].order,
  isRowHeader: true,
  isSortable: true,
  cell: (row) => (
    <span className={s.withMark}>
      <ChannelTile code={row.channel} />
      <CellText
        secondary={
          <span className={s.figures}>
            {room === 'tight' ? `${row.client} · ${row.purchasedAt}` : row.purchasedAt}
          </span>
        }
      >
        {number(row)}
      </CellText>
    </span>
  ),
});

const clientColumn: Column = {
  key: 'client',
  header: 'Cliente',
  cell: (row) => (
    <CellText secondary={<span title={row.place}>{row.place}</span>}>
      <span title={row.client}>{row.client}</span>
    </CellText>
  ),
};

const itemsColumn = (room: Room): Column => ({
  key: 'items',
  header: room === 'wide' ? 'Artículos' : 'Art.',
  label: 'Artículos',
  width: widths[room].items,
  priority: 2,
  cell: (row) => (
    <span className={s.withMark}>
      <Thumbnail src={row.thumbnail} name={row.firstItem} alt={room === 'wide' ? '' : row.firstItem} />
      {room === 'wide' && (
        <CellText secondary={[row.pieces, row.others].filter(Boolean).join(' · ')}>
          <span title={row.firstItem}>{row.firstItem}</span>
        </CellText>
      )}
    </span>
  ),
});

const statusColumn = (room: Room): Column => ({
  key: 'status',
  header: 'Estado',
  width: widths[room].status,
  cell: status,
});

const deadlineColumn = (room: Room): Column => ({
  key: 'deadline',
  header: 'Límite',
  width: widths[room].deadline,
  isSortable: true,
  cell: (row) => <DeadlineCell {...row.deadline} />,
});

/** Status over deadline, where there is no room for both side by side. */
const statusAndDeadlineColumn: Column = {
  key: 'deadline',
  header: 'Estado y límite',
  width: widths.tight.deadline,
  isSortable: true,
  cell: (row) => (
    <span className={s.stacked}>
      {status(row)}
      <DeadlineCell {...row.deadline} note="" />
    </span>
  ),
};

const guideColumn = (room: Room): Column => ({
  key: 'guide',
  header: 'Guía',
  width: widths[room].guide,
  cell: (row) => <GuideCell row={row} isShort={room !== 'wide'} />,
});

const documentsColumn = (room: Room): Column => ({
  key: 'documents',
  header: 'Ev. · Fac.',
  label: 'Evidencia y factura',
  width: widths[room].documents,
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
});

const totalColumn = (room: Room): Column => ({
  key: 'total',
  header: 'Total',
  width: widths[room].total,
  align: 'end',
  isSortable: true,
  cell: (row) => <span className={s.total}>{row.total}</span>,
});

/** The columns of the orders table, with the priorities of experience.md, section 5. */
export const orderColumns = (room: Room): readonly Column[] =>
  room === 'tight'
    ? [orderColumn(room), statusAndDeadlineColumn, guideColumn(room), totalColumn(room)]
    : [
        orderColumn(room),
        clientColumn,
        itemsColumn(room),
        statusColumn(room),
        deadlineColumn(room),
        guideColumn(room),
        documentsColumn(room),
        totalColumn(room),
      ];
