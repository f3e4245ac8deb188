import { pageOf, type TestTools } from './tools.ts';

/** Drives a ComboBox by its label. */
export const comboBoxTester = (tools: TestTools, label: string) => {
  const field = () => tools.within(tools.root).getByRole('combobox', { name: label });
  return {
    /** Types in place of what is there, and chooses an option of those that are left. */
    async choose(typed: string, option: string | RegExp): Promise<void> {
      await tools.user.clear(field());
      await tools.user.type(field(), typed);
      await tools.user.click(await pageOf(tools).findByRole('option', { name: option }));
    },
    /** Returns the text of the field: the chosen option, or the typed text. */
    shown: (): string => field().closest('input')?.value ?? '',
  };
};
