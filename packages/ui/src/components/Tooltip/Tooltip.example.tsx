import { Button } from '@trastienda/ui/Button';
import { Tooltip } from '@trastienda/ui/Tooltip';

export function Example() {
  return (
    <Tooltip content="Imprime la etiqueta de 10 × 15 cm">
      <Button onPress={() => window.print()}>Imprimir</Button>
    </Tooltip>
  );
}
