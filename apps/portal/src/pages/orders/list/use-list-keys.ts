import { usePageShortcuts } from '../../../shared/layout/page-shortcuts.ts';

/** The row that Tab would come to, in the list of the page. */
const rowToEnter = () => document.querySelector<HTMLElement>('main tr[data-key][tabindex="0"]');

/** From anywhere on the page J goes into the list; there the table answers the keys itself (experience.md, section 14). */
export function useListKeys(): void {
  usePageShortcuts({
    // With those that the table answers, as one group of the sheet.
    id: 'listas',
    label: 'En una lista',
    items: [{ keys: [['J']], does: 'Ir a los pedidos', press: () => rowToEnter()?.focus() }],
  });
}
