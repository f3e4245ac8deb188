import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LabelIcon, PrinterIcon } from '../../icons/index.ts';
import { Button } from '../Button/Button.tsx';
import { eachIsAsLargeAsAThumb, onPhone } from '../../testing/layout.tsx';
import { BulkBar } from './BulkBar.tsx';

const meta = {
  title: 'Acciones/Barra de acciones en lote · BulkBar',
  id: 'bulkbar',
  component: BulkBar,
  args: {
    count: 3,
    total: 214,
    onSelectAll: fn(),
    onClear: fn(),
    children: (
      <>
        <Button size="sm" variant="primary" icon={<LabelIcon size={16} />}>
          Generar 3 guías
        </Button>
        <Button
          size="sm"
          icon={<PrinterIcon size={16} />}
          disabledReason="Ninguno de los 3 tiene guía todavía"
        >
          Imprimir
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof BulkBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Seleccionar los 214 resultados' }));
    await expect(args.onSelectAll).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Generar 3 guías' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Imprimir' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClear).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onClear).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('status')).toHaveTextContent('3 seleccionados');
    await expect(canvas.getByRole('button', { name: 'Imprimir' })).toHaveAccessibleDescription(
      'Ninguno de los 3 tiene guía todavía',
    );
  },
};
export const One: Story = { name: 'Uno seleccionado', args: { count: 1, total: 1 } };

export const SelectingAll: Story = {
  name: 'Seleccionando todos',
  args: { isSelectingAll: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Seleccionando…/ }));
    await expect(args.onSelectAll).not.toHaveBeenCalled();
  },
};

export const AllSelected: Story = {
  name: 'Todos seleccionados',
  args: { count: 214 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Los 214 seleccionados');
    await expect(canvas.queryByRole('button', { name: /resultados/ })).toBeNull();
  },
};

/** The filters changed: what they hide stays chosen, and is said. */
export const SomeHidden: Story = {
  name: 'Algunos fuera del filtro',
  args: { count: 3, hiddenCount: 2, total: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 seleccionados · 2 fuera de este filtro');
  },
};

export const Phone: Story = {
  name: 'En el teléfono',
  ...onPhone(200),
  play: eachIsAsLargeAsAThumb,
};
export const LongText: Story = {
  name: 'Texto largo',
  args: {
    count: 123_456,
    total: 1_234_567,
    children: (
      <>
        <Button size="sm" variant="primary" icon={<LabelIcon size={16} />}>
          Generar 123,456 guías con la paquetería recomendada
        </Button>
        <Button size="sm" icon={<PrinterIcon size={16} />}>
          Imprimir las etiquetas de lo seleccionado
        </Button>
      </>
    ),
  },
};
