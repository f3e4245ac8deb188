import { channelName, formatNumber, listText } from '@trastienda/domain';
import { ConfirmModal } from '@trastienda/ui/ConfirmModal';
import { TrashIcon } from '@trastienda/ui/icons';
import { useAppDispatch } from '../../shared/store/hooks.ts';
import { deletionConfirmed } from './acts.ts';
import { productsText } from '../../entities/product/words.ts';
import type { NamedProduct } from './model.ts';

type Props = {
  readonly products: readonly NamedProduct[];
  readonly onConfirmed?: () => void;
  readonly onClose: () => void;
};

/** 'Sears (12) y Claroshop (3)', or that they are on sale nowhere. */
const whereOf = (products: readonly NamedProduct[]): string => {
  const codes = [...new Set(products.flatMap(({ salesChannels }) => salesChannels))];
  if (codes.length === 0) return 'No están a la venta en ningún canal.';
  const counted = codes.map((code) => {
    const count = products.filter(({ salesChannels }) => salesChannels.includes(code)).length;
    return `${channelName(code)} (${formatNumber(count)})`;
  });
  return `Dejan de venderse en ${listText(counted)}.`;
};

/** Says how many leave and where they are on sale; for ten seconds after it they can be kept. */
export function DeleteDialog({ products, onConfirmed, onClose }: Props) {
  const dispatch = useAppDispatch();
  const what = productsText(products.length);
  return (
    <ConfirmModal
      isOpen
      tone="danger"
      title={`Eliminar ${what}`}
      cancelLabel={products.length === 1 ? 'Conservar producto' : 'Conservar productos'}
      confirmLabel={`Eliminar ${what}`}
      confirmIcon={<TrashIcon size={16} />}
      onConfirm={() => {
        dispatch(deletionConfirmed({ id: crypto.randomUUID(), products }));
        onConfirmed?.();
        onClose();
      }}
      onCancel={onClose}
    >
      {whereOf(products)} Los que tienen pedidos en preparación se quedan. Podrás deshacerlo durante 10
      segundos.
    </ConfirmModal>
  );
}
