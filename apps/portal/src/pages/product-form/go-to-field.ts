const reachable = 'input:not([type="hidden"]), textarea, button, [tabindex="0"]';
/** Frames to wait for a step that is on its way. */
const patience = 60;

/** Puts the keyboard on a field of the form by its name, once it is drawn; of 'stocks.' on the first of its kind. */
export function goToField(field: string, frames = patience): void {
  const [kind = ''] = field.split('.');
  const root =
    document.querySelector(`main [data-field="${CSS.escape(field)}"]`) ??
    document.querySelector(`main [data-field^="${CSS.escape(kind)}."]`) ??
    (kind === 'skus' || kind === 'stocks' ? document.querySelector('main [data-field="options"]') : null) ??
    document.querySelector(`main [data-field="${CSS.escape(kind)}"]`);
  if (root === null) {
    if (frames > 0) requestAnimationFrame(() => goToField(field, frames - 1));
    return;
  }
  const place = root.matches(reachable) ? root : root.querySelector(reachable);
  if (!(place instanceof HTMLElement)) return;
  place.focus();
  root.scrollIntoView({ block: 'center' });
}
