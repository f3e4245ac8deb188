import { pageOf, type TestTools } from './tools.ts';

/** Drives a Select by its label. */
export const selectTester = (tools: TestTools, label: string) => {
  const labelled = new RegExp(label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const button = () => tools.within(tools.root).getByRole('button', { name: labelled });
  return {
    /** Opens the list and chooses an option by its text. */
    async choose(option: string | RegExp): Promise<void> {
      await tools.user.click(button());
      await tools.user.click(await pageOf(tools).findByRole('option', { name: option }));
    },
    /** Returns the shown text of the field: the chosen option, or its placeholder. */
    shown: (): string => button().textContent ?? '',
  };
};
