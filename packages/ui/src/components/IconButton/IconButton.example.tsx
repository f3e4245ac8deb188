import { IconButton } from '@trastienda/ui/IconButton';
import { PrinterIcon } from '@trastienda/ui/icons';

export function Example() {
  return <IconButton label="Imprimir" icon={<PrinterIcon />} onPress={() => window.print()} />;
}
