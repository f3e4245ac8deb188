import { focusFirstFault } from '../../../shared/form/focus-first-fault.ts';
import type { FormState } from '../../../shared/form/use-form.ts';

/** A form that is not sent while its rows say what is wrong already: the keyboard goes to the first of them. */
export function withStanding(form: FormState, standing: Readonly<Record<string, string>>): FormState {
  if (Object.keys(standing).length === 0) return form;
  return {
    ...form,
    submit(event) {
      event?.preventDefault();
      focusFirstFault();
    },
  };
}
