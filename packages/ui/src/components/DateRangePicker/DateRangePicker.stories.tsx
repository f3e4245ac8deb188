import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within, waitFor } from 'storybook/test';
import { dateRangePresets } from '@trastienda/domain';
import { dateRangeTester } from '../../test/index.ts';
import { framed } from '../../testing/layout.tsx';
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
export const AllPresets: Story = {
  name: 'S9.13 S9.14 The nine presets, in their order, by keys',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fecha' }));
    const options = await page().findAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      'Hoy',
      'Ayer',
      'Ultimos 7 dias',
      'Ultimos 15 dias',
      'Ultimos 30 dias',
      'Mes actual',
      'Ultimos 2 meses',
      'Ultimos 3 meses',
      'Ultimos 6 meses',
    ]);
    await userEvent.tab();
    await expect(options[0]).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowUp}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ preset: 'last-3-months' });
  },
};
export const TypedTooLate: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fecha' }));
    await userEvent.type(await page().findByRole('textbox', { name: 'Desde' }), '1/11/2025');
    const to = page().getByRole('textbox', { name: 'Hasta' });
    await userEvent.type(to, '26/11/2025');
    await expect(to).toHaveAccessibleDescription('El último día es 25/11/2025');
    await expect(page().getByRole('button', { name: 'Aplicar' })).toBeDisabled();
    await userEvent.clear(to);
    await userEvent.type(to, '9/11/2025{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ firstDay: '2025-11-01', lastDay: '2025-11-09' });
  },
};
export const Open: Story = {
  parameters: framed(520),
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
