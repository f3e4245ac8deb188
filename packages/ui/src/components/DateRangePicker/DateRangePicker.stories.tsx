import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within, waitFor } from 'storybook/test';
import { dateRangePresets } from '@trastienda/domain';
import { dateRangeTester } from '../../test/index.ts';
import { DateRangePicker } from './DateRangePicker.tsx';

const meta = {
  title: 'Componentes/DateRangePicker',
  component: DateRangePicker,
  args: { presets: dateRangePresets, onChange: fn(), maxDay: '2025-11-25' },
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const picker = (root: HTMLElement) => dateRangeTester({ within, user: userEvent, root });

const page = () => within(document.body);

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await picker(canvasElement).choosePreset('Ultimos 7 dias');
    await expect(args.onChange).toHaveBeenCalledWith({ preset: 'last-7-days' });
  },
};
export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    await picker(canvasElement).type('9/11/2025', '1/11/2025');
    await expect(args.onChange).toHaveBeenCalledWith({ firstDay: '2025-11-01', lastDay: '2025-11-09' });
  },
};
export const Open: Story = {
  args: { value: { firstDay: '2025-11-03', lastDay: '2025-11-12' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Fecha/ }));
    await waitFor(() => expect(page().getByRole('button', { name: 'Aplicar' })).toBeVisible());
  },
};
export const Active: Story = {
  args: { value: { preset: 'last-7-days' }, onClear: fn() },
  play: async ({ canvasElement, args }) => {
    await picker(canvasElement).clear();
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
