/** Puts the keyboard on the first field that has a fault, once the page shows it. */
export function focusFirstFault(): void {
  requestAnimationFrame(() => {
    const first = document.querySelector<HTMLElement>(
      'main :is([aria-invalid="true"], button[data-invalid])',
    );
    // A group has no focus of its own: its choice has it.
    const choice =
      first?.querySelector<HTMLElement>('input:checked') ?? first?.querySelector<HTMLElement>('input');
    (choice ?? first)?.focus();
  });
}
