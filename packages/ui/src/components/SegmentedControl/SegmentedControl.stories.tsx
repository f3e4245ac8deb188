import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Frame, onPhone } from '../../testing/layout.tsx';
import { inEachState } from '../../testing/in-each-state.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  title: 'Componentes/SegmentedControl',
  component: SegmentedControl,
  args: {
    'aria-label': 'Ordenar opciones',
    defaultValue: 'recommended',
    onChange: fn(),
    items: [
      { id: 'recommended', label: 'Recomendada' },
      { id: 'cheapest', label: 'Más barata' },
      { id: 'fastest', label: 'Más rápida' },
    ],
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Más barata' }));
    await expect(args.onChange).toHaveBeenCalledWith('cheapest');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('fastest');
  },
};

export const Interaction: Story = inEachState('[data-rac]:not([data-selected]):not(:has([data-selected]))');
export const Disabled: Story = { args: { isDisabled: true } };
export const Phone: Story = {
  ...onPhone(120),
  decorators: [
    (Story) => (
      <Frame width={280}>
        <Story />
      </Frame>
    ),
  ],
};
