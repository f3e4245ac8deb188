import { useKept } from '../../shared/persistence/use-kept.ts';

/** Whether labels are printed as soon as their guides are made; kept for the person and the store, yes until they say no. */
export function useAutoPrint() {
  const [kept, keep] = useKept('labels', 'at-once');
  return [kept !== 'no', (prints: boolean) => keep(prints ? 'yes' : 'no')] as const;
}
