import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { framed } from '../../testing/layout.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Componentes/Popover',
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
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Cómo se calcula' });
    await userEvent.click(trigger);
    await waitFor(() => expect(page().getByRole('dialog', { name: 'Peso volumétrico' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
export const Open: Story = {
  parameters: framed(260),
  args: { defaultOpen: true },
};
