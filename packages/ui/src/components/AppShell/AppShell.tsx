import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import type { ShellLayout } from './shell-layout.model.ts';
import * as s from './AppShell.css.ts';

export interface AppShellProps extends ComponentPropsWithRef<'div'> {
  /** Layout of the shell, from `useShellLayout`. Default: `full`. */
  layout?: ShellLayout | undefined;
  /** A Sidebar; not shown when the layout is `mobile`. */
  sidebar?: ReactNode;
  /** A TopBar; it sticks to the window's top. */
  topBar?: ReactNode;
  /** A BottomNav; shown only when the layout is `mobile`. */
  bottomNav?: ReactNode;
  /** A row over the bottom navigation, 44 px high, such as a JobTray; shown only with it. The page ends above both. */
  dock?: ReactNode;
  /** The page. */
  children?: ReactNode;
  /** Id of the main area, target of the skip link. Default: `contenido`. */
  mainId?: string | undefined;
  /** Default: "Ir al contenido". */
  skipLabel?: string | undefined;
}

/** The frame of every signed-in page: skip link, sidebar, top bar, main area, bottom navigation. */
export function AppShell({
  layout = 'full',
  sidebar,
  topBar,
  bottomNav,
  dock,
  children,
  mainId = 'contenido',
  skipLabel = 'Ir al contenido',
  className,
  ...rest
}: AppShellProps) {
  const isMobile = layout === 'mobile';
  // Without a sidebar (onboarding, errors) the page takes the whole width.
  const margin = sidebar ? layout : 'mobile';
  return (
    <div
      {...rest}
      data-layout={layout}
      className={cx(s.root, isMobile && bottomNav && (dock ? s.withDock : s.withBottomNav), className)}
    >
      <SkipLink href={`#${mainId}`}>{skipLabel}</SkipLink>
      {sidebar && !isMobile && <div className={cx(s.sidebar, s.sidebarWidth[layout])}>{sidebar}</div>}
      <div className={cx(s.column, s.columnMargin[margin])}>
        {topBar && <div className={s.topBar}>{topBar}</div>}
        <main id={mainId} tabIndex={-1} className={s.main}>
          {children}
        </main>
      </div>
      {bottomNav && isMobile && (
        <div className={s.bottomNav}>
          {dock && (
            <div data-dock className={s.dock}>
              {dock}
            </div>
          )}
          {bottomNav}
        </div>
      )}
    </div>
  );
}
