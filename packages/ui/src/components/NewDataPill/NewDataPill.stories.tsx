import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inEachState } from '../../testing/in-each-state.tsx';
import { NewDataPill } from './NewDataPill.tsx';

const meta = {
  title: 'Avisos/Datos nuevos · NewDataPill',
  id: 'newdatapill',
  component: NewDataPill,
  args: { count: 3, onShow: fn() },
} satisfies Meta<typeof NewDataPill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas, args }) => {
    const pill = canvas.getByRole('button', { name: '3 pedidos nuevos · Mostrar' });
    await expect(canvas.getByRole('status')).toContainElement(pill);
    await userEvent.tab();
    await expect(pill).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onShow).toHaveBeenCalledTimes(2);
  },
};

export const Interaction: Story = { name: 'Al pasar, con foco y al oprimir', ...inEachState('button') };
export const One: Story = {
  name: 'Uno nuevo',
  args: { count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^1 pedido nuevo/u })).toBeVisible();
  },
};
export const Nothing: Story = {
  name: 'Nada nuevo',
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    // Its place is there before there is news: a reader says what comes into it.
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
export const LongText: Story = { name: 'Más de un millón', args: { count: 1_234_567 } };
