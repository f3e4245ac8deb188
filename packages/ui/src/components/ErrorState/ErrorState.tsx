import { type ReactNode, useState } from 'react';
import { CheckIcon, CopyIcon, RefreshIcon } from '../../icons/index.ts';
import { Button } from '../Button/Button.tsx';
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as s from './ErrorState.css.ts';

export interface ErrorStateLabels {
  retry: string;
  folio: string;
  copy: string;
  copied: string;
}

const es: ErrorStateLabels = {
  retry: 'Reintentar',
  folio: 'Folio',
  copy: 'Copiar folio',
  copied: 'Folio copiado',
};

export interface ErrorStateProps extends Omit<EmptyStateProps, 'kind' | 'action' | 'extra'> {
  /** Default: `failed`. */
  kind?: 'failed' | 'offline' | undefined;
  /** What happened to the person. Default: `No pudimos cargar esta sección`. */
  title?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** The retry is under way. */
  pending?: boolean | undefined;
  /** Number that finds this failure in the logs. */
  folio?: string | undefined;
  /** Another way out: "Ver datos guardados". */
  secondaryAction?: ReactNode;
  /** Words of its own, in part. */
  labels?: Partial<ErrorStateLabels> | undefined;
}

/** A part of the page failed: what, why, what to do, and the folio. The rest of the page goes on. */
export function ErrorState({
  kind = 'failed',
  title = 'No pudimos cargar esta sección',
  onRetry,
  pending,
  folio,
  secondaryAction,
  labels,
  ...rest
}: ErrorStateProps) {
  const words = { ...es, ...labels };
  return (
    <EmptyState
      {...rest}
      kind={kind}
      title={title}
      action={
        (onRetry || secondaryAction) && (
          <>
            {onRetry && (
              <Button variant="primary" icon={<RefreshIcon size={16} />} pending={pending} onPress={onRetry}>
                {words.retry}
              </Button>
            )}
            {secondaryAction}
          </>
        )
      }
      extra={folio && <Folio folio={folio} words={words} />}
    />
  );
}

function Folio({ folio, words }: { folio: string; words: ErrorStateLabels }) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(folio).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <span className={s.folio}>
      {words.folio} <span className={s.number}>{folio}</span>
      <IconButton
        size="sm"
        label={copied ? words.copied : words.copy}
        icon={copied ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
        onPress={() => void copy()}
      />
    </span>
  );
}
