import { ColumnChooser } from '@trastienda/ui/ColumnChooser';
import { IconButton } from '@trastienda/ui/IconButton';
import { DownloadIcon } from '@trastienda/ui/icons';
import { SavedViews } from '@trastienda/ui/SavedViews';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../shared/routes/paths.ts';
import { notified, successNotified } from '../../../shared/store/notifications-slice.ts';
import { useAppDispatch, useFeature } from '../../../shared/store/hooks.ts';
import type { useOrderColumns } from '../list/columns.tsx';
import { useViews } from '../list/use-views.ts';
import { addressOf, isShown, type OrderView, searchOf } from '../list/views.ts';
import { orderQueryOf } from '../../../entities/order/order-query.ts';
import type { OrdersSearch } from '../../../shared/routes/orders-search.ts';
import { exportRequested } from './actions.ts';
import type { ExportColumn } from './column-keys.ts';
import { orderBulkFeature } from './feature.ts';

export type ListToolsProps = {
  readonly search: OrdersSearch;
  readonly columns: ReturnType<typeof useOrderColumns>;
  readonly hidden: ReadonlySet<string>;
  /** The tools that the window has no room for. */
  readonly unseen: ReadonlySet<string>;
  readonly onHiddenChange: (hidden: ReadonlySet<string>) => void;
  /** The shown orders, for the file. */
  readonly shown: readonly ExportColumn[];
};

/** Views of mine; one is given to somebody else as its address. */
function Views({ search }: Pick<ListToolsProps, 'search'>) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { views, keep } = useViews();
  const [chosen, setChosen] = useState<string | null>(null);
  // The address decides the name of the view; a chosen view keeps it while it is changed.
  const current =
    views.find((view) => isShown(view, search)) ?? views.find(({ id }) => id === chosen) ?? null;
  const open = (view: OrderView) => {
    setChosen(view.id);
    void navigate(paths.orders(searchOf(view)));
  };
  const replace = (id: string, change: Partial<OrderView>) =>
    keep(views.map((view) => (view.id === id ? { ...view, ...change } : view)));
  const copy = async (view: OrderView | undefined) => {
    const address = paths.orders(view ? searchOf(view) : { ...search, pagina: 1, pedido: '' });
    await navigator.clipboard.writeText(new URL(address, window.location.href).href);
    dispatch(successNotified('Se copió el enlace'));
  };
  const viewOf = (id: string | null) => views.find((view) => view.id === id);
  return (
    <SavedViews
      views={views}
      current={current?.id ?? null}
      canShare={false}
      isModified={current !== null && !isShown(current, search)}
      onSelect={(id) => {
        const view = viewOf(id);
        if (view) open(view);
      }}
      onSave={(id) => replace(id, { address: addressOf(search) })}
      onCreate={({ name }) => {
        const view = { id: crypto.randomUUID(), name, address: addressOf(search) };
        setChosen(view.id);
        keep([...views, view]);
      }}
      onRename={(id, { name }) => replace(id, { name })}
      onDelete={(id) => {
        keep(views.filter((view) => view.id !== id));
        dispatch(notified({ tone: 'info', text: `Se eliminó la vista ${viewOf(id)?.name ?? ''}` }));
      }}
      onCopyLink={(id) => {
        copy(viewOf(id)).catch(() =>
          dispatch(notified({ tone: 'error', text: 'El navegador no dejó copiar el enlace' })),
        );
      }}
    />
  );
}

/** The end of the toolbar: views, the file of the shown orders, and the columns. */
export default function ListTools({ search, shown, ...columns }: ListToolsProps) {
  useFeature(orderBulkFeature);
  const dispatch = useAppDispatch();
  return (
    <>
      <Views search={search} />
      <IconButton
        variant="secondary"
        label="Exportar lo que veo"
        icon={<DownloadIcon size={16} />}
        onPress={() =>
          dispatch(
            exportRequested({
              id: crypto.randomUUID(),
              columns: shown,
              from: { query: orderQueryOf(search) },
            }),
          )
        }
      />
      <ColumnChooser {...columns} />
    </>
  );
}
