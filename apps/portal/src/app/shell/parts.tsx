import { type ComponentType, memo, Suspense } from 'react';
import { AppSidebar } from './app-sidebar.tsx';
import { DesktopBar } from './desktop-bar.tsx';

/**
 * A part of the shell that a browser takes over by itself, in slices between which it answers: what React finds within a boundary
 * waits until the page stands still, or until somebody presses it. Drawn anew with the shell it would be taken over at once.
 */
const apart = <Props extends object>(Part: ComponentType<Props>) =>
  memo(function Apart(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  });

export const SidebarPart = apart(AppSidebar);
export const TopBarPart = apart(DesktopBar);
