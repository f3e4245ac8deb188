import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Frame, onPhone } from '../../testing/layout.tsx';
import { JobProgress } from './JobProgress.tsx';

const meta = {
  title: 'Avisos/Trabajo en curso · JobProgress',
  id: 'jobprogress',
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
  name: 'De fábrica',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Generando guías' })).toHaveAttribute(
      'aria-valuetext',
      '14 de 24',
    );
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Cancelar: Generando guías' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
  },
};
export const Queued: Story = {
  name: 'En espera',
  args: { state: 'queued', note: 'Empieza cuando termine la carga anterior.' },
};
export const Counting: Story = {
  name: 'Contando',
  args: { title: 'Leyendo catalogo-cocina-noviembre.xlsx', total: null, note: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};
export const Cancelling: Story = {
  name: 'Cancelando',
  args: { state: 'cancelling', note: 'Lo que ya se generó se queda.' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: /^Cancelar/ });
    await userEvent.click(button);
    await expect(args.onCancel).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(canvas.getByText('Cancelando…')).toBeVisible();
  },
};
export const Many: Story = {
  name: 'Muchas filas',
  args: { title: 'Editando productos', done: 12_480, total: 148_000 },
};
export const Phone: Story = {
  name: 'En el teléfono',
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
export const LongText: Story = {
  name: 'Texto largo',
  args: {
    title:
      'Generando las guías de los pedidos de Comercializadora de Artesanías y Textiles del Istmo de Tehuantepec',
    done: 123_456,
    total: 1_234_567,
    note: 'Puedes seguir trabajando o cerrar esta página: te avisamos aquí y por correo cuando terminen todas.',
  },
  decorators: [
    (Story) => (
      <Frame width={420}>
        <Story />
      </Frame>
    ),
  ],
};
