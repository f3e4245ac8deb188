/** The controls that have a fault, in the order of the page: inputs, the buttons of lists, groups of choices. */
export const faultyFields = (root: ParentNode): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(':is([aria-invalid="true"], button[data-invalid])'),
];

/** Puts the keyboard on a control. A group has no focus of its own: its choice has it. */
export function focusField(field: HTMLElement | undefined): void {
  const choice =
    field?.querySelector<HTMLElement>('input:checked') ?? field?.querySelector<HTMLElement>('input');
  (choice ?? field)?.focus();
}
