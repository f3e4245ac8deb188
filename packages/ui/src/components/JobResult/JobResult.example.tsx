import { Button } from '@trastienda/ui/Button';
import { PrinterIcon } from '@trastienda/ui/icons';
import { JobResult } from '@trastienda/ui/JobResult';
import { useState } from 'react';

export function Example() {
  const [isRetrying, setRetrying] = useState(false);
  return (
    <JobResult
      title="21 de 24 guías listas"
      done={21}
      doneEnd="$3,118.50"
      labels={{ done: (count) => `${count} generadas`, doneNote: 'No se vuelven a cobrar' }}
      action={
        <Button size="sm" icon={<PrinterIcon size={16} />} onPress={() => window.print()}>
          Imprimir 21
        </Button>
      }
      causes={[
        {
          id: 'codigo-postal',
          label: 'con código postal equivocado',
          rows: ['61840277', '61840102'],
          action: { label: 'Corregir', href: '/mis-pedidos/por-corregir' },
        },
        {
          id: 'sin-respuesta',
          label: 'sin respuesta de la paquetería',
          rows: ['52093318'],
          note: 'se puede repetir',
          tone: 'warning',
          action: { label: 'Reintentar', onPress: () => setRetrying(true), pending: isRetrying },
        },
      ]}
    />
  );
}
