import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Componentes/ErrorState',
  component: ErrorState,
  args: {
    title: 'No pudimos cargar tus pedidos',
    children: 'El servicio de pedidos tardó más de 10 segundos. Tus pedidos están a salvo.',
    onRetry: fn(),
    folio: '7F3A-09C2',
    secondaryAction: <Button>Ver datos guardados</Button>,
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Pending: Story = { args: { pending: true } };
export const Offline: Story = {
  args: { kind: 'offline', title: 'Sin conexión', children: 'Revisa tu conexión y vuelve a intentar.' },
};
export const Bare: Story = { render: () => <ErrorState /> };
