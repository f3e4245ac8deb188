import type { Meta, StoryObj } from '@storybook/react-vite';
import { labelFormats } from '@trastienda/domain/guides';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { inEachState } from '../../testing/in-each-state.tsx';
import { LabelSheetPicker, type LabelSheetPickerProps } from './LabelSheetPicker.tsx';

/** Remembers what is chosen, as a page does. */
function Chosen(props: LabelSheetPickerProps) {
  const [format, setFormat] = useState(props.format);
  const [start, setStart] = useState(props.start);
  return (
    <LabelSheetPicker
      {...props}
      format={format}
      start={start}
      onFormatChange={(next) => {
        setFormat(next);
        props.onFormatChange?.(next);
      }}
      onStartChange={(next) => {
        setStart(next);
        props.onStartChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Envíos/Papel de etiquetas · LabelSheetPicker',
  id: 'labelsheetpicker',
  component: LabelSheetPicker,
  argTypes: { format: { options: labelFormats } },
  render: Chosen,
  args: { format: 'letter-4', start: 2, count: 6, onFormatChange: fn(), onStartChange: fn() },
} satisfies Meta<typeof LabelSheetPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Lugar 2 de 4' })).toBeChecked();
    await expect(canvas.getByText('6 etiquetas en 2 hojas')).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onStartChange).toHaveBeenCalledWith(3);
    await expect(
      canvas.getByText('6 etiquetas en 2 hojas').closest('[role="status"], [aria-live="polite"]'),
    ).not.toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: /^Térmica/ }));
    await expect(args.onFormatChange).toHaveBeenCalledWith('thermal');
    await expect(canvas.queryByRole('radiogroup', { name: 'Empezar en' })).toBeNull();
    await expect(canvas.getByText('6 etiquetas en 6 hojas')).toBeVisible();
  },
};
export const Interaction: Story = {
  name: 'Al pasar y con foco',
  ...inEachState('label:not([data-selected])', { without: ['Al oprimir'] }),
  args: { format: 'letter-4', start: 1, count: 1 },
};
export const Thermal: Story = { name: 'Térmica', args: { format: 'thermal', start: 1, count: 1 } };
export const OneALetterSheet: Story = {
  name: 'Carta, 1 por hoja',
  args: { format: 'letter-1', start: 1, count: 1 },
};
export const TwoALetterSheet: Story = {
  name: 'Carta, 2 por hoja',
  args: { format: 'letter-2', start: 1, count: 2 },
};
export const FourALetterSheet: Story = {
  name: 'Carta, 4 por hoja',
  args: { format: 'letter-4', start: 1, count: 4 },
};
export const LongText: Story = {
  name: 'Texto largo',
  args: {
    labels: {
      start: 'El primer lugar libre de la hoja que ya está en la impresora',
      startHelp: 'Hoja '.repeat(20),
    },
  },
};
