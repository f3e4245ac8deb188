'use client';

import { Button } from '@trastienda/ui/Button';
import { DateRangePicker } from '@trastienda/ui/DateRangePicker';
import { UiProvider } from '@trastienda/ui/UiProvider';
import { useRouter } from 'next/navigation';
import { useState } from 'react';

export default function Page() {
  const { push } = useRouter();
  const [guides, setGuides] = useState(0);
  return (
    <UiProvider navigate={push}>
      <Button variant="primary" onPress={() => setGuides(guides + 1)}>
        {`Generar guía ${guides + 1}`}
      </Button>
      <DateRangePicker label="Fecha del pedido" />
    </UiProvider>
  );
}
