import { Button } from '@trastienda/ui/Button';
import { LabelIcon } from '@trastienda/ui/icons';
import { useState } from 'react';

export function Example() {
  const [isBuying, setBuying] = useState(false);
  return (
    <Button
      variant="primary"
      icon={<LabelIcon size={16} />}
      pending={isBuying}
      pendingLabel="Generando…"
      onPress={() => setBuying(true)}
    >
      Generar guía
    </Button>
  );
}
