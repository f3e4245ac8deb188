import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Frame, onPhone } from '../../testing/layout.tsx';
import { Card } from '../Card/Card.tsx';
import { ChannelTile } from '../ChannelBadge/ChannelBadge.tsx';
import { OfflineBanner, type WaitingAction } from './OfflineBanner.tsx';
import { useOnline } from './use-online.ts';

const actions: WaitingAction[] = [
  { id: '1', title: '61840277', detail: 'Imprimir etiqueta', mark: <ChannelTile code="SR" /> },
  { id: '2', title: '52093318', detail: 'Evidencia · 2 fotos', mark: <ChannelTile code="CS" /> },
  {
    id: '3',
    title: '33771046',
    detail: 'Guía 7741 0936 2218',
    mark: <ChannelTile code="SN" />,
    state: 'kept',
  },
];

const meta = {
  title: 'Avisos/Sin conexión · OfflineBanner',
  id: 'offlinebanner',
  component: OfflineBanner,
  args: { dataTime: '09:42', actions },
} satisfies Meta<typeof OfflineBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Sin conexión. Ves datos de las 09:42. 2 acciones esperan.',
    );
  },
};
export const WithActions: Story = {
  name: 'Con acciones',
  args: { showActions: true },
  render: (args) => (
    <Card flush>
      <OfflineBanner {...args} />
    </Card>
  ),
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Acciones en espera' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('Guardada aquí')).toBeVisible();
  },
};
export const BackOnline: Story = {
  name: 'De vuelta en línea',
  args: {
    isOffline: false,
    showActions: true,
    actions: actions.slice(0, 2).map((action) => ({ ...action, state: 'sending' })),
  },
};
export const NothingWaits: Story = { name: 'Nada espera', args: { actions: [] } };
function FollowsTheBrowser() {
  return useOnline() ? <p>En línea</p> : <OfflineBanner dataTime="09:42" />;
}
export const AsTheBrowserSays: Story = {
  name: 'Según el navegador',
  render: () => <FollowsTheBrowser />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('En línea')).toBeVisible();
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    window.dispatchEvent(new Event('offline'));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Sin conexión.');
    Reflect.deleteProperty(navigator, 'onLine');
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(canvas.getByText('En línea')).toBeVisible());
  },
};
export const Phone: Story = {
  name: 'En el teléfono',
  ...onPhone(300),
  args: { showActions: true },
  decorators: [
    (Story) => (
      <Frame width={340}>
        <Story />
      </Frame>
    ),
  ],
};
