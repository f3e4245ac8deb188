import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Frame, onPhone } from '../../testing/layout.tsx';
import { JobProgress } from './JobProgress.tsx';

const meta = {
  title: 'Componentes/JobProgress',
  component: JobProgress,
  args: {
    title: 'Generando guías',
    done: 14,
    total: 24,
    note: 'Puedes seguir trabajando; te avisamos aquí.',
    onCancel: fn(),
  },
} satisfies Meta<typeof JobProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Generando guías' })).toHaveAttribute(
      'aria-valuetext',
      '14 de 24',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar: Generando guías' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const Queued: Story = { args: { state: 'queued', note: 'Empieza cuando termine la carga anterior.' } };
export const Counting: Story = {
  args: { title: 'Leyendo catalogo-cocina-noviembre.xlsx', total: null, note: undefined },
};
export const Cancelling: Story = {
  args: { state: 'cancelling', note: 'Lo que ya se generó se queda.' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Cancelar/ }));
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};
export const Many: Story = { args: { title: 'Editando productos', done: 12_480, total: 148_000 } };
export const Phone: Story = {
  ...onPhone(220),
  args: { title: 'Generando guías de los pedidos de Mercado Libre, Sears y Sanborns' },
  decorators: [
    (Story) => (
      <Frame width={340}>
        <Story />
      </Frame>
    ),
  ],
};
