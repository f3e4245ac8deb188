import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Frame, onPhone } from '../../testing/layout.tsx';
import { inEachState } from '../../testing/in-each-state.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  title: 'Formularios/Control segmentado · SegmentedControl',
  id: 'segmentedcontrol',
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
  name: 'De fábrica',
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

export const Interaction: Story = {
  name: 'Al pasar, con foco y al oprimir',
  ...inEachState('[data-rac]:not([data-selected]):not(:has([data-selected]))'),
};
/** How many rows the segments stand in, once each has its words in one line. */
const rowsOf = async (segments: readonly HTMLElement[]) => {
  const boxes = segments.map((radio) => (radio.closest('label') as HTMLElement).getBoundingClientRect());
  await expect(new Set(boxes.map(({ height }) => height)).size).toBe(1);
  await expect(boxes[0]?.height).toBeLessThan(45);
  return new Set(boxes.map(({ top }) => top)).size;
};

export const Disabled: Story = { name: 'Una no se puede', args: { isDisabled: true } };
export const Phone: Story = {
  name: 'En el teléfono',
  ...onPhone(120),
  // What a window of 320 px leaves between its margins: the narrowest there is.
  decorators: [
    (Story) => (
      <Frame width={288}>
        <Story />
      </Frame>
    ),
  ],
  play: async ({ canvas }) => {
    const segments = canvas.getAllByRole('radio');
    await expect(await rowsOf(segments)).toBe(1);
    for (const one of segments) await expect(one.closest('label')?.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};
/** Names that are too long for a row: a Select says them better, but nothing is lost, and none is broken. */
export const LongText: Story = {
  name: 'Texto largo',
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
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas.getAllByRole('radio'))).toBe(2);
  },
};
