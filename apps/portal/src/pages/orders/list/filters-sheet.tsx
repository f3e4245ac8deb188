import { Button } from '@trastienda/ui/Button';
import { Drawer } from '@trastienda/ui/Drawer';
import type { ReactNode } from 'react';
import * as s from './filters.css.ts';

export type FiltersSheetProps = {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onClear: () => void;
  readonly children: ReactNode;
};

/** A phone's filters, in a sheet from below; in a chunk of its own, for it comes with a press. */
export default function FiltersSheet({ isOpen, onOpenChange, onClear, children }: FiltersSheetProps) {
  return (
    <Drawer
      side="bottom"
      title="Filtros"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      actions={
        <>
          <Button variant="ghost" onPress={onClear}>
            Quitar filtros
          </Button>
          <Button variant="primary" onPress={() => onOpenChange(false)}>
            Ver pedidos
          </Button>
        </>
      }
    >
      <div className={s.sheet}>{children}</div>
    </Drawer>
  );
}
