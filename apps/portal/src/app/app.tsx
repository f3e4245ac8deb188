import { UiProvider } from '@trastienda/ui/UiProvider';
import { useRef } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, useHref, useNavigate } from 'react-router';
import { AppRoutes } from '../routes/app-routes.tsx';
import { usePrefetchLinks } from '../routes/use-prefetch-links.ts';
import type { AppStore } from '../store/store.ts';

/** Inside the router: language, links, and the pages. */
export function AppContent() {
  const navigate = useNavigate();
  const root = useRef<HTMLDivElement>(null);
  usePrefetchLinks(root);
  return (
    <UiProvider locale="es-MX" navigate={(href) => void navigate(href)} useHref={useHref}>
      <div ref={root}>
        <AppRoutes />
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
