const searchOf = (frame: Window): string => {
  try {
    return frame.location.search;
  } catch {
    // The frame around it is a page of another site.
    return '';
  }
};

const isDocsIn = (frame: Window): boolean => new URLSearchParams(searchOf(frame)).get('viewMode') === 'docs';

/** Whether this window is a page of documents, with the stories that are drawn in the page itself. */
export const isDocsPage = (): boolean => isDocsIn(window);

/** Whether this is a story in a frame of a page of documents. */
export const isFrameOfDocs = (): boolean => window.parent !== window && isDocsIn(window.parent);

/** Whether this is a page of documents, or a story in a frame of one. */
export const isDocs = () => isDocsIn(window) || isDocsIn(window.parent);

/**
 * A page of documents begins at its title. Its stories play as it opens, many of them take the focus or bring something
 * into view, and the page went with them: that waits until a person acts.
 */
export function stayAtTop() {
  // Tests read the stories without a window.
  if (typeof window === 'undefined' || !isDocs()) return;
  const { focus } = HTMLElement.prototype;
  const { scrollIntoView } = Element.prototype;
  HTMLElement.prototype.focus = function stay(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => {};
  const acts = new AbortController();
  const letGo = ({ isTrusted }: Event) => {
    if (!isTrusted) return;
    acts.abort();
    HTMLElement.prototype.focus = focus;
    Element.prototype.scrollIntoView = scrollIntoView;
  };
  for (const act of ['pointerdown', 'wheel', 'touchstart', 'keydown'])
    window.addEventListener(act, letGo, { capture: true, passive: true, signal: acts.signal });
}
