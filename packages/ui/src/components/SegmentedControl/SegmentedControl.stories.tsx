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
    for (const [key, chosen] of [
      ['{ArrowLeft}', 'cheapest'],
      ['{ArrowDown}', 'fastest'],
      ['{ArrowUp}', 'cheapest'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(args.onChange).toHaveBeenLastCalledWith(chosen);
    }
    await userEvent.tab();
    await expect(canvas.getByRole('radiogroup')).not.toContainElement(document.activeElement as HTMLElement);
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('radio', { checked: true })).toHaveFocus();
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
/** Names that are too long for a row: a Select says them better, but nothing is lost. */
export const LongText: Story = {
  args: {
    items: [
      { id: 'recommended', label: 'La que recomendamos' },
      { id: 'cheapest', label: 'La más barata de todas' },
      { id: 'fastest', label: 'La que llega antes' },
    ],
  },
  decorators: [
    (Story) => (
      <Frame width={320}>
        <Story />
      </Frame>
    ),
  ],
};
