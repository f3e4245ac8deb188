import { useKept } from '../../shared/persistence/use-kept.ts';

/**
 * Whether labels are printed as soon as their guides are made; stored for the person and the store, true
 * until they decline.
 */
export function useAutoPrint() {
  const [kept, keep] = useKept('labels', 'at-once');
  return [kept !== 'no', (prints: boolean) => keep(prints ? 'yes' : 'no')] as const;
}
