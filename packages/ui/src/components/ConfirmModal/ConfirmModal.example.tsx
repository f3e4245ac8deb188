import { Button } from '@trastienda/ui/Button';
import { ConfirmModal } from '@trastienda/ui/ConfirmModal';
import { useState } from 'react';

export function Example() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Marcar como entregado</Button>
      <ConfirmModal
        isOpen={isOpen}
        title="¿Marcar el pedido 33771046 como entregado?"
        // A promise keeps the question open until it ends; a failure is told inside.
        onConfirm={close}
        onCancel={close}
      >
        Se avisará a Sanborns. Podrás subir la evidencia después.
      </ConfirmModal>
    </>
  );
}
