import { ownStoreCodes } from '@trastienda/domain';
import { TrashIcon } from '@trastienda/ui/icons';
import type { MenuEntry } from '@trastienda/ui/Menu';
import { useState } from 'react';
import { RowMenu } from '../../shared/list/row-menu.tsx';
import { paths } from '../../shared/routes/paths.ts';
import { useAppDispatch } from '../../shared/store/hooks.ts';
import { activationAsked, pauseAsked } from './acts.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import type { ProductItem } from './model.ts';

const entriesOf = ({ id, status }: ProductItem): MenuEntry[] => [
  { id: 'edit', label: 'Editar', href: paths.editProduct(id) },
  { id: 'copy', label: 'Duplicar', href: paths.copyProduct(id) },
  ...(status === 'draft'
    ? []
    : [status === 'active' ? { id: 'pause', label: 'Pausar' } : { id: 'activate', label: 'Activar' }]),
  { id: 'delete', label: 'Eliminar', icon: TrashIcon, tone: 'danger' as const },
];

/** The actions for one product, from its row. */
export function ProductMenu({ product }: { readonly product: ProductItem }) {
  const dispatch = useAppDispatch();
  const [isDeleting, setDeleting] = useState(false);
  const act = (action: string) => {
    const payload = { id: crypto.randomUUID(), products: [product], channels: ownStoreCodes };
    if (action === 'delete') setDeleting(true);
    if (action === 'pause') dispatch(pauseAsked(payload));
    if (action === 'activate') dispatch(activationAsked(payload));
  };
  return (
    <>
      <RowMenu of={`de ${product.name}`} items={entriesOf(product)} onAction={act} />
      {isDeleting && <DeleteDialog products={[product]} onClose={() => setDeleting(false)} />}
    </>
  );
}
