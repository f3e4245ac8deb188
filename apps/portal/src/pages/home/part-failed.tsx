import { CallFailed } from '../../shared/layout/index.ts';
import type { HomePart } from './parts.ts';
import { useHomeTroubles } from './use-home-troubles.ts';

type Props = {
  readonly part: HomePart;
  /** 'No pudimos cargar tus canales' */
  readonly title: string;
};

/** A quiet line and the way on, in a card of home whose part could not be loaded; nothing otherwise. */
export function PartFailed({ part, title }: Props) {
  const { troubles, isSaidOnce, retry } = useHomeTroubles();
  const trouble = troubles.find((one) => one.part === part);
  if (!trouble) return null;
  return (
    <CallFailed
      error={trouble.error}
      call={trouble.call}
      title={title}
      isQuiet
      isCauseSaid={isSaidOnce}
      onRetry={() => retry(part)}
    />
  );
}
