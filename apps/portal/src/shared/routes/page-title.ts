import { useEffect } from 'react';

/** Names the page in the tab's title and, for readers of screens, when it opens: 'Mis pedidos · Trastienda'. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Trastienda`;
  }, [title]);
}
