import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PrinterIcon } from '../../icons/index.ts';
import { Frame, onPhone } from '../../testing/layout.tsx';
import { Button } from '../Button/Button.tsx';
import { JobResult } from './JobResult.tsx';

const onRetry = fn();

const meta = {
  title: 'Componentes/JobResult',
  component: JobResult,
  args: {
    title: '21 de 24 guías listas',
    done: 21,
    doneEnd: '$3,118.50',
    labels: { done: (count) => `${count} generadas`, doneNote: 'No se vuelven a cobrar' },
    action: (
      <Button size="sm" icon={<PrinterIcon size={16} />}>
        Imprimir 21
      </Button>
    ),
    causes: [
      {
        id: 'codigo-postal',
        label: 'con código postal equivocado',
        rows: ['61840277', '61840102'],
        action: { label: 'Corregir', href: '#corregir' },
      },
      {
        id: 'sin-respuesta',
        label: 'sin respuesta de la paquetería',
        rows: ['52093318'],
        note: 'se puede repetir',
        tone: 'warning',
        action: { label: 'Reintentar', onPress: onRetry },
      },
    ],
  },
} satisfies Meta<typeof JobResult>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '21 bien, 3 con error' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(
      canvas.getByRole('button', { name: 'Reintentar: 1 sin respuesta de la paquetería' }),
    );
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
export const AllDone: Story = {
  args: { title: '24 guías listas', done: 24, causes: [], doneEnd: '$3,564.00' },
};
export const NoneDone: Story = {
  args: {
    title: 'Ninguna guía se generó',
    done: 0,
    action: undefined,
    causes: [
      {
        id: 'saldo',
        label: 'sin saldo suficiente',
        rows: ['61840277', '61840102', '52093318', '33771046', '33771047'],
        action: { label: 'Recargar saldo', href: '#saldo' },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/33771047/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'y 2 más: 5 sin saldo suficiente' }));
    await expect(canvas.getByText(/33771047/)).toBeVisible();
  },
};
export const WithUnchanged: Story = {
  args: {
    title: '405 de 419 filas guardadas',
    done: 386,
    unchanged: 19,
    doneEnd: undefined,
    action: undefined,
    labels: undefined,
    causes: [
      {
        id: 'precio',
        label: 'con precio que no se entiende',
        rows: Array.from({ length: 14 }, (_, at) => `Fila ${14 + at * 7}`),
        action: { label: 'Corregir', href: '#precio' },
      },
    ],
  },
};
export const Phone: Story = {
  ...onPhone(460),
  decorators: [
    (Story) => (
      <Frame width={340}>
        <Story />
      </Frame>
    ),
  ],
};
