import { absentValue, type OrderTabId, ownGuides } from '@trastienda/domain';
import { Button, ButtonLink } from '@trastienda/ui/Button';
import { ChannelTile } from '@trastienda/ui/ChannelBadge';
import { CellMedia, CellText, type DataTableColumn } from '@trastienda/ui/DataTable';
import { DocumentMark } from '@trastienda/ui/DocumentMark';
import { IconButton } from '@trastienda/ui/IconButton';
import { CameraIcon, PrinterIcon } from '@trastienda/ui/icons';
import { Link } from '@trastienda/ui/Link';
import { StatusLabel } from '@trastienda/ui/StatusLabel';
import { Thumbnail } from '@trastienda/ui/Thumbnail';
import { VisuallyHidden } from '@trastienda/ui/VisuallyHidden';
import { Suspense, useMemo, useState } from 'react';
import { useMedia } from '../../../shared/layout/index.ts';
import { paths } from '../../../shared/routes/paths.ts';
import { figuresOf } from '../../../entities/order/figures.ts';
import { OrderNumber } from '../../../entities/order/order-number.tsx';
import { type DocumentState, inOneLine } from '../../../entities/order/order-summary.ts';
import { DeadlineCell } from '../../../entities/order/deadline-cell.tsx';
import type { OrderRow } from './order-row.ts';
import * as s from '../../../entities/order/cells.css.ts';
import { lazyPart } from '../../../shared/routes/lazy-page.tsx';

function Mark({ kind, state }: { kind: 'evidence' | 'invoice'; state: Exclude<DocumentState, 'none'> }) {
  if (state !== 'review') return <DocumentMark kind={kind} state={state} />;
  return (
    <DocumentMark kind={kind} label={kind === 'evidence' ? 'Evidencia en revisión' : 'Factura en revisión'} />
  );
}

const PrintNow = lazyPart(() => import('../../../features/print-labels/print-now.tsx'));

/** One press prints the labels of an order that waits for nothing else. */
function PrintButton({ row, hasWords }: { readonly row: OrderRow; readonly hasWords: boolean }) {
  const [isPrinting, setPrinting] = useState(false);
  const label = `Imprimir la etiqueta del pedido ${row.number}`;
  const press = { size: 'sm', onPress: () => setPrinting(true) } as const;
  return (
    <>
      {hasWords ? (
        <Button {...press} data-row-act="print" icon={<PrinterIcon size={16} />} aria-label={label}>
          Imprimir
        </Button>
      ) : (
        <IconButton
          {...press}
          data-row-act="print"
          variant="secondary"
          icon={<PrinterIcon size={16} />}
          label={label}
        />
      )}
      {isPrinting && (
        <Suspense fallback={null}>
          <PrintNow source={{ guides: ownGuides(row.order) }} onClose={() => setPrinting(false)} />
        </Suspense>
      )}
    </>
  );
}

function GuideCell({ row, hasRoom = false }: { readonly row: OrderRow; readonly hasRoom?: boolean }) {
  if (row.guide) {
    const text = (
      <CellText isWhole secondary={row.guide.carrier}>
        <span className={figuresOf(row.guide.number)}>{row.guide.number}</span>
      </CellText>
    );
    if (!row.canPrint) return text;
    return (
      <span className={s.withAct}>
        {text}
        <PrintButton row={row} hasWords={hasRoom} />
      </span>
    );
  }
  if (!row.canCreateGuide) return <span className={s.plain}>{absentValue}</span>;
  return (
    <ButtonLink
      size="sm"
      data-row-act="guide"
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

/** The place of each piece is read aloud, and shown under the pointer. */
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
  width: 164,
  minWidth: 152,
  cell: (row) => <GuideCell row={row} />,
};

/** The action has words where labels wait to be printed. */
const guideWithRoom: Column = {
  ...guide,
  width: 240,
  minWidth: 230,
  cell: (row) => <GuideCell row={row} hasRoom />,
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
  // The spare width of the other columns goes to the names of articles.
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
  header: 'Documentos',
  label: 'Evidencia y factura',
  width: 132,
  minWidth: 128,
  priority: 4,
  cell: (row) => {
    const { evidence, invoice } = row;
    if (evidence === 'none' && invoice === 'none') return absentValue;
    return (
      <span className={s.marks}>
        {row.canUploadEvidence ? (
          <ButtonLink
            size="sm"
            data-row-act="evidence"
            icon={<CameraIcon size={16} />}
            href={paths.uploadEvidence(row.number)}
            aria-label={`Subir la evidencia del pedido ${row.number}`}
          >
            Subir
          </ButtonLink>
        ) : (
          evidence !== 'none' && <Mark kind="evidence" state={evidence} />
        )}
        {invoice !== 'none' && <Mark kind="invoice" state={invoice} />}
      </span>
    );
  },
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

const statusAndDeadline: Column = {
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
  statusAndDeadline,
  guide,
  documents,
  total,
];

/** Beside the reduced sidebar: the client under the order too. */
const tightColumns: readonly Column[] = [
  { ...order, minWidth: 160, cell: (row) => orderCell(row, row.client) },
  statusAndDeadline,
  guide,
  total,
];

/** Documents are asked of what was delivered, and labels are printed where they wait: each tab has the columns that say something there. */
const columnsOf = (all: readonly Column[], tab: OrderTabId): readonly Column[] =>
  all
    .filter(({ key }) => key !== documents.key || tab === 'todos' || tab === 'finalizados')
    .map((column) => (column === guide && tab === 'listos-para-enviar' ? guideWithRoom : column));

/** The columns that the window has room for: beside the full sidebar the wide ones leave names their room from 1536 px. */
export function useOrderColumns(tab: OrderTabId): readonly Column[] {
  const isJoined = useMedia('(max-width: 1535px)');
  const isTight = useMedia('(max-width: 945px)');
  const all = isTight ? tightColumns : isJoined ? joinedColumns : wideColumns;
  return useMemo(() => (isTight ? all : columnsOf(all, tab)), [all, isTight, tab]);
}
