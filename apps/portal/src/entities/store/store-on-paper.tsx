import { OnPaper } from '../../shared/layout/on-paper.tsx';
import { useAppSelector } from '../../shared/store/hooks.ts';
import { selectStoreName } from './selectors.ts';

/** The head of a printed report: its store, and its filters. */
export function StoreOnPaper({ parts }: { readonly parts: readonly (string | null)[] }) {
  const name = useAppSelector(selectStoreName);
  return <OnPaper parts={[name, ...parts]} />;
}
