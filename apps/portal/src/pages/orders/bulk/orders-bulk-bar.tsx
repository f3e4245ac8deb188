import { formatNumber, maxLotGuides, counted } from '@trastienda/domain';
import { BulkBar } from '@trastienda/ui/BulkBar';
import { Button } from '@trastienda/ui/Button';
import { IconButton } from '@trastienda/ui/IconButton';
import {
  BoxIcon,
  CloseCircleIcon,
  DotsIcon,
  DownloadIcon,
  FileTextIcon,
  LabelIcon,
  PrinterIcon,
} from '@trastienda/ui/icons';
import type { Order } from '@trastienda/api-client';
import { saveFile } from '../../../shared/lib/files.ts';
import { Menu } from '@trastienda/ui/Menu';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useIsMobile } from '../../../shared/layout/index.ts';
import { usePageShortcuts } from '../../../shared/layout/page-shortcuts.ts';
import { useSubmitShortcut } from '../../../shared/form/use-submit-shortcut.ts';
import { paths } from '../../../shared/routes/paths.ts';
import { useAppDispatch, useAppSelector, useFeature } from '../../../shared/store/hooks.ts';
import { orderQueryOf } from '../../../entities/order/order-query.ts';
import type { OrdersSearch } from '../../../shared/routes/orders-search.ts';
import { ordersChosen, selectChoosing } from '../slice.ts';
import type { Selection } from '../list/use-selection.ts';
import { allRequested, exportRequested, labelsRequested } from './actions.ts';
import { CancelManyDialog } from './cancel-many-dialog.tsx';
import type { ExportColumn } from './column-keys.ts';
import { orderBulkFeature } from './feature.ts';
import { chooseLimit, labelLimit } from './limits.ts';
import { actsOf } from './order-facts.ts';
import { lazyPart } from '../../../shared/routes/lazy-page.tsx';

const PaperDialog = lazyPart(() => import('../../../features/print-labels/paper-dialog.tsx'));

export type OrdersBulkBarProps = {
  readonly search: OrdersSearch;
  /** Orders that meet the filters; `null` while not known. */
  readonly total: number | null;
  readonly selection: Selection;
  /** The table's columns that are on show. */
  readonly columns: readonly ExportColumn[];
};

const chosenKeys = {
  id: 'chosen',
  label: 'Con pedidos seleccionados',
  items: [{ keys: [['Ctrl', 'Enter']], does: 'Generar sus guías' }],
};

/** `Generar 3 guías`; of none there is no number to say. */
const actOn = (verb: string, count: number, one: string, many: string): string =>
  count === 0 ? `${verb} ${many}` : `${verb} ${counted(count, one, many)}`;

const over = (count: number, limit: number, what: string): string | undefined =>
  count > limit ? `Hasta ${limit} ${what} a la vez: quita ${formatNumber(count - limit)}` : undefined;

/** The picking list is offered before there is any label: the articles from the shelf, and the content of each parcel. */
async function savePacking(what: 'pick' | 'slips', orders: readonly Order[]): Promise<void> {
  const { packingSlips, pickListSheets } = await import('../../../features/print-labels/packing-pdf.ts');
  if (what === 'pick') saveFile(await pickListSheets(orders), 'lista-de-surtido.pdf');
  else saveFile(await packingSlips(orders), 'hojas-de-empaque.pdf');
}

/** The actions for the chosen orders; each counts those that allow it (experience.md, section 5). */
export default function OrdersBulkBar({ search, total, selection, columns }: OrdersBulkBarProps) {
  useFeature(orderBulkFeature);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isMobile = useIsMobile();
  const choosing = useAppSelector(selectChoosing);
  const [isCancelling, setCancelling] = useState(false);
  const [isChoosingPaper, setChoosingPaper] = useState(false);
  const { orders, hiddenCount } = selection;
  const { toShip, toPrint, toCancel } = actsOf(orders);
  const numbers = toShip.map(({ orderNumber }) => orderNumber);
  const noneOf = (count: number, why: string) => (count === 0 ? why : undefined);
  const whyNoGuides =
    noneOf(toShip.length, 'Ninguno espera una guía') ?? over(toShip.length, maxLotGuides, 'guías');
  const makeGuides = () => void navigate(paths.guideLots(numbers));
  usePageShortcuts(chosenKeys);
  // The keys do the same as the button: they do nothing while it does nothing.
  useSubmitShortcut(() => whyNoGuides === undefined && makeGuides());

  return (
    <BulkBar
      count={orders.length}
      total={total ?? undefined}
      hiddenCount={hiddenCount}
      isSelectingAll={choosing !== null}
      onSelectAll={
        total === null || orders.length >= chooseLimit
          ? undefined
          : () => dispatch(allRequested({ query: orderQueryOf(search), total }))
      }
      onClear={() => dispatch(ordersChosen([]))}
      labels={{
        ...(total !== null &&
          total > chooseLimit && {
            selectAll: () => `Seleccionar los primeros ${formatNumber(chooseLimit)}`,
          }),
        ...(choosing && {
          selectingAll: `Seleccionando ${formatNumber(choosing.done)} de ${formatNumber(choosing.total)}…`,
        }),
      }}
    >
      <Button
        size="sm"
        variant="primary"
        icon={<LabelIcon size={16} />}
        disabledReason={whyNoGuides}
        onPress={makeGuides}
      >
        {actOn('Generar', toShip.length, 'guía', 'guías')}
      </Button>
      <Button
        size="sm"
        icon={<PrinterIcon size={16} />}
        disabledReason={
          noneOf(toPrint.length, 'Ninguno tiene guía todavía') ??
          over(toPrint.length, labelLimit, 'etiquetas')
        }
        onPress={() => setChoosingPaper(true)}
      >
        {actOn('Imprimir', toPrint.length, 'etiqueta', 'etiquetas')}
      </Button>
      {!isMobile && (
        <Menu
          aria-label="Más acciones de la selección"
          trigger={
            <IconButton size="sm" label="Más acciones de la selección" icon={<DotsIcon size={16} />} />
          }
          items={[
            { id: 'pick', icon: BoxIcon, label: 'Descargar lista de surtido' },
            {
              id: 'slips',
              icon: FileTextIcon,
              label: actOn('Descargar', orders.length, 'hoja de empaque', 'hojas de empaque'),
            },
            {
              id: 'export',
              icon: DownloadIcon,
              label: actOn('Exportar', orders.length, 'pedido', 'pedidos'),
            },
            {
              id: 'cancel',
              icon: CloseCircleIcon,
              tone: 'danger',
              label: actOn('Cancelar', toCancel.length, 'pedido', 'pedidos'),
              ...(toCancel.length === 0 && {
                isDisabled: true,
                description: 'Ninguno se puede cancelar ya',
              }),
            },
          ]}
          onAction={(id) => {
            if (id === 'cancel') setCancelling(true);
            else if (id === 'pick' || id === 'slips') void savePacking(id, orders);
            else dispatch(exportRequested({ id: crypto.randomUUID(), columns, from: { orders } }));
          }}
        />
      )}
      {isChoosingPaper && (
        <Suspense fallback={null}>
          <PaperDialog
            count={toPrint.length}
            onChosen={(paper, withLabels) =>
              void dispatch(labelsRequested({ id: crypto.randomUUID(), orders: toPrint, paper, withLabels }))
            }
            onClose={() => setChoosingPaper(false)}
          />
        </Suspense>
      )}
      {isCancelling && <CancelManyDialog orders={toCancel} onClose={() => setCancelling(false)} />}
    </BulkBar>
  );
}
