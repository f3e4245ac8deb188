import type { CallError } from '@trastienda/api-client';
import { Button } from '@trastienda/ui/Button';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { ErrorState } from '@trastienda/ui/ErrorState';
import { LockIcon } from '@trastienda/ui/icons';
import { type FailedCall, failureWords } from './failure-words.ts';
import { useIsOnline, useOnReturn } from './use-is-online.ts';

type Props = {
  readonly error: CallError;
  readonly call: FailedCall;
  /** The party that did not answer, where it is not the call's service. */
  readonly source?: string | undefined;
  /** 'No pudimos cargar tus pedidos' */
  readonly title: string;
  /** A sentence about what is not lost: 'Tus pedidos están a salvo.' */
  readonly comfort?: string;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  /** The short form for a card among others that work: one line, and no red button. */
  readonly isQuiet?: boolean;
  /** The page says why already; this card only what is missing in it. */
  readonly isCauseSaid?: boolean;
};

/**
 * It takes the place of a part that could not be loaded: the event, its cause, the way on, and the folio. When the connection is there
 * again it is asked for by itself.
 */
export function CallFailed({
  error,
  call,
  source,
  title,
  comfort,
  onRetry,
  isRetrying = false,
  isQuiet = false,
  isCauseSaid = false,
}: Props) {
  const isOnline = useIsOnline();
  useOnReturn(onRetry);
  const { kind, cause, folio } = failureWords(error, { call, source, isOnline });
  // Not a failure: nothing is lost, and asking again helps only when somebody has given the permission.
  if (error.kind === 'http' && error.status === 403 && !isQuiet) {
    return (
      <EmptyState
        kind="no-match"
        icon={LockIcon}
        title="Tu usuario no tiene permiso para ver esto"
        action={
          <Button pending={isRetrying} onPress={onRetry}>
            Reintentar
          </Button>
        }
      >
        Pide acceso a quien administra los usuarios de tu tienda.
      </EmptyState>
    );
  }
  return (
    <ErrorState
      kind={kind}
      title={title}
      onRetry={onRetry}
      pending={isRetrying}
      folio={folio}
      quiet={isQuiet}
    >
      {isCauseSaid ? undefined : [cause, comfort].filter(Boolean).join(' ')}
    </ErrorState>
  );
}
