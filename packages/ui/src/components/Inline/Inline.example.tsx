import { Button } from '@trastienda/ui/Button';
import { Inline } from '@trastienda/ui/Inline';

export function Example() {
  return (
    <Inline>
      <Button variant="primary">Guardar cambios</Button>
      <Button>Cancelar</Button>
    </Inline>
  );
}
