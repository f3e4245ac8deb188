import { channelName, formatNumber, ownStoreCodes } from '@trastienda/domain';
import { BulkBar } from '@trastienda/ui/BulkBar';
import { Button, ButtonLink } from '@trastienda/ui/Button';
import { IconButton } from '@trastienda/ui/IconButton';
import { ColumnsIcon, DotsIcon, DownloadIcon, PauseIcon, TagIcon, TrashIcon } from '@trastienda/ui/icons';
import { Menu } from '@trastienda/ui/Menu';
import { useState } from 'react';
import { exportAddress, massEditAddress, mostNamed } from '../../shared/routes/bulk-search.ts';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts';
import { activationAsked, allAsked, chooseLimit, type OwnCode, pauseAsked } from './acts.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { productsQuery } from '../../entities/product/product-query.ts';
import type { NamedProduct } from './model.ts';
import type { CatalogueSearch } from '../../shared/routes/catalogue-search.ts';
import { productsChosen, selectChoosing } from './slice.ts';

type Props = {
  readonly search: CatalogueSearch;
  /** Products that meet the filters. */
  readonly total: number;
  readonly chosen: readonly NamedProduct[];
};

/** The channels of the action: all of the contract, or one of them. */
const places = [
  { id: 'all', label: 'Todos mis canales' },
  ...ownStoreCodes.map((code) => ({ id: code, label: channelName(code) })),
];
const channelsOf = (place: string): readonly OwnCode[] =>
  place === 'all' ? ownStoreCodes : ownStoreCodes.filter((code) => code === place);

/** The actions for the chosen products. */
export function CatalogueBulkBar({ search, total, chosen }: Props) {
  const dispatch = useAppDispatch();
  const choosing = useAppSelector(selectChoosing);
  const [open, setOpen] = useState<'category' | 'delete' | null>(null);
  const clear = () => dispatch(productsChosen([]));
  const at = (place: string) => ({ id: crypto.randomUUID(), products: chosen, channels: channelsOf(place) });
  const count = formatNumber(chosen.length);
  const close = () => setOpen(null);
  return (
    <BulkBar
      count={chosen.length}
      total={total}
      isSelectingAll={choosing !== null}
      onSelectAll={
        chosen.length >= chooseLimit
          ? undefined
          : () => dispatch(allAsked({ query: productsQuery(search), total }))
      }
      onClear={clear}
      labels={{
        ...(total > chooseLimit && {
          selectAll: () => `Seleccionar los primeros ${formatNumber(chooseLimit)}`,
        }),
        ...(choosing && { selectingAll: `Seleccionando ${formatNumber(choosing.total)}…` }),
      }}
    >
      {chosen.length <= mostNamed && (
        <ButtonLink
          size="sm"
          icon={<ColumnsIcon size={16} />}
          href={massEditAddress(
            {},
            chosen.map(({ id }) => id),
          )}
        >{`Editar ${count} en tabla`}</ButtonLink>
      )}
      <Menu
        aria-label="Activar en"
        trigger={<Button size="sm">{`Activar ${count} en…`}</Button>}
        items={places}
        onAction={(place) => {
          dispatch(activationAsked(at(place)));
          clear();
        }}
      />
      <Menu
        aria-label="Pausar en"
        trigger={<Button size="sm" icon={<PauseIcon size={16} />}>{`Pausar ${count} en…`}</Button>}
        items={places}
        onAction={(place) => {
          dispatch(pauseAsked(at(place)));
          clear();
        }}
      />
      <Menu
        aria-label="Más acciones de la selección"
        trigger={<IconButton size="sm" label="Más acciones de la selección" icon={<DotsIcon size={16} />} />}
        items={[
          {
            id: 'download',
            label: `Descargar ${count}`,
            icon: DownloadIcon,
            href: exportAddress(
              {},
              chosen.map(({ id }) => id),
            ),
            isDisabled: chosen.length > mostNamed,
            ...(chosen.length > mostNamed && { description: `Elige hasta ${mostNamed}` }),
          },
          { id: 'category', label: `Cambiar categoría de ${count}`, icon: TagIcon },
          { id: 'delete', label: `Eliminar ${count}`, icon: TrashIcon, tone: 'danger' },
        ]}
        onAction={(id) => {
          if (id === 'delete' || id === 'category') setOpen(id);
        }}
      />
      {open === 'category' && <CategoryDialog products={chosen} onConfirmed={clear} onClose={close} />}
      {open === 'delete' && <DeleteDialog products={chosen} onConfirmed={clear} onClose={close} />}
    </BulkBar>
  );
}
