import { faultyFields, focusField } from './faulty-fields.ts';

/** The element that has the keyboard: the open dialog, which is outside of the page, or the page. */
const inUse = (): Element | null =>
  document.querySelector('[role="dialog"], [role="alertdialog"]') ?? document.querySelector('main');

/** Puts the keyboard on the first field that has a fault, once it is shown. */
export function focusFirstFault(): void {
  requestAnimationFrame(() => {
    const root = inUse();
    if (root) focusField(faultyFields(root)[0]);
  });
}

/** Puts the keyboard on the summary of a form that was not sent, from where each fault is one press away. */
export function focusFaultSummary(): void {
  requestAnimationFrame(() => inUse()?.querySelector<HTMLElement>('[data-fault-summary]')?.focus());
}
