import { UiProvider } from '@trastienda/ui/UiProvider';
import { useEffect, useRef } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, useLocation, useNavigate } from 'react-router';
import { GateScreen } from '../features/session/gate-screen.tsx';
import { selectGate } from '../features/session/selectors.ts';
import { Shell } from '../features/shell/shell.tsx';
import { AppRoutes } from '../routes/app-routes.tsx';
import { routeOf } from '../routes/routes.ts';
import { usePrefetchLinks } from '../routes/use-prefetch-links.ts';
import { pageViewed } from '../store/data-layer.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import type { AppStore } from '../store/store.ts';

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

/** Inside the router: language, links, and the pages. */
export function AppContent() {
  const navigate = useNavigate();
  const root = useRef<HTMLDivElement>(null);
  usePrefetchLinks(root);
  return (
    <UiProvider locale="es-MX" navigate={(href) => void navigate(href)}>
      <div ref={root}>
        <Screen />
      </div>
    </UiProvider>
  );
}

export function App({ store }: { readonly store: AppStore }) {
  return (
    <Provider store={store}>
      <BrowserRouter>
        <AppContent />
      </BrowserRouter>
    </Provider>
  );
}
