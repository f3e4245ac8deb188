import { namelessLabel, storeDisplayName } from '@trastienda/domain';
import { useState, type ComponentPropsWithRef } from 'react';
import { Button as AriaButton, Dialog, DialogTrigger } from 'react-aria-components';
import { ChevronDownIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import { openOnArrow } from '../../internal/open-on-arrow.ts';
import { popoverSurface } from '../../internal/popover-surface.css.ts';
import { Popover } from '../../internal/popover.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { SwitcherStore } from './StoreSwitcher.model.ts';
import { StoreList } from './StoreList.tsx';
import * as s from './StoreSwitcher.css.ts';
import type { StoreSwitcherLabels } from './StoreSwitcher.model.ts';

const es: StoreSwitcherLabels = {
  current: 'Tienda',
  list: 'Tus tiendas',
  loading: 'Cargando tiendas',
  failed: 'No pudimos cargar tus tiendas',
  retry: 'Reintentar',
  search: 'Buscar tienda',
  noMatch: 'Ninguna tienda coincide',
  showAll: 'Mostrar todas las tiendas',
  showLess: 'Mostrar menos tiendas',
  nameless: namelessLabel,
  opening: (store) => `Abriendo ${store}…`,
};

export interface StoreSwitcherProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  /** The stores in the order received; the current one is listed first. Default: none. */
  stores?: readonly SwitcherStore[] | undefined;
  /** Id of the store that is open; it comes first in the list. */
  currentStoreId?: string | null | undefined;
  /** `failed` keeps the current store and offers a retry in the list. Default: `ready`. */
  status?: 'loading' | 'failed' | 'ready' | undefined;
  /** Called when the user chooses another store: go to the root with it, and reload. */
  onStoreChange?: ((storeId: string) => void) | undefined;
  /** Asks for the list again, after `failed`. */
  onRetry?: (() => void) | undefined;
  /** Replaces some of the component's words. */
  labels?: Partial<StoreSwitcherLabels> | undefined;
}

/** The store one works in, and the others. */
export function StoreSwitcher({
  stores = [],
  currentStoreId = null,
  status = 'ready',
  onStoreChange,
  onRetry,
  labels,
  className,
  ...rest
}: StoreSwitcherProps) {
  const words = { ...es, ...labels };
  const [isOpen, setOpen] = useState(false);
  const [opening, setOpening] = useState<string>();
  const current = stores.find((store) => store.id === currentStoreId);
  const name = storeDisplayName(current?.name, words.nameless);

  if (status === 'loading' && !current) {
    return (
      <div aria-busy {...rest} className={cx(s.root, className)}>
        <Skeleton shape="block" width={140} height={36} style={{ borderRadius: 999 }} />
        <VisuallyHidden>{words.loading}</VisuallyHidden>
      </div>
    );
  }

  const face = (
    <>
      <Avatar name={name} />
      <span className={cx(s.name, name === words.nameless && s.nameless)}>{name}</span>
    </>
  );
  const canSwitch = stores.length > 1 || status === 'failed';

  const choose = (id: string) => {
    setOpen(false);
    if (id === currentStoreId) return;
    setOpening(storeDisplayName(stores.find((store) => store.id === id)?.name, words.nameless));
    onStoreChange?.(id);
  };

  return (
    <div {...rest} className={cx(s.root, className)}>
      {canSwitch ? (
        <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
          <AriaButton className={s.pill} onKeyDown={openOnArrow(() => setOpen(true))}>
            <VisuallyHidden>{words.current} </VisuallyHidden>
            {face}
            <ChevronDownIcon size={16} className={s.chevron} />
          </AriaButton>
          <Popover placement="bottom end" offset={6} className={popoverSurface}>
            <Dialog className={s.panel} aria-label={words.list}>
              <StoreList
                stores={stores}
                currentStoreId={currentStoreId}
                failed={status === 'failed'}
                onChoose={choose}
                onRetry={onRetry}
                words={words}
              />
            </Dialog>
          </Popover>
        </DialogTrigger>
      ) : (
        <span className={s.pill}>{face}</span>
      )}
      <VisuallyHidden role="status">{opening !== undefined && words.opening(opening)}</VisuallyHidden>
    </div>
  );
}
