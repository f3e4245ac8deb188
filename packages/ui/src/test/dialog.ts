import { pageOf, type TestTools } from './tools.ts';

/** Drives a Modal, Drawer or ConfirmModal by its title. */
export const dialogTester = (
  tools: TestTools,
  title: string | RegExp,
  role: 'dialog' | 'alertdialog' = 'dialog',
) => ({
  /** Waits until it is there. */
  find: (): Promise<HTMLElement> => pageOf(tools).findByRole(role, { name: title }),
  isOpen: (): boolean => pageOf(tools).queryByRole(role, { name: title }) !== null,
  /** Presses a button inside of it: "Si", "Cancelar guía". */
  async press(button: string | RegExp): Promise<void> {
    const dialog = await pageOf(tools).findByRole(role, { name: title });
    await tools.user.click(tools.within(dialog).getByRole('button', { name: button }));
  },
});
