import { OnPaper } from '../../shared/layout/on-paper.tsx';
import { useAppSelector } from '../../shared/store/hooks.ts';
import { selectStoreName } from './selectors.ts';

/** What a printed report says first: whose it is, and what it was narrowed to. */
export function StoreOnPaper({ parts }: { readonly parts: readonly (string | null)[] }) {
  const name = useAppSelector(selectStoreName);
  return <OnPaper parts={[name, ...parts]} />;
}
