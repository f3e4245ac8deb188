import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inEachState } from '../../testing/in-each-state.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Componentes/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Servicio',
    onChange: fn(),
    items: [
      { id: 'ground', label: 'Terrestre', description: '3 días hábiles' },
      { id: 'economy', label: 'Económico', description: '4 días hábiles' },
      { id: 'next', label: 'Día siguiente', isDisabled: true },
    ],
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Económico/ }));
    await expect(args.onChange).toHaveBeenCalledWith('economy');
  },
};

export const Interaction: Story = inEachState('label:not([data-selected])', { byBorder: true });
export const Horizontal: Story = { args: { orientation: 'horizontal', defaultValue: 'ground' } };
export const Failed: Story = { args: { error: 'Elige un servicio' } };
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'ground' } };
