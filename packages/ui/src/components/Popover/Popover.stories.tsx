import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { framed, withoutPicture } from '../../testing/layout.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Ventanas/Globo · Popover',
  id: 'popover',
  component: Popover,
  args: {
    trigger: <Button>Cómo se calcula</Button>,
    title: 'Peso volumétrico',
    children: 'Alto × ancho × largo ÷ 5000',
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Cómo se calcula' });
    const opens = () => page().findByRole('dialog', { name: 'Peso volumétrico' });
    trigger.focus();
    for (const key of ['{Enter}', ' ']) {
      await userEvent.keyboard(key);
      const dialog = await opens();
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(trigger).toHaveFocus());
    }
    await userEvent.click(trigger);
    await opens();
    await userEvent.click(document.body);
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await userEvent.click(trigger);
    await waitFor(() => expect(page().getByRole('dialog', { name: 'Peso volumétrico' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
export const ActsInside: Story = {
  name: 'Con botones dentro',
  tags: ['no-visual'],
  parameters: withoutPicture,
  args: {
    children: ({ close }) => (
      <>
        <Button>Copiar</Button> <Button onPress={close}>Entendido</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cómo se calcula' }));
    const done = await page().findByRole('button', { name: 'Entendido' });
    await userEvent.tab();
    await expect(page().getByRole('button', { name: 'Copiar' })).toHaveFocus();
    await userEvent.tab();
    await expect(done).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
  },
};
export const Open: Story = {
  name: 'Abierto',
  parameters: framed(260),
  args: { defaultOpen: true },
};
