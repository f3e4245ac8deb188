import { Button, Dialog, DialogTrigger, Heading, Modal, ModalOverlay } from 'react-aria-components';

export const Part = () => (
  <DialogTrigger>
    <Button>Abrir</Button>
    <ModalOverlay isDismissable>
      <Modal>
        <Dialog>
          <Heading slot="title">Pedido</Heading>
          <p>Texto</p>
          <Button slot="close">Cerrar</Button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  </DialogTrigger>
);
