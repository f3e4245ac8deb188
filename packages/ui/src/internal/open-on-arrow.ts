interface Pressed {
  readonly key: string;
  preventDefault: () => void;
  continuePropagation: () => void;
}

/** Handles the `onKeyDown` of a button with a list: ↓ opens it, as it does a native select's. All other keys are the page's. */
export const openOnArrow = (open: () => void) => (event: Pressed) => {
  if (event.key !== 'ArrowDown') return event.continuePropagation();
  event.preventDefault();
  open();
};
