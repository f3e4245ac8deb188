import { type RefObject, useEffect } from 'react';
import { routeOf } from './routes.ts';
import { whenQuiet } from '../../shared/routes/when-quiet.ts';

/** A link is prefetched at this distance from the viewport (section 9 of the specification, D8). */
const margin = '200px';

type Connection = { readonly saveData?: boolean };

/**
 * Loads the chunk of a route once a link to it comes within 200 px of the viewport. Links are found in the page, so
 * that components of the library need to know nothing of routes. Not with the browser's data-saving on.
 */
export function usePrefetchLinks(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    const { connection } = navigator as Navigator & { readonly connection?: Connection };
    if (!element || connection?.saveData || !('IntersectionObserver' in window)) return;

    const near = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          near.unobserve(target);
          routeOf((target as HTMLAnchorElement).pathname)?.page.preload();
        }
      },
      { rootMargin: margin },
    );
    const watch = () => {
      for (const link of element.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([target])')) {
        const page = routeOf(link.pathname)?.page;
        if (page && !page.isLoaded()) near.observe(link);
      }
    };
    const added = new MutationObserver(watch);
    const stopWaiting = whenQuiet(() => {
      added.observe(element, { childList: true, subtree: true });
      watch();
    });
    return () => {
      stopWaiting();
      added.disconnect();
      near.disconnect();
    };
  }, [root]);
}
