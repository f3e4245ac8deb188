import { Button } from '@trastienda/ui/Button';
import { Modal } from '@trastienda/ui/Modal';
import { useState } from 'react';

export function Example() {
  const [isOpen, setOpen] = useState(false);
  const [isSplit, setSplit] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button isDisabled={isSplit} onPress={() => setOpen(true)}>
        Separar pedido
      </Button>
      <Modal
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Separar pedido 52093318"
        actions={
          <>
            <Button autoFocus onPress={close}>
              Cancelar
            </Button>
            <Button
              variant="primary"
              onPress={() => {
                setSplit(true);
                close();
              }}
            >
              Separar
            </Button>
          </>
        }
      >
        Cada paquete llevará su propia guía.
      </Modal>
    </>
  );
}
