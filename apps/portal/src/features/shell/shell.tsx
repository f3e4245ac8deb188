import { AppShell, useShellLayout } from '@trastienda/ui/AppShell';
import { BottomNav } from '@trastienda/ui/BottomNav';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { ShellSlotsContext } from '../../page/shell-slots.tsx';
import { useAppDispatch, useFeature } from '../../store/hooks.ts';
import { AppSidebar } from './app-sidebar.tsx';
import { DesktopBar } from './desktop-bar.tsx';
import { Notices } from './notices.tsx';
import { shellFeature } from './saga.ts';
import { shellRefreshed } from './slice.ts';
import { useShortcuts } from './use-shortcuts.ts';

const mainId = 'contenido';
const choiceKey = 'sidebar';

/** Which entry of the bottom bar a page belongs to. */
const sectionOf = (pathname: string): string | null => {
  if (pathname === '/') return 'home';
  if (pathname.startsWith('/mis-pedidos')) return 'pedidos';
  if (pathname.startsWith('/mis-productos')) return 'productos';
  return pathname.startsWith('/menu') ? 'menu' : null;
};

/** Another page begins at its top, and the keyboard at its content. */
function useFreshStart(): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    document.getElementById(mainId)?.focus({ preventScroll: true });
    // Back and forward keep the place that the browser remembers.
    if (type === 'PUSH') window.scrollTo(0, 0);
  }, [pathname, type]);
}

/** The bars around every page behind the gate, at every width. */
export function Shell({ children }: { readonly children: ReactNode }) {
  useFeature(shellFeature);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const searchRef = useRef<HTMLInputElement>(null);
  const [mobileBar, setMobileBar] = useState<HTMLElement | null>(null);
  const { layout, isReduced, isMobile, setReduced } = useShellLayout({
    initialChoice: localStorage.getItem(choiceKey) === 'reduced' ? 'reduced' : 'full',
    onChoiceChange: (choice) => localStorage.setItem(choiceKey, choice),
  });

  useEffect(() => void dispatch(shellRefreshed()), [dispatch]);
  useFreshStart();
  useShortcuts({
    toggleSidebar: () => setReduced(!isReduced),
    focusSearch: () => {
      const own = document.querySelector<HTMLInputElement>('[data-page-search] input');
      (own ?? searchRef.current)?.focus();
    },
    go: (href) => void navigate(href),
  });
  const slots = useMemo(() => ({ isMobile, mobileBar }), [isMobile, mobileBar]);

  return (
    <ShellSlotsContext value={slots}>
      <AppShell
        layout={layout}
        mainId={mainId}
        sidebar={<AppSidebar reduced={isReduced} onReducedChange={setReduced} />}
        topBar={isMobile ? <div ref={setMobileBar} /> : <DesktopBar searchRef={searchRef} />}
        bottomNav={<BottomNav current={sectionOf(pathname)} />}
      >
        {children}
      </AppShell>
      <Notices />
    </ShellSlotsContext>
  );
}
