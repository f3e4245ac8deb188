import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { ShortcutSheet } from './ShortcutSheet.tsx';

const meta = {
  title: 'Ventanas/Atajos de teclado · ShortcutSheet',
  id: 'shortcutsheet',
  component: ShortcutSheet,
  // In its own frame: an open dialog would cover the documentation.
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  args: { isOpen: true, onOpenChange: fn() },
} satisfies Meta<typeof ShortcutSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ args }) => {
    const sheet = await page().findByRole('dialog', { name: 'Atajos del teclado' });
    await waitFor(() => expect(within(sheet).getByText('Ver estos atajos')).toBeVisible());
    await expect(
      within(sheet)
        .getAllByRole('region')
        .map((one) => one.getAttribute('aria-label')),
    ).toEqual(['En todas partes', 'Ir a', 'En una lista', 'En un pedido']);
    await expect(within(sheet).getByText('?').tagName).toBe('KBD');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};
export const LettersOff: Story = {
  name: 'Letras apagadas',
  args: {
    footer: (
      <>
        Los atajos de una letra están apagados. <Link href="#preferencias">Preferencias</Link>
      </>
    ),
  },
  play: async () => {
    const link = await page().findByRole('link', { name: 'Preferencias' });
    for (let stops = 0; stops < 4 && document.activeElement !== link; stops += 1) await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};
export const OnAMac: Story = {
  name: 'En una Mac',
  args: { modifier: '⌘' },
  play: async () => {
    await expect((await page().findAllByText('⌘')).length).toBeGreaterThan(1);
  },
};
