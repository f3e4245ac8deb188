import { listOrders, type OrderAnswer } from '@trastienda/api-client';
import { queryAliExpressShippingServices } from '@trastienda/api-client/aliexpress';
import { mock } from '@trastienda/api-client/msw';
import { listSheinLogisticsChannels } from '@trastienda/api-client/shein';
import { getShopifyUser } from '@trastienda/api-client/shopify';
import { runTotalPlayOrderAction } from '@trastienda/api-client/totalplay';
import { channelName, type ChannelCode } from '@trastienda/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { paths } from '../../shared/routes/paths.ts';
import { StoryApp } from '../../testing/story-app.tsx';

const example = listOrders.example().data[0] as OrderAnswer;

/** An order of a channel that waits; `lines` changes each of its pieces. */
const orderOf = (
  marketplace: ChannelCode,
  dataMarketplace: Partial<OrderAnswer['dataMarketplace']> = {},
  lines: Partial<OrderAnswer['orderedProductsList'][number]> = {},
) =>
  mock(listOrders).reply({
    data: [
      {
        ...example,
        marketplace,
        sellerID: 'shop-77',
        orderedProductsList: example.orderedProductsList.map((line) => Object.assign({}, line, lines)),
        dataMarketplace: { ...example.dataMarketplace, name: channelName(marketplace), ...dataMarketplace },
      },
    ],
    pagination: { total_registros: 1, page_size: 20, page: 1 },
  });
const travels = {
  colocationStatus: { id: 3, name: 'Guía generada' },
  deliveryTrackId: '794600012345',
} as const;

const meta = {
  title: 'Pantallas/Acciones del canal',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { url: paths.orders({ pedido: example.orderid }) },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const offers =
  (...names: readonly string[]): Play =>
  async ({ canvas }) => {
    for (const name of names) {
      await expect(await canvas.findByRole('button', { name })).toBeVisible();
    }
  };

const comesAfterAddress = async (canvas: ReturnType<typeof within>) => {
  const channel = await canvas.findByRole('heading', { name: /^En / });
  const address = canvas.getByRole('heading', { name: 'Envío' });
  await expect(address.compareDocumentPosition(channel)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
};

export const Shein: Story = {
  name: 'Pedido de Shein',
  args: { handlers: [orderOf('SH', { labelReady: false })] },
  play: offers('Guardar número de guía', 'Imprimir etiqueta de Shein', 'Exportar dirección'),
};
/** The channel's own step is what is put forward; a guide of ours is another way, and not red. */
export const TotalPlay: Story = {
  name: 'Pedido de Total Play',
  args: { handlers: [orderOf('TP', { actions: ['aceptar_orden', 'rechazar_orden'] })] },
  play: async (context) => {
    await offers('Aceptar pedido', 'Rechazar pedido')(context);
    const { canvas } = context;
    await expect(canvas.getByText('Es lo que sigue en Total Play.')).toBeVisible();
    const groundOf = (act: HTMLElement) => getComputedStyle(act).backgroundColor;
    const other = await canvas.findByRole('link', { name: 'Generar guía' });
    await expect(groundOf(other)).not.toBe(groundOf(canvas.getByRole('button', { name: 'Aceptar pedido' })));
  },
};
export const TotalPlayTrabajando: Story = {
  name: 'Total Play está trabajando',
  args: { handlers: [orderOf('TP', { actions: ['algo_nuevo'] })] },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Total Play está trabajando')).length).toBeGreaterThan(0);
  },
};
export const TotalPlayConGuia: Story = {
  name: 'Total Play con guía',
  args: { handlers: [orderOf('TP', { actions: ['imprimir_guia', 'orden_compra'] }, travels)] },
  play: offers('Imprimir guía', 'Descargar orden de compra'),
};
/** What one reason holds back stands together, over the reason. */
export const TotalPlayEnCamino: Story = {
  name: 'Total Play en camino',
  args: { handlers: [orderOf('TP', { actions: ['orden_compra'] }, travels)] },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { name: 'En Total Play' });
    const card = within(title.closest('section') as HTMLElement);
    // Each of them also has it as its description.
    const seen = card
      .getAllByText('El canal todavía no lo permite')
      .filter((words) => words.closest('button') === null);
    await expect(seen).toHaveLength(1);
    const held = card.getByRole('button', { name: 'Rechazar pedido' });
    await expect(held).toHaveAccessibleDescription('El canal todavía no lo permite');
    await comesAfterAddress(canvas);
  },
};
/** Where nothing can be asked of it now, the channel's card does not come before the address. */
export const TotalPlayNadaQueHacer: Story = {
  name: 'Total Play sin nada que hacer',
  args: { handlers: [orderOf('TP', { actions: [] }, travels)] },
  play: async ({ canvas }) => comesAfterAddress(canvas),
};
export const TotalPlayFallo: Story = {
  name: 'Total Play falló',
  args: {
    handlers: [mock(runTotalPlayOrderAction).fails(503), orderOf('TP', { actions: ['aceptar_orden'] })],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Aceptar pedido' }));
    const why = await canvas.findByText('Total Play no está disponible por ahora.');
    await expect(why).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};
export const MercadoLibre: Story = {
  name: 'Pedido de Mercado Libre',
  args: { handlers: [orderOf('ML', { labelReady: true }, travels)] },
  play: offers('Marcar como enviado', 'Imprimir etiqueta de Mercado Libre'),
};
export const WooCommerce: Story = {
  name: 'Pedido de WooCommerce',
  args: { handlers: [orderOf('WC', { actions: ['accept', 'cancel'] })] },
  play: offers('Aceptar pedido', 'Registrar envío', 'Completar pedido', 'Cancelar en WooCommerce'),
};

const opens = (button: string, then: (dialog: HTMLElement) => Promise<void>): Play =>
  async function openIt({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: button }));
    await then(await screen.findByRole('dialog'));
  };

/** Every field says what it misses. */
const refuses =
  (submit: string, ...faults: readonly string[]) =>
  async (dialog: HTMLElement) => {
    within(dialog).getByRole('button', { name: submit }).click();
    for (const fault of faults) await expect(await within(dialog).findByText(fault)).toBeVisible();
  };

export const SheinNumeroDeGuia: Story = {
  name: 'Número de guía en Shein',
  args: { handlers: [orderOf('SH')] },
  play: opens(
    'Guardar número de guía',
    refuses('Guardar número de guía', 'Elige la forma de envío', 'Escribe el número de guía'),
  ),
};
export const SheinSinCanales: Story = {
  name: 'Shein sin opciones de envío',
  args: { handlers: [mock(listSheinLogisticsChannels).fails(503), orderOf('SH')] },
  play: opens('Guardar número de guía', async (dialog) => {
    const why = await within(dialog).findByText(/No pudimos cargar las opciones del canal/);
    await expect(why).toBeVisible();
  }),
};
export const ShopifyGuia: Story = {
  name: 'Registrar guía en Shopify',
  args: { handlers: [orderOf('SP')] },
  play: opens('Registrar guía', async (dialog) => {
    await expect(
      await within(dialog).findByText(/Se actualizará en tu tienda Shopify Casa Lumbre/),
    ).toBeVisible();
    await refuses('Registrar guía', 'Escribe la paquetería', 'Escribe el número de guía')(dialog);
  }),
};
export const ShopifySinConectar: Story = {
  name: 'Shopify sin conectar',
  args: { handlers: [mock(getShopifyUser).fails(404), orderOf('SP')] },
  play: opens('Registrar guía', async (dialog) => {
    await expect(await within(dialog).findByText(/No está conectada/)).toBeVisible();
  }),
};
export const AliExpressEnvio: Story = {
  name: 'Registrar envío en AliExpress',
  args: { handlers: [orderOf('AE')] },
  play: opens('Registrar envío', refuses('Registrar envío', 'Elige la pieza', 'Elige la paquetería')),
};
export const AliExpressSinPaqueterias: Story = {
  name: 'AliExpress sin paqueterías',
  args: { handlers: [mock(queryAliExpressShippingServices).fails(503), orderOf('AE')] },
};
export const Telefono: Story = {
  name: 'En el teléfono',
  globals: { viewport: { value: 'w390', isRotated: false } },
  args: { handlers: [orderOf('WC', { actions: ['accept', 'cancel'] })] },
  play: offers('Aceptar pedido'),
};
