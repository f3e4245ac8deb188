import { ConfirmModal } from '@trastienda/ui/ConfirmModal';
import { IconButton } from '@trastienda/ui/IconButton';
import { CloseCircleIcon, DotsIcon, PrinterIcon, SplitIcon } from '@trastienda/ui/icons';
import { Menu, type MenuEntry } from '@trastienda/ui/Menu';
import { useState } from 'react';

const entries: MenuEntry[] = [
  { id: 'print', label: 'Imprimir', icon: PrinterIcon, shortcut: 'Ctrl P' },
  {
    id: 'split',
    label: 'Separar pedido',
    icon: SplitIcon,
    isDisabled: true,
    description: 'Tiene una sola pieza',
  },
  { id: 'cancel', label: 'Cancelar pedido', icon: CloseCircleIcon, tone: 'danger' },
];

export function Example() {
  const [isAsking, setAsking] = useState(false);
  const stopAsking = () => setAsking(false);
  return (
    <>
      <Menu
        trigger={<IconButton label="Más acciones" variant="secondary" icon={<DotsIcon />} />}
        items={entries}
        onAction={(id) => (id === 'cancel' ? setAsking(true) : window.print())}
      />
      <ConfirmModal
        isOpen={isAsking}
        title="Cancelar el pedido 61840277"
        tone="danger"
        confirmLabel="Cancelar pedido"
        cancelLabel="Conservar pedido"
        onConfirm={stopAsking}
        onCancel={stopAsking}
      >
        Se avisará a Sears.
      </ConfirmModal>
    </>
  );
}
