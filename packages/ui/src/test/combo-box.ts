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
    /** What the field holds: the chosen option, or what was typed. */
    shown: (): string => field().closest('input')?.value ?? '',
  };
};
