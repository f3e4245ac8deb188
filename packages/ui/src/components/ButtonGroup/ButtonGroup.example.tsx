import { ButtonGroup, type ButtonGroupAction } from '@trastienda/ui/ButtonGroup';
import { CloseCircleIcon, DownloadIcon, PrinterIcon, SplitIcon } from '@trastienda/ui/icons';
import { useState } from 'react';

const actions: ButtonGroupAction[] = [
  { id: 'cancel', label: 'Cancelar pedido', icon: CloseCircleIcon, variant: 'danger' },
  { id: 'split', label: 'Separar', icon: SplitIcon },
  { id: 'export', label: 'Exportar', icon: DownloadIcon },
  { id: 'print', label: 'Imprimir guía', icon: PrinterIcon, variant: 'primary' },
];

export function Example() {
  const [running, setRunning] = useState<string>();
  return (
    <ButtonGroup
      aria-label="Acciones del pedido"
      actions={actions.map((action) => ({ ...action, pending: action.id === running }))}
      onAction={setRunning}
    />
  );
}
