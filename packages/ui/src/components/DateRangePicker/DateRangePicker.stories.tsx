import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within, waitFor } from 'storybook/test';
import { dateRangePresets } from '@trastienda/domain';
import { DateRangePicker } from './DateRangePicker.tsx';

const meta = {
  title: 'Componentes/DateRangePicker',
  component: DateRangePicker,
  args: { presets: dateRangePresets, onChange: fn(), maxDay: '2025-11-25' },
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fecha' }));
    await userEvent.click(await page().findByRole('option', { name: 'Ultimos 7 dias' }));
    await expect(args.onChange).toHaveBeenCalledWith({ preset: 'last-7-days' });
  },
};
export const Typed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fecha' }));
    await userEvent.type(await page().findByRole('textbox', { name: 'Desde' }), '9/11/2025');
    await userEvent.type(page().getByRole('textbox', { name: 'Hasta' }), '1/11/2025');
    await userEvent.click(page().getByRole('button', { name: 'Aplicar' }));
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
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar filtro Fecha' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
