import type { ComponentPropsWithRef } from 'react';
import { Link as AriaLink } from 'react-aria-components';
import { ChevronRightIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import * as s from './Breadcrumbs.css.ts';

export interface Crumb {
  label: string;
  /** The page is a place one can go back to. */
  href?: string | undefined;
}

export interface BreadcrumbsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The steps, from the top; the last is this page. Default: none. */
  items?: readonly Crumb[] | undefined;
  /** Name of the landmark. Default: `Ruta`. */
  'aria-label'?: string | undefined;
}

/** Shows the path to a page that is more than one level down. For one level, use the back line of PageHeader. */
export function Breadcrumbs({ items = [], className, ...rest }: BreadcrumbsProps) {
  return (
    <nav aria-label="Ruta" {...rest} className={cx(s.root, className)}>
      <ol className={s.list}>
        {items.map(({ label, href }, at) => {
          const isHere = at === items.length - 1;
          return (
            <li key={`${label} ${href}`} className={s.item}>
              {at > 0 && <ChevronRightIcon size={16} className={s.chevron} />}
              {isHere || href === undefined ? (
                <span className={cx(s.label, isHere && s.here)} {...(isHere && { 'aria-current': 'page' })}>
                  {label}
                </span>
              ) : (
                <AriaLink href={href} className={cx(s.label, s.link)}>
                  {label}
                </AriaLink>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
