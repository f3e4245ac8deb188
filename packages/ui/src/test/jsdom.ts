/** No media query holds: the page is light, at rest, and wide. */
const matchMedia = (media: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });

/** In jsdom nothing has a size, so none ever changes. */
class StillObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** In jsdom nothing scrolls, and no pointer leaves an element. */
const nothing = (): void => {};

/** Gives a window what the components ask for, where it has none of its own. */
export function complete(window: Window & typeof globalThis): void {
  window.matchMedia ??= matchMedia;
  window.ResizeObserver ??= StillObserver;
  const { prototype } = window.Element;
  prototype.scrollIntoView ??= nothing;
  prototype.scrollTo ??= nothing;
  prototype.setPointerCapture ??= nothing;
  window.URL.createObjectURL ??= () => 'blob:';
  window.URL.revokeObjectURL ??= nothing;
}
