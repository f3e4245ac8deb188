import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Avisos/Estado de error · ErrorState',
  id: 'errorstate',
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
  name: 'De fábrica',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('heading')).toBeVisible();
  },
};
export const Pending: Story = { name: 'Reintentando', args: { pending: true } };
export const Offline: Story = {
  name: 'Sin conexión',
  args: { kind: 'offline', title: 'Sin conexión', children: 'Revisa tu conexión y vuelve a intentar.' },
};
/** A card among others that go on: no drawing, no red button. */
export const Quiet: Story = {
  name: 'En voz baja',
  args: { quiet: true, title: 'No pudimos contar tus pedidos', secondaryAction: undefined },
  decorators: [(Shown) => <Card title="Pedidos por canal">{Shown()}</Card>],
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(1);
    const retry = canvas.getByRole('button', { name: 'Reintentar' });
    await expect(retry).toHaveAccessibleDescription('No pudimos contar tus pedidos');
    await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const QuietOffline: Story = {
  name: 'En voz baja, sin conexión',
  args: { ...Quiet.args, kind: 'offline', children: 'No hay conexión a internet.', folio: undefined },
  decorators: [(Shown) => <Card title="Pedidos por canal">{Shown()}</Card>],
};
export const Bare: Story = { name: 'Mínimo', render: () => <ErrorState /> };
export const LongText: Story = {
  name: 'Texto largo',
  args: {
    title:
      'No pudimos cargar los pedidos de Comercializadora de Artesanías y Textiles del Istmo de Tehuantepec',
    children:
      'El servicio de pedidos tardó más de 10 segundos en las últimas tres ocasiones. Tus pedidos están a salvo; lo que ves se guardó hoy a las 09:36 y se actualiza en cuanto vuelva.',
    folio: '7F3A-09C2-4B1E-88D0-2025-11-25T15:42:00Z',
    secondaryAction: <Button>Ver los datos que se guardaron esta mañana</Button>,
  },
};
