import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { onPhone } from '../../testing/layout.tsx';
import { LeaveWarning } from './LeaveWarning.tsx';

const meta = {
  title: 'Ventanas/Aviso al salir · LeaveWarning',
  id: 'leavewarning',
  component: LeaveWarning,
  // In its own frame: an open dialog would cover the documentation.
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
  args: { isOpen: true, onStay: fn(), onLeave: fn() },
} satisfies Meta<typeof LeaveWarning>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ args }) => {
    const question = await page().findByRole('alertdialog', {
      name: 'Perderás los datos que ya habías completado',
    });
    await expect(question).toHaveAccessibleDescription(
      'Si sales ahora, perderás toda la información que has ingresado. Tendrás que registrarla de nuevo.',
    );
    await waitFor(() => expect(page().getByRole('button', { name: 'Continuar' })).toHaveFocus());
    // No ×: two buttons, and Tab stays between them.
    await expect(
      page()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Salir', 'Continuar']);
    await userEvent.tab();
    await expect(page().getByRole('button', { name: 'Salir' })).toHaveFocus();
    await userEvent.click(page().getByRole('button', { name: 'Salir' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await expect(args.onStay).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onStay).toHaveBeenCalledTimes(2);
    // It is the application that closes it.
    await expect(question).toBeVisible();
  },
};
export const EscapeStays: Story = {
  name: 'Esc se queda',
  play: async ({ args }) => {
    await page().findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onStay).toHaveBeenCalledOnce();
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};
export const Phone: Story = {
  name: 'En el teléfono',
  ...onPhone(520),
  play: async () => {
    await page().findByRole('alertdialog');
    for (const button of page().getAllByRole('button')) {
      await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
      await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    }
  },
};
