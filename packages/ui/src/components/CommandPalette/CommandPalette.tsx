import type { RefAttributes } from 'react';
import { Dialog, Modal, type ModalOverlayProps } from 'react-aria-components';
import { cx } from '../../internal/cx.ts';
import { ModalOverlay } from '../../internal/modal-overlay.tsx';
import type { Command, CommandGroup } from './CommandPalette.model.ts';
import { PaletteSearch } from './PaletteSearch.tsx';
import * as s from './CommandPalette.css.ts';
import type { CommandPaletteLabels } from './CommandPalette.model.ts';

const es: CommandPaletteLabels = {
  title: 'Buscar y hacer',
  placeholder: 'Pedido, guía, SKU, página o acción',
  results: 'Resultados',
  noMatch: (query) => `Nada coincide con «${query}»`,
  busy: 'Buscando',
  choose: 'abrir',
  walk: 'recorrer',
  close: 'cerrar',
  dismiss: 'Cerrar',
};

export interface CommandPaletteProps
  extends
    Omit<ModalOverlayProps, 'className' | 'style' | 'children' | 'isDismissable'>,
    RefAttributes<HTMLDivElement> {
  /** Whether it is open. */
  isOpen?: boolean;
  /** Called with `false` when the person closes it, and with `true` when a trigger opens it. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Pages and acts, and what a search found, in order. Default: none. */
  groups?: readonly CommandGroup[] | undefined;
  /** Called when a command without an address is chosen, after the palette has closed. */
  onAction?: ((command: Command) => void) | undefined;
  /** Text of the field, for searching orders, guides and SKUs. */
  onQueryChange?: ((query: string) => void) | undefined;
  /** Shows that a search is under way. Default: false. */
  busy?: boolean | undefined;
  /** Extra class name for the box over the page. */
  className?: string | undefined;
  /** Replaces some of the component's words. */
  labels?: Partial<CommandPaletteLabels> | undefined;
}

/** Everything by name: pages, orders, guides, SKU and acts. The application opens it, by Ctrl K. */
export function CommandPalette({
  groups = [],
  onAction,
  onQueryChange,
  busy = false,
  className,
  labels,
  ...rest
}: CommandPaletteProps) {
  const words = { ...es, ...labels };
  return (
    <ModalOverlay {...rest} isDismissable className={s.overlay}>
      <Modal className={cx(s.box, className)}>
        <Dialog aria-label={words.title} className={s.dialog}>
          {({ close }) => (
            <PaletteSearch
              groups={groups}
              busy={busy}
              words={words}
              onQueryChange={onQueryChange}
              onClose={close}
              onChoose={(command) => {
                close();
                if (command.href === undefined) onAction?.(command);
              }}
            />
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
