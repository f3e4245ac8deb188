/**
 * Calls back when the page is hidden or closed; a closed one fires only one of the two events, which depends
 * on the browser.
 */
export function onLeave(
  window: Pick<Window, 'document' | 'addEventListener' | 'removeEventListener'>,
  left: () => void,
): () => void {
  const { document } = window;
  const ifHidden = () => {
    if (document.visibilityState === 'hidden') left();
  };
  document.addEventListener('visibilitychange', ifHidden);
  window.addEventListener('pagehide', left);
  return () => {
    document.removeEventListener('visibilitychange', ifHidden);
    window.removeEventListener('pagehide', left);
  };
}
