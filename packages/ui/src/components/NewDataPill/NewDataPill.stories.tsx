import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inEachState } from '../../testing/in-each-state.tsx';
import { NewDataPill } from './NewDataPill.tsx';

const meta = {
  title: 'Compuestos/NewDataPill',
  component: NewDataPill,
  args: { count: 3, onShow: fn() },
} satisfies Meta<typeof NewDataPill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '3 pedidos nuevos · Mostrar' }));
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
};

export const Interaction: Story = inEachState('button');
export const One: Story = { args: { count: 1 } };
export const Nothing: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const LongText: Story = { args: { count: 1_234_567 } };
