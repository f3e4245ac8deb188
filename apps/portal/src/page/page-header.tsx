import { ArrowLeftIcon } from '@trastienda/ui/icons';
import { Link } from '@trastienda/ui/Link';
import type { ReactNode } from 'react';
import { usePageTitle } from '../routes/page-title.ts';
import * as s from './page-header.css.ts';

type Props = {
  /** The page's h1, and the tab's title. */
  readonly title: string;
  /** The tab's title where it differs from the h1. */
  readonly documentTitle?: string;
  /** One line under the title: zone, freshness or count. */
  readonly context?: ReactNode;
  /** Before the title: the channel's tile. */
  readonly mark?: ReactNode;
  /** Beside the title: status and badge. */
  readonly badges?: ReactNode;
  /** At the end: ghost, secondary, primary last. */
  readonly actions?: ReactNode;
  /** Detail and wizard only: the way back to the parent and its filter. */
  readonly back?: { readonly href: string; readonly label: string };
  /** Detail only: "2 de 24" with previous and next. */
  readonly position?: ReactNode;
};

/** The head of a page (experience.md, section 4). */
export function PageHeader({
  title,
  documentTitle = title,
  context,
  mark,
  badges,
  actions,
  back,
  position,
}: Props) {
  usePageTitle(documentTitle);
  return (
    <header className={s.root}>
      {back && (
        <div className={s.backLine}>
          <Link variant="quiet" href={back.href}>
            <ArrowLeftIcon size={16} />
            {back.label}
          </Link>
          {position}
        </div>
      )}
      <div className={s.row}>
        <div className={s.lead}>
          {mark}
          <div className={s.titles}>
            <div className={s.titleRow}>
              <h1 className={s.title}>{title}</h1>
              {badges}
            </div>
            {context !== undefined && <p className={s.context}>{context}</p>}
          </div>
        </div>
        {actions !== undefined && <div className={s.actions}>{actions}</div>}
      </div>
    </header>
  );
}
