import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { PageFailed } from '../../shared/routes/page-failed.tsx';
import { redirects } from '../../shared/routes/redirects.ts';
import { notFound, routes } from './routes.ts';
import { PageLoading } from '../../shared/routes/page-loading.tsx';
import { RouteBoundary } from './route-boundary.tsx';
import { forgiveFailedLoads, type LazyPage } from '../../shared/routes/lazy-page.tsx';
import { NewVersionBanner } from '../../shared/routes/new-version-banner.tsx';

function Page({ page: { Component } }: { readonly page: LazyPage }) {
  const { pathname } = useLocation();
  return (
    <RouteBoundary resetKey={pathname} fallback={PageFailed} onRetry={forgiveFailedLoads}>
      <NewVersionBanner />
      <Suspense fallback={<PageLoading />}>
        <Component />
      </Suspense>
    </RouteBoundary>
  );
}

/** A short form to its full address; the query comes along. */
function Redirect({ to }: { readonly to: string }) {
  const { search } = useLocation();
  return <Navigate replace to={`${to}${search}`} />;
}

/** The page of the current address; each has its own chunk and its own error boundary. */
export function AppRoutes() {
  return (
    <Routes>
      {routes.map(({ path, page }) => (
        <Route key={path} path={path} element={<Page page={page} />} />
      ))}
      {Object.entries(redirects).map(([path, to]) => (
        <Route key={path} path={path} element={<Redirect to={to} />} />
      ))}
      <Route path="*" element={<Page page={notFound} />} />
    </Routes>
  );
}
