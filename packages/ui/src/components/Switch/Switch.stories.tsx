import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inEachState } from '../../testing/in-each-state.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Componentes/Switch',
  component: Switch,
  args: { children: 'Avisarme por correo', onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Avisarme por correo' }));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const Interaction: Story = inEachState('label');
export const On: Story = { args: { defaultSelected: true } };
export const Disabled: Story = { args: { isDisabled: true } };
