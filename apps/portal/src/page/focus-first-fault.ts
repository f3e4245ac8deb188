/** Puts the keyboard on the first field that has a fault, once the page shows it. */
export function focusFirstFault(): void {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus();
  });
}
