import { Button } from '@trastienda/ui/Button';
import { Drawer } from '@trastienda/ui/Drawer';
import { useEffect } from 'react';
import { useFeature } from '../../shared/store/hooks.ts';
import { addressFeature } from './feature.ts';
import { useAddress } from './use-address.ts';
import { AddressEditing } from './address-editor.tsx';

type Props = {
  /** The order whose address is edited; `null` while there is none. */
  readonly orderNumber: string | null;
  readonly onClose: () => void;
};

/** Mends an order's address where it was found to be wrong; what is typed stays, also when it is closed (D94). */
export function AddressDrawer({ orderNumber, onClose }: Props) {
  useFeature(addressFeature);
  return (
    <Drawer
      isOpen={orderNumber !== null}
      title={`Dirección del pedido ${orderNumber ?? ''}`}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {orderNumber !== null && <Inside key={orderNumber} orderNumber={orderNumber} onClose={onClose} />}
    </Drawer>
  );
}

function Inside({ orderNumber, onClose }: { readonly orderNumber: string; readonly onClose: () => void }) {
  const editing = useAddress(orderNumber);
  useEffect(() => {
    if (editing.isSaved) onClose();
  }, [editing.isSaved, onClose]);
  return (
    <AddressEditing
      orderNumber={orderNumber}
      editing={editing}
      leave={<Button onPress={onClose}>Cerrar</Button>}
    />
  );
}
