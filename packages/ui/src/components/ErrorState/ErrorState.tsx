import { type ReactNode, useId, useState } from 'react';
import { CheckIcon, CopyIcon, OctagonIcon, RefreshIcon, WifiOffIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import { restoreFocusOnUnmount } from '../../internal/restore-focus-on-unmount.ts';
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
  /** Sentence that says what went wrong. Default: `No pudimos cargar esta sección`. */
  title?: ReactNode;
  /** Called when the user presses "Reintentar"; omit it to hide the button. */
  onRetry?: (() => void) | undefined;
  /** Shows that the retry is under way. */
  pending?: boolean | undefined;
  /** Number that finds this failure in the logs. */
  folio?: string | undefined;
  /** Another way out: "Ver datos guardados". */
  secondaryAction?: ReactNode;
  /** One line with a quiet retry, for a card among others that go on; its title is no heading. Default: false. */
  quiet?: boolean | undefined;
  /** Replaces some of the component's words. */
  labels?: Partial<ErrorStateLabels> | undefined;
  /** Says why, or what happens to what was typed. */
  children?: ReactNode;
  /** Level of the title in the page; a quiet line has none. Default: 2. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

const marks = { failed: OctagonIcon, offline: WifiOffIcon } as const;

/** A part of the page failed: what, why, what to do, and the folio. The rest of the page goes on. */
export function ErrorState({
  kind = 'failed',
  title = 'No pudimos cargar esta sección',
  onRetry,
  pending,
  folio,
  secondaryAction,
  quiet = false,
  headingLevel,
  icon,
  labels,
  className,
  children,
  ...rest
}: ErrorStateProps) {
  const words = { ...es, ...labels };
  const titleId = useId();
  const folioLine = folio && <Folio folio={folio} words={words} />;
  const retry = onRetry && (
    <Button
      ref={restoreFocusOnUnmount}
      {...(quiet ? { size: 'sm', 'aria-describedby': titleId } : { variant: 'primary' })}
      icon={<RefreshIcon size={16} />}
      pending={pending}
      onPress={onRetry}
    >
      {words.retry}
    </Button>
  );
  if (quiet) {
    const Mark = icon ?? marks[kind];
    return (
      <div {...rest} className={cx(s.line, className)}>
        <Mark className={s.mark[kind]} />
        <div className={s.words}>
          <p id={titleId} className={s.title}>
            {title}
          </p>
          {children !== undefined && <p className={s.cause}>{children}</p>}
          {folioLine}
        </div>
        {(retry || secondaryAction) && (
          <div className={s.actions}>
            {secondaryAction}
            {retry}
          </div>
        )}
      </div>
    );
  }
  return (
    <EmptyState
      {...rest}
      kind={kind}
      headingLevel={headingLevel}
      icon={icon}
      className={className}
      title={title}
      action={
        (retry || secondaryAction) && (
          <>
            {retry}
            {secondaryAction}
          </>
        )
      }
      extra={folioLine}
    >
      {children}
    </EmptyState>
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
