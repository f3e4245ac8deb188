import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkIcon } from '../../icons/index.ts';
import { Frame, onPhone } from '../../testing/layout.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Componentes/EmptyState',
  component: EmptyState,
  args: {
    title: 'Aquí llegarán tus pedidos',
    children: 'Conecta tu primer canal y verás cada pedido nuevo en menos de un minuto.',
    action: (
      <Button variant="primary" icon={<LinkIcon size={16} />}>
        Conectar canal
      </Button>
    ),
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NoMatch: Story = {
  args: {
    kind: 'no-match',
    title: 'Ningún pedido coincide',
    children: 'Prueba con otras fechas o quita filtros. Buscaste «61840» en Sears, Ultimos 7 dias.',
    action: (
      <>
        <Button>Quitar filtros</Button>
        <Button variant="ghost">Buscar en todo</Button>
      </>
    ),
  },
};
export const Clear: Story = {
  args: {
    kind: 'clear',
    title: 'Todo en orden',
    children: 'Nada requiere tu atención. Te avisaremos cuando llegue un pedido o algo venza.',
    action: undefined,
  },
};
export const Failed: Story = { args: { kind: 'failed', title: 'No pudimos cargar tus pedidos' } };
export const Offline: Story = {
  args: { kind: 'offline', title: 'Sin conexión', children: 'Ves datos de las 09:42.', action: undefined },
};
export const Forbidden: Story = {
  args: {
    kind: 'forbidden',
    title: 'Esta sección es de Finanzas',
    children: 'Tu usuario no puede ver los depósitos. Pide acceso a quien administra la tienda.',
    action: <Button>Pedir acceso</Button>,
  },
};
export const Phone: Story = {
  ...NoMatch,
  ...onPhone(440),
  decorators: [
    (Story) => (
      <Frame width={340}>
        <Story />
      </Frame>
    ),
  ],
};
