import { BulkBar } from '@trastienda/ui/BulkBar';
import { Button } from '@trastienda/ui/Button';
import { LabelIcon, PrinterIcon } from '@trastienda/ui/icons';
import { useState } from 'react';

const total = 214;

export function Example() {
  const [count, setCount] = useState(3);
  const [isBuying, setBuying] = useState(false);
  if (count === 0) return null;
  return (
    <BulkBar count={count} total={total} onSelectAll={() => setCount(total)} onClear={() => setCount(0)}>
      <Button
        size="sm"
        variant="primary"
        icon={<LabelIcon size={16} />}
        pending={isBuying}
        onPress={() => setBuying(true)}
      >
        {count === 1 ? 'Generar 1 guía' : `Generar ${count} guías`}
      </Button>
      <Button
        size="sm"
        icon={<PrinterIcon size={16} />}
        disabledReason={`Ninguno de los ${count} tiene guía todavía`}
      >
        Imprimir
      </Button>
    </BulkBar>
  );
}
