import type { ReactNode } from 'react';
import { addons } from 'storybook/preview-api';

/** Leads to a page or a story as the list at the left does: an address alone would open it within the frame of this page. */
export function PageLink({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  const href = `?path=${path}`;
  return (
    <a
      href={href}
      onClick={(event) => {
        // With a key held, the browser opens it elsewhere.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        addons.getChannel().emit('navigateUrl', href);
      }}
    >
      {children}
    </a>
  );
}
