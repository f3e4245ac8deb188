import { Button } from '@trastienda/ui/Button';
import { Drawer } from '@trastienda/ui/Drawer';
import { FilterBar } from '@trastienda/ui/FilterBar';
import type { ReactNode } from 'react';

export type FiltersSheetProps = {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onClear: () => void;
  /** Says what is behind the sheet: 'Ver pedidos'. */
  readonly seeLabel: string;
  readonly children: ReactNode;
};

/** A phone's filters, in a sheet from below; in a chunk of its own, for it comes with a press. */
export default function FiltersSheet({
  isOpen,
  onOpenChange,
  onClear,
  seeLabel,
  children,
}: FiltersSheetProps) {
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
            {seeLabel}
          </Button>
        </>
      }
    >
      <FilterBar>{children}</FilterBar>
    </Drawer>
  );
}
