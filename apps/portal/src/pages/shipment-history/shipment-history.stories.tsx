import {
  cancelFulfillmentShipment,
  getFulfillmentShipment,
  listFulfillmentShipments,
} from '@trastienda/api-client/shippings';
import { mock } from '@trastienda/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { listStories } from '../../testing/list-stories.ts';
import { StoryApp } from '../../testing/story-app.tsx';
import { shipmentsAddress } from './search.ts';
import { shipmentHandlers } from './testing/many-shipments.ts';

const meta = {
  title: 'Pantallas/Historial de envíos',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { url: shipmentsAddress(), handlers: shipmentHandlers(51) },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = listStories({
  call: listFulfillmentShipments,
  handlers: shipmentHandlers,
  address: (pagina) => shipmentsAddress(pagina === undefined ? {} : { pagina }),
  heading: 'Historial de envíos',
  empty: 'Aquí verás lo que envías al almacén',
  failed: 'No pudimos cargar tus envíos',
  noMatch: { address: shipmentsAddress({ estado: 'cancelado' }), title: 'Ningún envío coincide' },
});

export const CincuentaYUno: Story = { name: 'Cincuenta y una filas', ...states.CincuentaYUno };
export const CincuentaYUnoTelefono: Story = {
  name: 'Cincuenta y una filas en el teléfono',
  ...states.CincuentaYUnoTelefono,
};
export const UltimaPagina: Story = { name: 'Última página', ...states.UltimaPagina };
export const CincuentaPorPagina: Story = { name: 'Cincuenta por página', ...states.CincuentaPorPagina };
export const UnaFila: Story = { name: 'Una fila', ...states.UnaFila };
export const SinFilas: Story = { name: 'Sin filas', ...states.SinFilas };
export const NadaCoincide: Story = { name: 'Nada coincide', ...states.NadaCoincide };
export const Cargando: Story = states.Cargando;
export const CargandoTelefono: Story = { name: 'Cargando en el teléfono', ...states.CargandoTelefono };
export const Fallo: Story = { name: 'Falló', ...states.Fallo };
export const SinPermiso: Story = { name: 'Sin permiso', ...states.SinPermiso };
export const SinConexion: Story = { name: 'Sin conexión', ...states.SinConexion };

/** The shipments that differ from what was sent, and by how much. */
export const ConDiferencias: Story = {
  name: 'Con diferencias',
  args: { url: shipmentsAddress({ envio: 'env-597' }) },
  play: async () => {
    const panel = await screen.findByRole('dialog', { name: 'Envío env-597' });
    await expect(await within(panel).findByText('Faltan 2 piezas')).toBeVisible();
    await expect(within(panel).queryByRole('button', { name: 'Cancelar envío' })).toBeNull();
  },
};

export const EnvioQueNoExiste: Story = {
  name: 'Envío que no existe',
  args: {
    url: shipmentsAddress({ envio: 'env-1' }),
    handlers: [mock(getFulfillmentShipment).fails(404), ...shipmentHandlers(51)],
  },
  play: async () => expect(await screen.findByText('Este envío ya no existe')).toBeVisible(),
};

export const DetalleFallido: Story = {
  name: 'Falló el detalle',
  args: {
    url: shipmentsAddress({ envio: 'env-600' }),
    handlers: [mock(getFulfillmentShipment).fails(503), ...shipmentHandlers(51)],
  },
  play: async () => expect(await screen.findByText('No pudimos cargar el envío')).toBeVisible(),
};

/** The warehouse does not answer: the question stays open and says why. */
export const NoSeCancelo: Story = {
  name: 'No se canceló',
  args: {
    url: shipmentsAddress({ envio: 'env-600' }),
    handlers: [mock(cancelFulfillmentShipment).fails(503), ...shipmentHandlers(51)],
  },
  play: async ({ userEvent }) => {
    const panel = await screen.findByRole('dialog', { name: 'Envío env-600' });
    await userEvent.click(await within(panel).findByRole('button', { name: 'Cancelar envío' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Cancelar envío' }));
    await expect(
      await within(question).findByText('El servicio de envíos no está disponible por ahora.'),
    ).toBeVisible();
  },
};
