import { Button } from '@trastienda/ui/Button';
import { Checkbox } from '@trastienda/ui/Checkbox';
import { Drawer } from '@trastienda/ui/Drawer';
import { useState } from 'react';

export function Example() {
  const [isOpen, setOpen] = useState(false);
  const [isPendingOnly, setPendingOnly] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Filtros</Button>
      <Drawer
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Filtros"
        actions={
          <>
            <Button onPress={() => setPendingOnly(false)}>Quitar filtros</Button>
            <Button variant="primary" onPress={() => setOpen(false)}>
              Ver 24 pedidos
            </Button>
          </>
        }
      >
        <Checkbox isSelected={isPendingOnly} onChange={setPendingOnly}>
          Evidencia pendiente
        </Checkbox>
      </Drawer>
    </>
  );
}
