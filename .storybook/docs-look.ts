import { initialGlobals } from './toolbar.ts';

/** What the toolbar of a page says, by name. */
type Look = Readonly<Record<string, unknown>>;

/** What is used of Storybook in the window around a frame. */
export interface PreviewWindow {
  __STORYBOOK_PREVIEW__?: { storyStoreValue?: { userGlobals: { get: () => Look } } };
}

/**
 * A story in a frame of a usage page begins with the look of its page: Storybook gives frames none, so that what opens over
 * a page (dialogs, notices, the menu) and every phone stayed light whatever the toolbar said. A page whose look changes
 * draws its frames anew.
 */
export function lookOfPage(frame: { readonly parent: unknown }): Look {
  if (frame.parent === frame) return {};
  try {
    const { __STORYBOOK_PREVIEW__: preview } = frame.parent as PreviewWindow;
    const chosen = preview?.storyStoreValue?.userGlobals.get() ?? {};
    return Object.fromEntries(
      Object.keys(initialGlobals).flatMap((name) => (name in chosen ? [[name, chosen[name]]] : [])),
    );
  } catch {
    // The frame around it is a page of another site.
    return {};
  }
}
