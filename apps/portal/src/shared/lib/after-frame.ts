/** Does something once the frame under way is on the screen; at once where none is drawn. @returns what calls it off. */
export function afterFrame(work: () => void): () => void {
  if (document.visibilityState === 'hidden') {
    work();
    return () => {};
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(work)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
