import { getGuideDetail, listOrders, type OrderAnswer } from '@trastienda/api-client';
import { retryOrderPush } from '@trastienda/api-client/kidal';
import { getOrderNet } from '@trastienda/api-client/invoice';
import { mock, orderHandlers, seededOrders } from '@trastienda/api-client/msw';
import { availableOrderActions, isOwnStore } from '@trastienda/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../../shared/routes/paths.ts';
import { StoryApp } from '../../../testing/story-app.tsx';
import { shippedOrder } from '../testing/shipped-order.ts';

const { data } = seededOrders(214).page({ query: { page: 1, pageSize: 100 } });
const found = (matches: (order: OrderAnswer) => boolean): string => data.find(matches)?.orderid ?? '';

const canBeSplit = (order: OrderAnswer): boolean =>
  availableOrderActions(order).some(({ id, available }) => id === 'splitOrder' && available);

const meta = {
  title: 'Pantallas/Detalle de pedido',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: {
    handlers: orderHandlers(214),
    url: paths.orders({ pedido: found(({ status }) => status === 'pendiente') }),
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EnPreparacion: Story = {
  name: 'En preparación',
  play: async ({ canvas, args }) => {
    const number = new URLSearchParams(args.url.split('?')[1]).get('pedido') ?? '';
    // The order's own heading takes the place of the one that stood while it was on its way.
    const heading = { level: 1, name: `Pedido ${number}` };
    await waitFor(() => expect(canvas.getByRole('heading', heading)).toBeVisible());
  },
};

export const QuienDondeYQue: Story = {
  name: 'Quién, dónde y qué · S2.68',
  play: async ({ canvas, args }) => {
    const number = new URLSearchParams(args.url.split('?')[1]).get('pedido');
    const order = data.find(({ orderid }) => orderid === number);
    if (!order) throw new Error('The story opens an order');
    const { shippingAddress, clientData, orderedProductsList } = order;
    const part = async (name: string) => await canvas.findByRole('region', { name });
    const shipment = await part('Envío');
    const { street, suburb, zipCode, city } = shippingAddress;
    for (const words of [street, suburb, zipCode, city])
      await expect(shipment).toHaveTextContent(words ?? 'no address');
    await expect(await part('Cliente')).toHaveTextContent(clientData.fullname);
    const articles = await part('Artículos');
    for (const { name, sku } of orderedProductsList) {
      await expect(articles).toHaveTextContent(name);
      await expect(articles).toHaveTextContent(sku);
    }
  },
};

/** What cannot be done now stays with its reason; what the channel never has is not offered. */
export const Acciones: Story = {
  name: 'Acciones del pedido',
  args: {
    url: paths.orders({
      pedido: found(({ status, marketplace }) => status === 'pendiente' && isOwnStore(marketplace)),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Más acciones' }));
    const menu = within(await screen.findByRole('menu'));
    const cancelGuide = menu.getByRole('menuitem', { name: 'Cancelar guía El pedido todavía no tiene guía' });
    await expect(cancelGuide).toHaveAttribute('aria-disabled', 'true');
    for (const name of ['Aceptar pedido', 'Descargar orden de compra']) {
      await expect(menu.queryByRole('menuitem', { name: new RegExp(`^${name}`) })).toBeNull();
    }
  },
};

/** Beside the reduced sidebar the head keeps one line: what does not fit is in the menu (experience.md, section 15). */
export const MenuReducido: Story = {
  name: 'Junto al menú reducido',
  args: {
    url: paths.orders({
      pedido: found((order) => order.status === 'pendiente' && canBeSplit(order)),
    }),
  },
  globals: { viewport: { value: 'w1110', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'Más acciones' });
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(more.getBoundingClientRect().top).toBeLessThan(title.getBoundingClientRect().bottom);
    await expect(canvas.queryByRole('link', { name: 'Separar pedido' })).toBeNull();
    await userEvent.click(more);
    await expect(await screen.findByRole('menuitem', { name: 'Separar pedido' })).toBeVisible();
  },
};

export const ListoParaEnviar: Story = {
  name: 'Listo para enviar',
  args: { url: paths.orders({ pedido: found(({ status }) => status === 'listo_para_enviar') }) },
};
export const EnTransito: Story = {
  name: 'En tránsito',
  args: { url: paths.orders({ pedido: found(({ status }) => status === 'transito') }) },
};
export const Finalizado: Story = {
  args: { url: paths.orders({ pedido: found(({ status }) => status === 'finalizado') }) },
};
const delivered = found(({ status, marketplace }) => status === 'finalizado' && isOwnStore(marketplace));

/** Once the channel has paid, what it should have paid stands beside what it did. */
export const PagadoDeMenos: Story = {
  name: 'Pagado de menos',
  args: {
    url: paths.orders({ pedido: delivered }),
    handlers: [mock(getOrderNet).reply(getOrderNet.example()), ...orderHandlers(214)],
  },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('region', { name: '¿Cuánto me quedó?' });
    await expect(within(card).getAllByText('Diferencia')[0]).toBeVisible();
    await expect(within(card).getByRole('row', { name: /Te queda/u })).toHaveTextContent(
      '$1,565.65$1,520.51−$45.14',
    );
    await expect(within(card).getByText(/Cobraron 17 % en vez de 15 %/u)).toBeVisible();
    await expect(within(card).getByRole('link', { name: 'Ver el depósito P-20811' })).toBeVisible();
  },
};
/** Where nothing is known of its payment, the estimate stays. */
export const SinPago: Story = {
  name: 'Sin pago conocido',
  args: {
    url: paths.orders({ pedido: delivered }),
    handlers: [mock(getOrderNet).fails(404), ...orderHandlers(214)],
  },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('region', { name: '¿Cuánto me queda?' });
    await expect(within(card).getByText('Estimado')).toBeVisible();
  },
};
export const Cancelado: Story = {
  args: { url: paths.orders({ pedido: found(({ status }) => status === 'cancelado') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Pedido cancelado.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Más acciones' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Imprimir etiqueta' })).toBeNull();
  },
};

export const SinPaqueteria: Story = {
  name: 'Sin paquetería',
  args: {
    handlers: [mock(getGuideDetail).fails(503), ...orderHandlers(214)],
    url: paths.orders({ pedido: found(({ status }) => status === 'transito') }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos preguntarle a la paquetería.')).toBeVisible();
  },
};

const withGuide = data.find(
  ({ status, orderedProductsList }) =>
    status === 'transito' && orderedProductsList.some(({ deliveryTrackId }) => deliveryTrackId),
);

/** What the carrier met on its way is said where the order stands. */
export const ConIncidencia: Story = {
  name: 'Con incidencia',
  args: {
    handlers: [
      mock(getGuideDetail).reply({
        ...getGuideDetail.example(),
        detail: { ...getGuideDetail.example().detail, status: 'incidencia' },
      }),
      ...orderHandlers(214),
    ],
    url: paths.orders({ pedido: withGuide?.orderid ?? '' }),
  },
  play: async ({ canvas }) => {
    const step = await canvas.findByText('Con incidencia');
    await expect(step.closest('li')).toHaveTextContent('En tránsito, con un problema');
  },
};

const longName =
  'Juego de seis vasos de vidrio soplado azul cobalto con canasta de palma tejida a mano y tapa';
const longOrder = data.find(({ status, marketplace }) => status === 'finalizado' && marketplace === 'SR');

/** Names as long as they come, a refused evidence, papers of two guides. */
export const TextosLargos: Story = {
  name: 'Textos largos',
  args: {
    handlers: [
      mock(listOrders).reply({
        ...listOrders.example(),
        data: longOrder
          ? [
              {
                ...longOrder,
                clientData: { ...longOrder.clientData, fullname: longName },
                shippingAddress: {
                  ...longOrder.shippingAddress,
                  suburb:
                    'Fraccionamiento Residencial Hacienda de los Ángeles Segunda Sección, Ampliación Norte',
                },
                orderedProductsList: longOrder.orderedProductsList.map((line, at) => ({
                  ...line,
                  name: longName,
                  deliveryTrackId: `79460001234${at}`,
                })),
                dataMarketplace: {
                  ...longOrder.dataMarketplace,
                  evidenceStatus: 'rechazada' as const,
                  invoiceStatus: 'aceptada' as const,
                },
              },
            ]
          : [],
      }),
    ],
    url: paths.orders({ pedido: longOrder?.orderid ?? '' }),
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Documentos' }));
    await expect(card.getByText('Rechazada')).toBeVisible();
    await expect(card.getByRole('link', { name: 'Volver a subir' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const TextosLargosTelefono: Story = {
  ...TextosLargos,
  name: 'Textos largos en el teléfono',
  globals: { viewport: { value: 'w390', isRotated: false } },
};

/** Shipping that the client paid is in the order's total and in no piece: it has a line between them. */
export const ConEnvioDelCliente: Story = {
  name: 'Con envío del cliente',
  args: {
    handlers: [
      mock(listOrders).reply({
        ...listOrders.example(),
        data: listOrders.example().data.map((order) => ({
          ...order,
          paymentData: { ...order.paymentData, shippingCost: 99, total: order.paymentData.total + 99 },
        })),
      }),
      ...orderHandlers(214),
    ],
    url: paths.orders({ pedido: listOrders.example().data[0]?.orderid ?? '' }),
  },
  play: async ({ canvas }) => {
    const articles = await canvas.findByRole('region', { name: 'Artículos' });
    await expect(articles).toHaveTextContent(
      /\$1,798\.00.*Envíolo pagó el cliente\$99\.00Total del pedido\$1,897\.00/u,
    );
    await expect(canvas.getByText('2 piezas · descuento $200.00')).toBeVisible();
  },
};
export const ConEnvioDelClienteTelefono: Story = {
  ...ConEnvioDelCliente,
  name: 'Con envío del cliente, en el teléfono',
  globals: { viewport: { value: 'w390', isRotated: false } },
};

/** What comes stands where its place was kept: no card jumps. */
export const Llegando: Story = {
  name: 'Cargando el pedido',
  args: {
    handlers: [mock(listOrders).delays('infinite'), ...orderHandlers(214)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando pedido')).toBeInTheDocument();
    const cards = canvas.getByText('Cargando pedido').parentElement?.querySelectorAll('section');
    await expect(cards).toHaveLength(7);
    // At the height of the whole head: mark, title and the line under it.
    const head = canvas.getByRole('heading', { level: 1 }).closest('header');
    await expect(head?.offsetHeight).toBe(46);
  },
};
export const LlegandoTelefono: Story = {
  ...Llegando,
  name: 'Cargando el pedido en el teléfono',
  globals: { viewport: { value: 'w390', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando pedido')).toBeInTheDocument();
  },
};

/** Nothing is put forward on an order whose cancellation is on its way, a guide least of all. */
export const CancelacionEnCamino: Story = {
  name: 'Cancelación en camino',
  args: {
    url: paths.orders({ pedido: found((order) => order.status === 'pendiente' && canBeSplit(order)) }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Generar guía' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Más acciones' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancelar pedido' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Cancelar pedido' }));
    await expect(await question.findByText('Elige un motivo')).toBeVisible();
    await userEvent.click(question.getByRole('radio', { name: 'Error de precio' }));
    await userEvent.click(question.getByRole('button', { name: 'Cancelar pedido' }));
    await expect(await canvas.findByText('Cancelando el pedido…')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Generar guía' })).toBeNull();
    // Its key and its place in the menu lead to no form that could not be sent.
    await userEvent.keyboard('s');
    await expect(canvas.queryByRole('heading', { level: 1, name: 'Separar pedido' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Más acciones' }));
    for (const name of [/^Separar pedido/u, /^Generar guía/u]) {
      const entry = await screen.findByRole('menuitem', { name });
      await expect(entry).toHaveAttribute('aria-disabled', 'true');
      await expect(entry).toHaveTextContent('Cancelando el pedido…');
    }
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await expect(await canvas.findByRole('link', { name: 'Generar guía' })).toBeVisible();
  },
};

export const YaNoExiste: Story = {
  name: 'Ya no existe',
  args: { url: paths.orders({ pedido: '0000' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Este pedido ya no existe')).toBeVisible();
  },
};

export const Fallo: Story = {
  name: 'Falló',
  args: { handlers: [mock(listOrders).fails(503), ...orderHandlers(214)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos cargar este pedido')).toBeVisible();
  },
};

const [oneGuide, twoGuides] = [shippedOrder(), shippedOrder({ guides: 2 })];

/** Two presses from the order, with what comes back named before the second. */
export const CancelarLaGuia: Story = {
  name: 'Cancelar la guía',
  args: { url: paths.orders({ pedido: oneGuide.number }), handlers: oneGuide.handlers },
  beforeEach: oneGuide.reset,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Más acciones' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancelar guía' }));
    const question = await screen.findByRole('alertdialog', {
      name: `¿Cancelar la guía ${oneGuide.guides[0]}?`,
    });
    await expect(
      await within(question).findByText(/^Te devolvemos \$148\.50 a tu saldo, y el pedido vuelve/u),
    ).toBeVisible();
    await userEvent.click(within(question).getByRole('button', { name: 'Cancelar guía' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await canvas.findByRole('link', { name: 'Generar guía' })).toBeVisible();
  },
};

/** Of an order in several packages one guide is chosen; the others stay. */
export const CancelarUnaDeDosGuias: Story = {
  name: 'Cancelar una de dos guías',
  args: { url: paths.orders({ pedido: twoGuides.number }), handlers: twoGuides.handlers },
  beforeEach: twoGuides.reset,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Más acciones' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancelar guía' }));
    const question = await screen.findByRole('alertdialog', { name: '¿Qué guía quieres cancelar?' });
    await userEvent.click(
      within(question).getByRole('radio', { name: new RegExp(`^${twoGuides.guides[1]}`, 'u') }),
    );
    await expect(await within(question).findByText(/^Te devolvemos \$212\.35/u)).toBeVisible();
    await userEvent.click(within(question).getByRole('button', { name: 'Cancelar guía' }));
    await expect(
      await screen.findByText(`Se canceló la guía ${twoGuides.guides[1]} y volvieron $212.35 a tu saldo`),
    ).toBeVisible();
  },
};

/** What goes with the order is said in pesos before the press. */
export const CancelarElPedidoConGuias: Story = {
  name: 'Cancelar el pedido con guías',
  args: { url: paths.orders({ pedido: twoGuides.number }), handlers: twoGuides.handlers },
  beforeEach: twoGuides.reset,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Más acciones' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancelar pedido' }));
    const question = await screen.findByRole('alertdialog');
    await waitFor(() =>
      expect(question).toHaveTextContent('También se cancelan 2 guías y te devolvemos $360.85 a tu saldo.'),
    );
  },
};

type OfShop = Partial<OrderAnswer['dataMarketplace']>;

/** An order of a shop that is linked for real, whose shop says and was told this. */
function ofShop(said: OfShop) {
  const [example] = listOrders.example().data;
  if (!example) throw new Error('The call has an example');
  const state = { said, retries: 0 };
  const order = (): OrderAnswer => ({
    ...example,
    marketplace: 'WC',
    dataMarketplace: {
      ...example.dataMarketplace,
      name: 'WooCommerce',
      shopName: 'casalumbre.mx',
      url: 'https://casalumbre.mx/wp-admin/post.php?post=13&action=edit',
      remoteStatus: 'processing',
      pushed: null,
      pending: null,
      refused: null,
      ...state.said,
    },
  });
  const handlers = [
    mock(listOrders).reply(() => ({ ...listOrders.example(), data: [order()] })),
    mock(retryOrderPush).reply(() => {
      state.retries += 1;
      // It is told at once.
      state.said = {
        ...said,
        pending: null,
        refused: null,
        pushed: { tracking: '794600012345', at: '2025-11-25T17:59:00.000Z' },
      };
      return retryOrderPush.example();
    }),
  ];
  const reset = () => Object.assign(state, { said, retries: 0 });
  return { args: { handlers, url: paths.orders({ pedido: example.orderid }) }, reset, state };
}

const shopCard = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  canvas.findByRole('region', { name: 'En tu tienda' });

const toldShop = ofShop({
  remoteStatus: 'completed',
  pushed: { tracking: '794600012345', at: '2025-11-25T15:42:00.000Z' },
});

export const EnTuTienda: Story = {
  name: 'En tu tienda: la guía llegó',
  args: toldShop.args,
  play: async ({ canvas }) => {
    const card = await shopCard(canvas);
    await expect(card).toHaveTextContent('casalumbre.mx: Completado');
    await expect(card).toHaveTextContent('Guía enviada a tu tienda, 09:42');
    // The shop is told of what is done here: there is nothing to do in its channel by hand.
    await expect(canvas.queryByRole('region', { name: 'En WooCommerce' })).toBeNull();
    await expect(within(card).getByRole('link', { name: /Ver pedido/u })).toHaveAttribute(
      'href',
      'https://casalumbre.mx/wp-admin/post.php?post=13&action=edit',
    );
  },
};

export const EnTuTiendaEnviando: Story = {
  name: 'En tu tienda: enviando la guía',
  args: ofShop({ pending: { kind: 'guide', retryAt: '2099-11-25T15:42:00.000Z', message: null } }).args,
  play: async ({ canvas }) => {
    await expect(await shopCard(canvas)).toHaveTextContent('Enviando la guía a tu tienda…');
  },
};

const waitingShop = ofShop({
  pending: { kind: 'guide', retryAt: '2025-11-25T18:10:00.000Z', message: 'Tu tienda está en mantenimiento' },
});

export const EnTuTiendaPendiente: Story = {
  name: 'En tu tienda: pendiente, y Reintentar',
  args: waitingShop.args,
  beforeEach: () => void waitingShop.reset(),
  play: async ({ canvas, userEvent }) => {
    const card = await shopCard(canvas);
    await expect(card).toHaveTextContent(
      'Pendiente de avisar a tu tienda: lo intentamos otra vez a las 12:10.',
    );
    await expect(card).toHaveTextContent('Tu tienda está en mantenimiento.');
    await userEvent.click(within(card).getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(card).toHaveTextContent('Guía enviada a tu tienda, 11:59'));
    await expect(waitingShop.state.retries).toBe(1);
  },
};

export const EnTuTiendaRechazada: Story = {
  name: 'En tu tienda: no tomó la guía',
  args: ofShop({
    remoteStatus: 'on-hold',
    refused: {
      message:
        'Tu tienda no tomó la guía: allá el pedido está «En espera». Cámbialo allá y reintenta, o cancela la guía.',
    },
  }).args,
  play: async ({ canvas }) => {
    const card = await shopCard(canvas);
    await expect(card).toHaveTextContent('Cámbialo allá y reintenta, o cancela la guía.');
    await expect(within(card).getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};

export const EnTuTiendaDesconectada: Story = {
  name: 'En tu tienda: desconectada',
  args: ofShop({ pending: { kind: 'guide', retryAt: null, message: null } }).args,
  play: async ({ canvas }) => {
    const card = await shopCard(canvas);
    await expect(card).toHaveTextContent('Tu tienda está desconectada');
    await expect(within(card).getByRole('link', { name: 'Conectar' })).toHaveAttribute(
      'href',
      paths.marketplaces(),
    );
  },
};
