import { Button } from '@trastienda/ui/Button';
import { Modal } from '@trastienda/ui/Modal';
import { useState } from 'react';

export function Part() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Abrir</Button>
      <Modal title="Pedido" isOpen={isOpen} onOpenChange={setOpen}>
        Texto
      </Modal>
    </>
  );
}
