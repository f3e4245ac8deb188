/**
 * Does something once the frame under way is on the screen, and before the page goes or is hidden; at once where no frame is
 * drawn.
 * @returns what calls it off.
 */
export function afterFrame(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(now)));
  function callOff() {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    window.removeEventListener('pagehide', now);
    document.removeEventListener('visibilitychange', now);
  }
  function now() {
    callOff();
    work();
  }
  window.addEventListener('pagehide', now);
  document.addEventListener('visibilitychange', now);
  if (document.visibilityState === 'hidden') now();
  return callOff;
}
