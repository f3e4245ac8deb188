import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ArrowLeftIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import { hasContent } from '../../internal/has-content.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as s from './TopBar.css.ts';

export interface TopBarProps extends Omit<ComponentPropsWithRef<'header'>, 'title'> {
  /** The search field, up to 400 px wide. */
  search?: ReactNode;
  /** Stands at the start; holds the StoreSwitcher on a phone's home. */
  start?: ReactNode;
  /** Stands at the end; holds wallet (home only), help, notifications, StoreSwitcher, ProfileMenu. */
  end?: ReactNode;
  /** The name of the page, shown in the bar of a phone; it is then the page's h1. */
  title?: ReactNode;
  /** "Paso 3 de 4 · Pedido 52093318". */
  subtitle?: ReactNode;
  /** Shows the back arrow. */
  onBack?: (() => void) | undefined;
  /** Name of the arrow. Default: "Volver". */
  backLabel?: string | undefined;
  /** Stands under the row, inside the bar; holds the wizard's progress or scrolling tabs. */
  below?: ReactNode;
  /** No line at the bottom. Default: false. */
  plain?: boolean | undefined;
}

/** The bar over the page: search and account on a desktop, the page's name on a phone. */
export function TopBar({
  search,
  start,
  end,
  title,
  subtitle,
  onBack,
  backLabel = 'Volver',
  below,
  plain = false,
  className,
  ...rest
}: TopBarProps) {
  return (
    <header {...rest} className={cx(s.root, plain && s.plain, className)}>
      <div className={s.row}>
        {hasContent(search) && <div className={s.search}>{search}</div>}
        {(start !== undefined || title !== undefined || onBack) && (
          <div className={s.start}>
            {onBack && (
              <IconButton
                className={s.back}
                label={backLabel}
                icon={<ArrowLeftIcon />}
                tooltipPlacement="bottom"
                onPress={onBack}
              />
            )}
            {start}
            {title !== undefined && (
              <div className={s.titles}>
                <h1 className={cx(s.title, subtitle !== undefined && s.titleWithLine)} tabIndex={-1}>
                  {title}
                </h1>
                {subtitle !== undefined && <p className={s.subtitle}>{subtitle}</p>}
              </div>
            )}
          </div>
        )}
        {hasContent(end) && <div className={s.end}>{end}</div>}
      </div>
      {hasContent(below) && <div className={s.below}>{below}</div>}
    </header>
  );
}
