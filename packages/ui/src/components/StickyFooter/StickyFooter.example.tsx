import { Button } from '@trastienda/ui/Button';
import { ArrowRightIcon } from '@trastienda/ui/icons';
import { StickyFooter } from '@trastienda/ui/StickyFooter';
import { useState } from 'react';

export function Example() {
  const [isBuying, setBuying] = useState(false);
  return (
    <StickyFooter summary="3 cambios sin guardar">
      <Button onPress={() => window.history.back()}>Atrás</Button>
      <Button
        variant="primary"
        iconEnd={<ArrowRightIcon size={16} />}
        pending={isBuying}
        pendingLabel="Generando…"
        onPress={() => setBuying(true)}
      >
        Revisar y generar
      </Button>
    </StickyFooter>
  );
}
