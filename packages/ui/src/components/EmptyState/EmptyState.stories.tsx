import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { LinkIcon } from '../../icons/index.ts';
import { Frame, onPhone } from '../../testing/layout.tsx';
import { Button } from '../Button/Button.tsx';
import { emptyKinds } from './options.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Avisos/Estado vacío · EmptyState',
  id: 'emptystate',
  component: EmptyState,
  argTypes: { kind: { options: emptyKinds } },
  args: {
    title: 'Aquí llegarán tus pedidos',
    children: 'Conecta tu primer canal y sus pedidos nuevos llegarán aquí solos.',
    action: (
      <Button variant="primary" icon={<LinkIcon size={16} />}>
        Conectar canal
      </Button>
    ),
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Aquí llegarán tus pedidos' })).toBeVisible();
    for (const drawing of canvasElement.querySelectorAll('svg'))
      await expect(drawing.closest('[aria-hidden="true"]')).not.toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Conectar canal' })).toHaveFocus();
  },
};
export const NoMatch: Story = {
  name: 'Sin coincidencias',
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
  name: 'Todo en orden',
  args: {
    kind: 'clear',
    title: 'Todo en orden',
    children: 'Nada requiere tu atención. Te avisaremos cuando llegue un pedido o algo venza.',
    action: undefined,
  },
};
export const Failed: Story = {
  name: 'Falló',
  args: {
    kind: 'failed',
    title: 'No pudimos cargar tus pedidos',
    children: 'El servicio de pedidos tardó más de 10 segundos. Tus pedidos están a salvo.',
    action: <Button>Reintentar</Button>,
  },
};
export const Offline: Story = {
  name: 'Sin conexión',
  args: { kind: 'offline', title: 'Sin conexión', children: 'Ves datos de las 09:42.', action: undefined },
};
export const Forbidden: Story = {
  name: 'Sin permiso',
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
  name: 'En el teléfono',
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
      'Ningún pedido de Comercializadora de Artesanías y Textiles del Istmo de Tehuantepec coincide con lo que buscas',
    children:
      'Buscaste «juego-de-seis-vasos-de-vidrio-soplado-azul-cobalto-hechos-a-mano-en-tonala» en Mercado Libre, Sears y Sanborns, en los últimos 6 meses. Prueba con otras fechas o quita filtros.',
    action: (
      <>
        <Button>Quitar los seis filtros y la búsqueda</Button>
        <Button variant="ghost">Buscar en todos los canales</Button>
      </>
    ),
  },
};
