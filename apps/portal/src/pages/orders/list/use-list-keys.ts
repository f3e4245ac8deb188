import { usePageShortcuts } from '../../../shared/layout/page-shortcuts.ts';

/** The row that Tab would come to, in the list of the page. */
const rowToEnter = () => document.querySelector<HTMLElement>('main tr[data-key][tabindex="0"]');

/** Does what the row under the keyboard offers, where it offers it. */
const act = (name: 'guide' | 'print' | 'evidence') => () =>
  document.activeElement
    ?.closest('tr[data-key]')
    ?.querySelector<HTMLElement>(`[data-row-act="${name}"]`)
    ?.click();

/**
 * The key J enters the list from anywhere on the page; there the table answers the keys itself (experience.md, section 14). The actions
 * of a row have the letters that they have in an order.
 */
export function useListKeys(): void {
  usePageShortcuts({
    // With those that the table answers, as one group of the sheet.
    id: 'listas',
    label: 'En una lista',
    items: [
      { keys: [['J']], does: 'Ir a los pedidos', press: () => rowToEnter()?.focus() },
      { keys: [['C']], does: 'Crear la guía del pedido', press: act('guide') },
      { keys: [['I']], does: 'Imprimir su etiqueta', press: act('print') },
      { keys: [['E']], does: 'Subir su evidencia', press: act('evidence') },
    ],
  });
}
