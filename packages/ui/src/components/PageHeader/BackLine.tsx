import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ArrowLeftIcon, ChevronDownIcon, ChevronUpIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import * as s from './PageHeader.css.ts';

export interface BackLineLabels {
  previous: string;
  next: string;
  noPrevious: string;
  noNext: string;
}

const es: BackLineLabels = {
  previous: 'Anterior',
  next: 'Siguiente',
  noPrevious: 'Es el primero',
  noNext: 'Es el último',
};

export interface BackLineProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The list one came from, with its filter in the query. */
  href: string;
  /** "Mis pedidos · En preparación". */
  label: ReactNode;
  /** "2 de 24". */
  position?: ReactNode;
  /**
   * Called when the user goes to the previous one. Without it, and with a position, the arrow says that there is
   * none.
   */
  onPrevious?: (() => void) | undefined;
  /** Called when the user goes to the next one. Without it, and with a position, the arrow says that there is none. */
  onNext?: (() => void) | undefined;
  /** Replaces some of the component's words. */
  labels?: Partial<BackLineLabels> | undefined;
}

/** Leads back to the list and to the neighbours in it, over the header of a detail. */
export function BackLine({
  href,
  label,
  position,
  onPrevious,
  onNext,
  labels,
  className,
  ...rest
}: BackLineProps) {
  const words = { ...es, ...labels };
  return (
    <div {...rest} className={cx(s.backLine, className)}>
      <Link href={href} variant="quiet" className={s.back}>
        <ArrowLeftIcon size={16} />
        {label}
      </Link>
      {position !== undefined && (
        <div className={s.place}>
          <span className={s.position}>{position}</span>
          <div className={s.pair}>
            <IconButton
              size="sm"
              variant="secondary"
              className={s.previous}
              label={words.previous}
              icon={<ChevronUpIcon size={16} />}
              {...(onPrevious ? { onPress: onPrevious } : { disabledReason: words.noPrevious })}
            />
            <IconButton
              size="sm"
              variant="secondary"
              className={s.next}
              label={words.next}
              icon={<ChevronDownIcon size={16} />}
              {...(onNext ? { onPress: onNext } : { disabledReason: words.noNext })}
            />
          </div>
        </div>
      )}
    </div>
  );
}
