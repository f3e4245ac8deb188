import { Button } from '@trastienda/ui/Button';
import { RadioGroup } from '@trastienda/ui/RadioGroup';
import { useState } from 'react';
import { loadUndo } from '../../entities/bulk-load/operations.ts';
import type { BulkLoad } from '../../entities/bulk-load/words.ts';
import { useWrite } from '../../shared/store/hooks.ts';
import { ConfirmWrite } from '../../shared/form/confirm-write.tsx';

/** Stops a load that is at work; what is done stays, or goes too. */
export function StopLoad({ load }: { readonly load: BulkLoad }) {
  const [isAsking, setAsking] = useState(false);
  const [keeps, setKeeps] = useState<'keep' | 'undo'>('keep');
  const [key, setKey] = useState('');
  const stop = useWrite(loadUndo, () => setAsking(false));
  return (
    <>
      <Button
        onPress={() => {
          setKey(crypto.randomUUID());
          setAsking(true);
        }}
      >
        Detener
      </Button>
      <ConfirmWrite
        isOpen={isAsking}
        title="¿Detener la carga?"
        cancelLabel="Seguir"
        confirmLabel="Detener"
        write={stop}
        call={loadUndo.call}
        pendingLabel="Deteniendo…"
        onCancel={() => setAsking(false)}
        onConfirm={() =>
          stop.send(
            {
              params: { id: load.id },
              body: { reason: 'Detenida por el comercio', keepDone: keeps === 'keep' },
            },
            { idempotencyKey: key },
          )
        }
      >
        <RadioGroup
          label="Lo que ya se guardó"
          value={keeps}
          onChange={(value) => setKeeps(value === 'undo' ? 'undo' : 'keep')}
          items={[
            { id: 'keep', label: 'Se queda' },
            { id: 'undo', label: 'También se deshace' },
          ]}
        />
      </ConfirmWrite>
    </>
  );
}
