import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within, waitFor } from 'storybook/test';
import { dateRangePresets } from '@trastienda/domain';
import { dateRangeTester } from '../../test/index.ts';
import { framed, onPhone } from '../../testing/layout.tsx';
import { eachInAState, standingIn } from '../../testing/in-each-state.tsx';
import { DateRangePicker } from './DateRangePicker.tsx';

const meta = {
  title: 'Formularios/Rango de fechas · DateRangePicker',
  id: 'daterangepicker',
  component: DateRangePicker,
  args: { presets: dateRangePresets, onChange: fn(), maxDay: '2025-11-25' },
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const picker = (root: HTMLElement) => dateRangeTester({ within, user: userEvent, root });

const page = () => within(document.body);

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvasElement, args }) => {
    await picker(canvasElement).choosePreset('Ultimos 7 dias');
    await expect(args.onChange).toHaveBeenCalledWith({ preset: 'last-7-days' });
  },
};
/** Its days and its presets; the button that opens it is a FilterChip's or a Button's. */
export const Interaction: Story = {
  name: 'Días y periodos, al pasar y con foco',
  parameters: framed(520),
  decorators: [standingIn],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fecha' }));
    const [, ...presets] = await page().findAllByRole('option');
    await eachInAState(presets, { without: ['Al oprimir'] });
    const days = await page().findAllByRole('button', { name: /1\d de octubre de 2025/u });
    await eachInAState(days, { without: ['Al oprimir'] });
  },
};
export const Typed: Story = {
  name: 'Fechas escritas',
  play: async ({ canvasElement, args }) => {
    await picker(canvasElement).type('9/11/2025', '1/11/2025');
    await expect(args.onChange).toHaveBeenCalledWith({ firstDay: '2025-11-01', lastDay: '2025-11-09' });
  },
};
export const AllPresets: Story = {
  name: 'Los nueve periodos con el teclado · S9.13 S9.14',
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
    await userEvent.click(canvas.getByRole('button', { name: 'Fecha' }));
    await waitFor(() => expect(page().getAllByRole('option')).toHaveLength(9));
  },
};
export const TypedTooLate: Story = {
  name: 'Fecha después del último día',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fecha' }));
    await userEvent.type(await page().findByRole('textbox', { name: 'Desde' }), '1/11/2025');
    const to = page().getByRole('textbox', { name: 'Hasta' });
    await userEvent.type(to, 'mañana');
    await expect(to).toHaveAccessibleDescription('Escribe día/mes/año');
    await userEvent.clear(to);
    await userEvent.type(to, '26/11/2025');
    await expect(to).toHaveAccessibleDescription('El último día es 25/11/2025');
    await expect(page().getByRole('button', { name: 'Aplicar' })).toBeDisabled();
    await userEvent.clear(to);
    await userEvent.type(to, '9/11/2025{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ firstDay: '2025-11-01', lastDay: '2025-11-09' });
    await userEvent.click(canvas.getByRole('button', { name: 'Fecha' }));
    const again = await page().findByRole('textbox', { name: 'Hasta' });
    await userEvent.clear(again);
    await userEvent.type(again, '26/11/2025');
    await expect(again).toHaveAccessibleDescription('El último día es 25/11/2025');
  },
};
export const Open: Story = {
  name: 'Abierto',
  parameters: framed(520),
  args: { value: { firstDay: '2025-11-03', lastDay: '2025-11-12' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Fecha/ }));
    await waitFor(() => expect(page().getByRole('button', { name: 'Aplicar' })).toBeVisible());
    await expect(await page().findByRole('grid', { name: /noviembre de 2025/ })).toBeVisible();
    // By keys: arrows walk the days, Page Up and Page Down the months, Enter chooses the first day and the last.
    document.querySelector<HTMLElement>('[data-selection-end]')?.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}{PageUp}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/\b4 de octubre de 2025/));
    await userEvent.keyboard('{Enter}{ArrowRight}{ArrowRight}{Enter}');
    await expect(page().getByRole('textbox', { name: 'Desde' })).toHaveValue('04/10/2025');
    await expect(page().getByRole('textbox', { name: 'Hasta' })).toHaveValue('07/10/2025');
    // What is typed moves the months there.
    const to = page().getByRole('textbox', { name: 'Hasta' });
    const from = page().getByRole('textbox', { name: 'Desde' });
    await userEvent.clear(from);
    await userEvent.type(from, '3/3/2025');
    await userEvent.clear(to);
    await userEvent.type(to, '5/3/2025');
    await expect(await page().findByRole('grid', { name: /marzo de 2025/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: /Fecha/ }));
    await expect(await page().findByRole('textbox', { name: 'Desde' })).toHaveValue('03/11/2025');
  },
};
export const Active: Story = {
  name: 'Activo',
  args: { value: { preset: 'last-7-days' }, onClear: fn() },
  play: async ({ canvasElement, args }) => {
    await picker(canvasElement).clear();
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
/** One month, that of the last day that can be chosen; the one before is a press away. */
export const Phone: Story = {
  name: 'En el teléfono',
  ...onPhone(844),
  args: { value: { firstDay: '2025-11-19', lastDay: '2025-11-25' }, onClear: fn() },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Fecha/ }));
    await expect(await page().findByRole('grid', { name: /noviembre de 2025/ })).toBeVisible();
    await userEvent.click(page().getByRole('button', { name: 'Anterior' }));
    await expect(await page().findByRole('grid', { name: /octubre de 2025/ })).toBeVisible();
    // The first of them; at the end of a calendar React Aria has another one, for screen readers alone.
    await userEvent.click(page().getAllByRole('button', { name: 'Siguiente' })[0] as HTMLElement);
    await userEvent.click(await page().findByRole('button', { name: /\b24 de noviembre de 2025/ }));
    await userEvent.click(page().getByRole('button', { name: /\b25 de noviembre de 2025/ }));
    await expect(page().getByRole('textbox', { name: 'Desde' })).toHaveValue('24/11/2025');
    await expect(page().getByRole('textbox', { name: 'Hasta' })).toHaveValue('25/11/2025');
  },
};
