import { formatMxn, type Centavos, listText } from '@trastienda/domain';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ShieldIcon, TruckIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { RadioCards } from '../RadioCards/RadioCards.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { QuoteOptionCard } from './QuoteOptionCard.tsx';
import { quoteWords, type QuoteLabels } from './quote-labels.ts';
import type { QuoteItem, QuoteSort } from './quote.ts';
import * as s from './QuoteList.css.ts';

export interface QuoteListProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'onChange'> {
  /** The quotes, in the order to show. Default: none. */
  options?: readonly QuoteItem[] | undefined;
  /** Id of the chosen one. */
  value?: string | null | undefined;
  /** Called with the id of the chosen option. */
  onChange?: ((id: string) => void) | undefined;
  /** `updating` keeps the old rows, dimmed. Default: `ready`. */
  status?: 'loading' | 'updating' | 'ready' | 'failed' | undefined;
  /** Says how the given options are ordered. Default: `recommended`. */
  sort?: QuoteSort | undefined;
  /** Called when the user asks for another order; omit it to offer none. */
  onSortChange?: ((sort: QuoteSort) => void) | undefined;
  /** "Precios con IVA · válidos 15 min". */
  validity?: ReactNode;
  /** Prices are no longer valid: what changed, and asking anew. */
  expired?: { message?: ReactNode; onRequote: () => void; pending?: boolean } | undefined;
  /** Carriers that did not answer, beside those that did. Default: none. */
  failedCarriers?: readonly string[] | undefined;
  /** Postal code that nobody reaches, for the empty state. */
  destinationZipCode?: string | undefined;
  /** Nobody goes there: leads back to the parcel. */
  onEditParcel?: (() => void) | undefined;
  /** `failed` for the parcel's size, which no carrier takes: the sentence that says so. */
  tooLarge?: ReactNode;
  /** Says why quoting failed. */
  failure?: ReactNode;
  /** Number that finds the failure in the logs. */
  folio?: string | undefined;
  /** Quotes again, after a failure or with the carriers that did not answer. */
  onRetry?: (() => void) | undefined;
  /** Amount that the insurance covers, and whether the totals include it. */
  insurance?: { covers: Centavos; included: boolean; onChange: (included: boolean) => void } | undefined;
  /** Level of the heading. Default: 2. */
  headingLevel?: 2 | 3 | undefined;
  /** Replaces some of the component's words. */
  labels?: Partial<QuoteLabels> | undefined;
}

/** The options of the carriers that answered, to compare and choose. Names read carrier, date, total. */
export function QuoteList({
  options = [],
  value = null,
  onChange,
  status = 'ready',
  sort = 'recommended',
  onSortChange,
  validity,
  expired,
  failedCarriers = [],
  destinationZipCode = '',
  onEditParcel,
  tooLarge,
  failure,
  folio,
  onRetry,
  insurance,
  headingLevel = 2,
  labels,
  className,
  ...rest
}: QuoteListProps) {
  const words = { ...quoteWords, ...labels };
  const Heading = `h${headingLevel}` as const;
  const isBusy = status === 'loading' || status === 'updating';
  const isEmpty = status === 'ready' && options.length === 0;
  const title =
    status === 'loading'
      ? words.loading
      : status === 'failed' || isEmpty
        ? words.title
        : words.count(options.length);
  return (
    <section aria-label={words.title} aria-busy={isBusy} {...rest} className={cx(s.root, className)}>
      <div className={s.head}>
        <Heading className={s.title}>{title}</Heading>
        <span className={s.validity} role="status">
          {status === 'updating' ? words.updating : status === 'ready' && !isEmpty && !expired && validity}
        </span>
        {onSortChange && options.length > 1 && (
          <SegmentedControl
            className={s.sort}
            aria-label={words.sort}
            value={sort}
            onChange={(id) => onSortChange(id as QuoteSort)}
            items={[
              { id: 'recommended', label: words.recommended },
              { id: 'cheapest', label: words.cheapest },
              { id: 'fastest', label: words.fastest },
            ]}
          />
        )}
      </div>
      {expired && (
        <Banner
          tone="warning"
          title={words.expired}
          action={
            <Button
              size="sm"
              pending={expired.pending ?? false}
              pendingLabel={words.requoting}
              onPress={expired.onRequote}
            >
              {words.requote}
            </Button>
          }
        >
          {expired.message}
        </Banner>
      )}
      {failedCarriers.length > 0 && (
        <Banner
          tone="warning"
          action={
            onRetry && (
              <Button size="sm" onPress={onRetry}>
                {words.retry}
              </Button>
            )
          }
        >
          {words.noAnswer(listText(failedCarriers), failedCarriers.length)}
        </Banner>
      )}
      {status === 'loading' && <QuoteSkeletons />}
      {status === 'failed' && tooLarge !== undefined && (
        <div className={s.box}>
          <EmptyState
            kind="no-match"
            icon={TruckIcon}
            headingLevel={3}
            title={words.tooLarge}
            action={onEditParcel && <Button onPress={onEditParcel}>{words.mendMeasures}</Button>}
          >
            {tooLarge}
          </EmptyState>
        </div>
      )}
      {status === 'failed' && tooLarge === undefined && (
        <div className={s.box}>
          <ErrorState
            title={words.failed}
            headingLevel={3}
            {...(onRetry && { onRetry })}
            {...(folio !== undefined && { folio })}
          >
            {failure ?? words.failedText}
          </ErrorState>
        </div>
      )}
      {isEmpty && (
        <div className={s.box}>
          <EmptyState
            kind="no-match"
            icon={TruckIcon}
            headingLevel={3}
            title={words.none(destinationZipCode)}
            action={onEditParcel && <Button onPress={onEditParcel}>{words.editParcel}</Button>}
          >
            {words.noneText}
          </EmptyState>
        </div>
      )}
      {status !== 'loading' && status !== 'failed' && options.length > 0 && (
        <RadioCards
          aria-label={words.title}
          value={value}
          stale={status === 'updating' || expired !== undefined}
          {...(onChange && { onChange })}
          header={
            <div className={s.header}>
              <span className={s.headerFirst}>{words.carrier}</span>
              <span>{words.arrives}</span>
              <span className={s.onTime}>{words.onTime}</span>
              <span className={s.headerTotal}>{words.total}</span>
            </div>
          }
        >
          {options.map((option) => (
            <QuoteOptionCard key={option.id} option={option} words={words} />
          ))}
        </RadioCards>
      )}
      {insurance && options.length > 0 && status !== 'failed' && (
        <Banner
          tone="info"
          icon={ShieldIcon}
          role="note"
          title={insurance.included ? words.insured : words.uninsured}
          action={
            <Button
              size="sm"
              variant="ghost"
              className={s.insurance}
              onPress={() => insurance.onChange(!insurance.included)}
            >
              {insurance.included ? words.removeInsurance : words.addInsurance}
            </Button>
          }
        >
          {words.covers(formatMxn(insurance.covers))}
        </Banner>
      )}
    </section>
  );
}

const QuoteSkeletons = () => (
  <div className={s.skeletons} aria-hidden>
    {[0, 1, 2, 3].map((at) => (
      <div key={at} className={s.bone}>
        <Skeleton width="80%" />
        <Skeleton width="70%" />
        <Skeleton width="60%" />
        <span />
        <Skeleton width={64} />
      </div>
    ))}
  </div>
);
