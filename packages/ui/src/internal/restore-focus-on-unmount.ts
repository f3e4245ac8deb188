/** Gives the named elements around one, nearest first: a card, then the page by its heading. Nothing outside its dialog. */
function placesAround(element: Element): readonly HTMLElement[] {
  const place = element.parentElement?.closest<HTMLElement>(
    'section[aria-label], section[aria-labelledby], [role="dialog"], [role="alertdialog"], main',
  );
  if (!place) return [];
  return place.role?.endsWith('dialog') ? [place] : [place, ...placesAround(place)];
}

/**
 * A ref for what goes away once it is pressed, as a retry does: the browser would put the keyboard at the page itself.
 * It goes on at the part that is asked for again, which takes it until it is left.
 */
export const restoreFocusOnUnmount = (element: HTMLElement | null) => {
  if (!element) return undefined;
  const around = placesAround(element);
  return () => {
    if (!element.contains(document.activeElement)) return;
    queueMicrotask(() => {
      const place = around.find(({ isConnected }) => isConnected);
      if (!place || document.activeElement !== document.body) return;
      const target = place.matches('main') ? (place.querySelector('h1') ?? place) : place;
      if (!target.hasAttribute('tabindex')) {
        target.tabIndex = -1;
        target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
      }
      target.focus();
    });
  };
};
