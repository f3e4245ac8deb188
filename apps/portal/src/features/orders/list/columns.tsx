import { absentValue } from '@trastienda/domain';
import { Badge } from '@trastienda/ui/Badge';
import { ButtonLink } from '@trastienda/ui/Button';
import { ChannelTile } from '@trastienda/ui/ChannelBadge';
import type { DataTableColumn } from '@trastienda/ui/DataTable';
import { DocumentMark } from '@trastienda/ui/DocumentMark';
import { ClockIcon, TriangleIcon } from '@trastienda/ui/icons';
import { Link } from '@trastienda/ui/Link';
import { shortOrderNumber } from '@trastienda/ui/OrderCard';
import { StatusLabel } from '@trastienda/ui/StatusLabel';
import { Thumbnail } from '@trastienda/ui/Thumbnail';
import { VisuallyHidden } from '@trastienda/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { paths } from '../../../routes/paths.ts';
import type { Deadline, DocumentState } from '../order-summary.ts';
import type { OrderRow } from './order-row.ts';
import * as s from './cells.css.ts';

/** A table's number column has equal figures; a code with hyphens or letters has not (experience.md, section 3). */
const figuresOf = (number: string) => (/^[\d…\s]+$/.test(number) ? s.figures : '');

function TwoLines({
  first,
  second,
  className = '',
}: {
  first: ReactNode;
  second: ReactNode;
  className?: string;
}) {
  return (
    <span className={`${s.lines} ${className}`}>
      <span className={s.first}>{first}</span>
      {second !== '' && <span className={`${s.second} ${s.figures}`}>{second}</span>}
    </span>
  );
}

function DeadlineCell({ label, note, tone }: Deadline) {
  if (tone !== 'neutral') {
    return (
      <Badge tone={tone} icon={label.startsWith('Retraso') ? TriangleIcon : ClockIcon}>
        {label}
      </Badge>
    );
  }
  return (
    <span className={s.lines}>
      <span className={`${s.plain} ${s.figures}`}>{label}</span>
      {note !== '' && <span className={s.second}>{note}</span>}
    </span>
  );
}

function Mark({ kind, state }: { kind: 'evidence' | 'invoice'; state: Exclude<DocumentState, 'none'> }) {
  if (state !== 'review') return <DocumentMark kind={kind} state={state} />;
  return (
    <DocumentMark kind={kind} label={kind === 'evidence' ? 'Evidencia en revisión' : 'Factura en revisión'} />
  );
}

function GuideCell({ row }: { row: OrderRow }) {
  if (row.guide) {
    return (
      <TwoLines
        first={<span className={figuresOf(row.guide.number)}>{row.guide.number}</span>}
        second={row.guide.carrier}
      />
    );
  }
  if (!row.canCreateGuide) return <span className={s.plain}>{absentValue}</span>;
  return (
    <ButtonLink size="sm" href={paths.createGuide(row.number)}>
      <span className={s.roomy}>Generar guía</span>
      <span className={s.cramped} aria-hidden>
        + Guía
      </span>
      <VisuallyHidden> del pedido {row.number}</VisuallyHidden>
    </ButtonLink>
  );
}

/** The columns of the orders table: width at 1440 px and priority as experience.md, section 5 has them. */
export const orderColumns: readonly DataTableColumn<OrderRow>[] = [
  {
    key: 'order',
    header: 'Pedido',
    width: 168,
    isRowHeader: true,
    isSortable: true,
    cell: (row) => (
      <span className={s.withMark}>
        <ChannelTile code={row.channel} />
        <TwoLines
          first={
            <Link variant="cell" href={row.href} aria-label={`Pedido ${row.number}`}>
              <span className={figuresOf(shortOrderNumber(row.number))} title={row.number}>
                {shortOrderNumber(row.number)}
              </span>
            </Link>
          }
          second={row.purchasedAt}
        />
      </span>
    ),
  },
  {
    key: 'client',
    header: 'Cliente',
    width: 134,
    cell: (row) => <TwoLines first={row.client} second={row.place} />,
  },
  {
    key: 'items',
    header: 'Artículos',
    width: 180,
    priority: 2,
    cell: (row) => (
      <span className={s.withMark}>
        <Thumbnail src={row.thumbnail} name={row.firstItem} />
        <TwoLines
          className={s.roomy}
          first={row.firstItem}
          second={[row.pieces, row.others].filter(Boolean).join(' · ')}
        />
      </span>
    ),
  },
  {
    key: 'status',
    header: 'Estado',
    width: 150,
    cell: (row) => <StatusLabel status={row.status} {...(row.mixed && { mixedCount: row.linesInStatus })} />,
  },
  {
    key: 'deadline',
    header: 'Límite',
    width: 142,
    isSortable: true,
    cell: (row) => <DeadlineCell {...row.deadline} />,
  },
  { key: 'guide', header: 'Guía', width: 158, cell: (row) => <GuideCell row={row} /> },
  {
    key: 'documents',
    header: 'Ev. · Fac.',
    label: 'Evidencia y factura',
    width: 74,
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
  },
  {
    key: 'total',
    header: 'Total',
    width: 100,
    align: 'end',
    isSortable: true,
    cell: (row) => <span className={`${s.first} ${s.figures}`}>{row.total}</span>,
  },
];
