import type { AnyCall, CallError } from '@trastienda/api-client';
import { Card, type CardProps } from '@trastienda/ui/Card';
import { Skeleton } from '@trastienda/ui/Skeleton';
import type { ReactNode } from 'react';
import { CallFailed } from '../../shared/layout/index.ts';
import type { Read } from '../../shared/store/hooks.ts';
import * as s from './page.css.ts';

/** The part of the page around it that a card needs. */
type CardFrame<Value> = {
  readonly read: Read<Value>;
  readonly call: AnyCall;
  /** The page says why already. */
  readonly isSaidOnce: boolean;
};

type Props<Value> = CardFrame<Value> &
  Pick<CardProps, 'action' | 'footer' | 'flush'> & {
    readonly title: string;
    /** The height of the content to come, in pixels, so that nothing below it moves then. */
    readonly height: number;
    readonly failedTitle: string;
    readonly children: (value: Value) => ReactNode;
  };

/** A card of the report: on its way, there, or failed, by itself (law 7). */
export function ReportCard<Value>({
  read,
  call,
  isSaidOnce,
  title,
  height,
  failedTitle,
  children,
  ...card
}: Props<Value>) {
  const { status, value, error } = read;
  return (
    <Card
      {...card}
      title={title}
      busy={status === 'loading' && value !== null}
      aria-busy={status === 'loading'}
    >
      {value !== null && children(value)}
      {value === null && error === null && (
        <div className={card.flush === true ? s.inset : undefined} aria-hidden>
          <Skeleton shape="block" width="100%" height={height} />
        </div>
      )}
      <FailedPart {...{ read, call, isSaidOnce, failedTitle, height }} />
    </Card>
  );
}

type FailedProps = CardFrame<unknown> & { readonly failedTitle: string; readonly height: number };

/** The words in the room of content that failed. */
export function FailedPart({ read, call, isSaidOnce, failedTitle, height }: FailedProps) {
  const { value, error }: { readonly value: unknown; readonly error: CallError | null } = read;
  if (value !== null || error === null) return null;
  return (
    <div className={s.failed} style={{ minBlockSize: height }}>
      <CallFailed
        error={error}
        call={call}
        title={failedTitle}
        isQuiet
        isCauseSaid={isSaidOnce}
        onRetry={read.ask}
      />
    </div>
  );
}
