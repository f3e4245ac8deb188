import { Button } from '@trastienda/ui/Button';
import { FullScreenLoader } from '@trastienda/ui/FullScreenLoader';
import { useState } from 'react';

export function Example() {
  const [isOpening, setOpening] = useState(false);
  if (isOpening) return <FullScreenLoader message="Abriendo Trastienda…" />;
  return <Button onPress={() => setOpening(true)}>Abrir Trastienda</Button>;
}
