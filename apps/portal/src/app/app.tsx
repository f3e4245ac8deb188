import { defaultImageEndpoint } from '@trastienda/domain/images';
import { UiProvider, type WindowSize } from '@trastienda/ui/UiProvider';
import { useEffect, useRef, useState } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, useLocation } from 'react-router';
import { BeforeSignOut } from './session/before-sign-out.tsx';
import type { ServedState } from './first-screen/served.ts';
import { GateScreen } from './session/gate-screen.tsx';
import { selectGate } from '../shared/session/selectors.ts';
import { Shell } from './shell/shell.tsx';
import { LeaveGuardContext, useLeaveGuardHost } from '../shared/layout/leave-guard.ts';
import { type LinkReturn, LinkReturnContext, linkReturnPort } from '../shared/routes/link-return.ts';
import { AppRoutes } from './routes/app-routes.tsx';
import { routeOf } from './routes/routes.ts';
import { usePrefetchLinks } from './routes/use-prefetch-links.ts';
import { ServedAt } from '../shared/layout/use-now.ts';
import { pageViewed } from '../shared/store/data-layer.ts';
import { useAppDispatch, useAppSelector } from '../shared/store/hooks.ts';
import type { AppStore, RootState } from '../shared/store/store.ts';

/** A page outside of the shell, the shell with its page, or the closed gate. */
function Screen() {
  const { pathname } = useLocation();
  const isOpen = useAppSelector((state) => selectGate(state).phase === 'open');
  const route = routeOf(pathname);
  const page = route?.path ?? '*';
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (isOpen) dispatch(pageViewed(page));
  }, [dispatch, isOpen, page]);
  if (!isOpen) return <GateScreen />;
  if (route?.outside) return <AppRoutes />;
  return (
    <Shell>
      <AppRoutes />
    </Shell>
  );
}

type ContentProps = {
  /** The window that the gateway drew for. */
  readonly window?: WindowSize | null;
  /** Path that resizes pictures (D7); `null` where there is no gateway: they are shown as they are. */
  readonly imageEndpoint?: string | null;
};

/** Inside the router: language, links, pictures, and the pages. */
export function AppContent({ imageEndpoint = null, window = null }: ContentProps) {
  const guard = useLeaveGuardHost();
  const root = useRef<HTMLDivElement>(null);
  usePrefetchLinks(root);
  return (
    <LeaveGuardContext value={guard}>
      <UiProvider locale="es-MX" navigate={guard.go} imageEndpoint={imageEndpoint} served={window}>
        <div ref={root}>
          <Screen />
        </div>
        <BeforeSignOut />
      </UiProvider>
    </LeaveGuardContext>
  );
}

type ServedContentProps = {
  readonly window: WindowSize | null;
  /** Milliseconds since 1970, when it was drawn; `null` where the gateway drew nothing. */
  readonly now: number | null;
};

/** The application as the gateway draws it first, and the browser goes on with. */
export const ServedContent = ({ window, now }: ServedContentProps) => (
  <ServedAt value={now}>
    <AppContent imageEndpoint={defaultImageEndpoint} window={window} />
  </ServedAt>
);

type AppProps = {
  readonly store: AppStore;
  /** The state that the page was drawn with, where it is taken over as it is. */
  readonly drawn?: RootState | undefined;
  /** The answer that a channel returned the merchant with. */
  readonly linkReturn?: LinkReturn | null;
  /** The state that the gateway drew the page with. */
  readonly served?: ServedState | null;
};

export function App({ store, drawn, linkReturn = null, served = null }: AppProps) {
  const [port] = useState(() => linkReturnPort(linkReturn));
  return (
    <Provider store={store} {...(drawn && { serverState: drawn })}>
      <BrowserRouter>
        <LinkReturnContext value={port}>
          <ServedContent window={served?.window ?? null} now={served?.now ?? null} />
        </LinkReturnContext>
      </BrowserRouter>
    </Provider>
  );
}
