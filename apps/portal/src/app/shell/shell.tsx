import { AppShell, useShellLayout } from '@trastienda/ui/AppShell';
import { BottomNav } from '@trastienda/ui/BottomNav';
import { type ComponentType, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { HelpContext } from '../../shared/layout/help-button.tsx';
import { useLeaveGuard } from '../../shared/layout/leave-guard.ts';
import { PageShortcuts, pageShortcuts, type ShortcutGroup } from '../../shared/layout/page-shortcuts.ts';
import { MobileBarSlot, ShellSlotsContext } from '../../shared/layout/shell-slots.tsx';
import { useAppSelector, useFeature, useRequest } from '../../shared/store/hooks.ts';
import { selectJobs } from '../../shared/store/jobs/jobs-slice.ts';
import { Jobs } from './jobs.tsx';
import { SidebarPart, TopBarPart } from './parts.tsx';
import { Notices } from './notices.tsx';
import {
  orderStatistics,
  rejectedEvidencesTotal,
  salesChannels,
  userStores,
} from '../../entities/store/operations.ts';
import { selectEmail } from '../../shared/session/selectors.ts';
import { shellFeature } from './saga.ts';
import { shellShortcuts } from './shortcuts.ts';
import { useDensityOfPage } from './use-density.ts';
import { useOverlay } from './use-overlay.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { patterns } from '../../shared/routes/patterns.ts';
import { whenQuiet } from '../../shared/routes/when-quiet.ts';
import { browserStorage } from '../../shared/persistence/browser-storage.ts';

const mainId = 'contenido';
const choiceKey = 'sidebar';
const keepChoice = (choice: string) => browserStorage.setItem(choiceKey, choice);

/** The first screen does not wait for what one entry of the menu counts, and a tab that outlived a release goes on without it. */
function useOpenCases(): { readonly default: ComponentType } | null {
  const [part, setPart] = useState<{ readonly default: ComponentType } | null>(null);
  useEffect(
    () =>
      whenQuiet(() => {
        loadOpenCases().then(setPart, () => {});
      }),
    [],
  );
  return part;
}

const loadOpenCases = () => import('./open-cases.tsx');
const loadPalette = () => import('./palette.tsx');
const loadSheet = () => import('./shortcut-sheet.tsx');
const loadHelp = () => import('../help/help.tsx');

/** The entry of the bottom bar that a page belongs to: a page of no other entry is behind MENU. */
const sectionOf = (pathname: string): string => {
  if (pathname === patterns.home) return 'home';
  if (pathname.startsWith(patterns.orders)) return 'pedidos';
  return pathname.startsWith('/mis-productos') ? 'productos' : 'menu';
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

/** The tray goes with its last job, and with it what had the keyboard: this goes on at the content. */
function useFocusAfterTray(hasJobs: boolean): void {
  const hadJobs = useRef(hasJobs);
  useEffect(() => {
    if (hadJobs.current && !hasJobs && document.activeElement === document.body)
      document.getElementById(mainId)?.focus({ preventScroll: true });
    hadJobs.current = hasJobs;
  }, [hasJobs]);
}

/** The bars around every page behind the gate, at every width. */
export function Shell({ children }: { readonly children: ReactNode }) {
  useFeature(shellFeature);
  const { go } = useLeaveGuard();
  const { pathname } = useLocation();
  const searchRef = useRef<HTMLInputElement>(null);
  const [mobileBar, setMobileBar] = useState<HTMLElement | null>(null);
  const { layout, isReduced, isMobile, setReduced } = useShellLayout({
    initialChoice: browserStorage.getItem(choiceKey) === 'reduced' ? 'reduced' : 'full',
    onChoiceChange: keepChoice,
  });

  // The store's data for the sidebar and the top bar.
  const email = useAppSelector(selectEmail);
  useRequest(orderStatistics, {}, { freshFor: 5000 });
  useRequest(userStores, { query: { email } }, { freshFor: 60_000 });
  useRequest(salesChannels, { query: { email } }, { freshFor: 60_000 });
  useRequest(rejectedEvidencesTotal, {}, { freshFor: 60_000 });

  const openCases = useOpenCases();
  useFreshStart();
  useDensityOfPage();
  const hasJobs = useAppSelector((state) => selectJobs(state).length > 0);
  useFocusAfterTray(hasJobs);
  const palette = useOverlay(loadPalette);
  const sheet = useOverlay(loadSheet);
  const help = useOverlay(loadHelp);
  const [helpPage, setHelpPage] = useState<string | null>(null);
  const { open: openDrawer } = help;
  const openHelp = useCallback(
    (page?: string) => {
      setHelpPage(page ?? null);
      void openDrawer();
    },
    [openDrawer],
  );
  const [ofPage] = useState(pageShortcuts);
  const [listed, setListed] = useState<readonly ShortcutGroup[]>([]);
  const openSheet = () => {
    setListed(shortcuts());
    void sheet.open();
  };
  const shortcuts = () => [
    ...shellShortcuts({
      openPalette: () => void palette.open(),
      openSheet,
      focusSearch: () => {
        const own = document.querySelector<HTMLInputElement>('[data-page-search] input');
        (own ?? searchRef.current)?.focus();
      },
      toggleSidebar: () => setReduced(!isReduced),
      go,
    }),
    ...ofPage.read(),
  ];
  useShortcuts(shortcuts);
  const slots = useMemo(() => ({ isMobile, mobileBar }), [isMobile, mobileBar]);

  return (
    <ShellSlotsContext value={slots}>
      <HelpContext value={openHelp}>
        <AppShell
          layout={layout}
          mainId={mainId}
          sidebar={<SidebarPart reduced={isReduced} onReducedChange={setReduced} />}
          topBar={isMobile ? <MobileBarSlot onPlace={setMobileBar} /> : <TopBarPart searchRef={searchRef} />}
          dock={hasJobs && isMobile && <Jobs placement="dock" />}
          bottomNav={<BottomNav current={sectionOf(pathname)} />}
        >
          <PageShortcuts value={ofPage.register}>{children}</PageShortcuts>
        </AppShell>
      </HelpContext>
      <Notices />
      {openCases && <openCases.default />}
      {palette.Dialog && <palette.Dialog {...palette.state} onShortcuts={openSheet} onHelp={openHelp} />}
      {help.Dialog && <help.Dialog {...help.state} page={helpPage} onPage={setHelpPage} />}
      {sheet.Dialog && <sheet.Dialog {...sheet.state} groups={listed} />}
    </ShellSlotsContext>
  );
}
