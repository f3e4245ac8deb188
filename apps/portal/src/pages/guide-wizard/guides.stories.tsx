import {
  createCourierGuide,
  createOrderShipment,
  downloadGuideLabel,
  getBalance,
  getShippingService,
  getStorehouse,
  getZipCode,
  listParcelCarriers,
  listOrders,
  type OrderAnswer,
  quoteCourier,
} from '@trastienda/api-client';
import { mock, orderHandlers } from '@trastienda/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { put } from 'redux-saga/effects';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { paths } from '../../shared/routes/paths.ts';
import { StoryApp } from '../../testing/story-app.tsx';
import { orderActionUpdated } from '../../entities/order/action-states.ts';
import type { GuideStep } from '../../entities/guide/search.ts';
import { guideAddress } from '../../entities/guide/search.ts';
import { GuideStory } from './testing/guide-story.tsx';

const exampleOrder = listOrders.example().data[0] as OrderAnswer;
const pedido = exampleOrder.orderid;
const at = (paso: GuideStep) => guideAddress({ pedido, paso });

const withOrder = (change: Partial<OrderAnswer>) =>
  mock(listOrders).reply({ ...listOrders.example(), data: [{ ...exampleOrder, ...change }] });

/** A colony and a content that the guide cannot print whole. */
const longTexts = withOrder({
  shippingAddress: {
    ...exampleOrder.shippingAddress,
    suburb: 'Fraccionamiento Residencial Mirador del Valle Segunda Sección',
  },
  orderedProductsList: exampleOrder.orderedProductsList.map((line) =>
    Object.assign({}, line, {
      name: 'Juego de seis vasos de vidrio soplado azul cobalto con jarra y charola',
    }),
  ),
});

const meta = {
  title: 'Pantallas/Crear guía',
  tags: ['!autodocs'],
  component: GuideStory,
  parameters: {
    layout: 'fullscreen',
  },
  args: { url: at('origen') },
  // What is printed opens a tab, and a story has one.
  beforeEach: () => {
    const { open } = globalThis;
    globalThis.open = fn(() => globalThis.window).mockName('open');
    return () => {
      globalThis.open = open;
      localStorage.clear();
    };
  },
} satisfies Meta<typeof GuideStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SinPedido: Story = {
  name: 'Sin pedido',
  args: { url: guideAddress({}), handlers: orderHandlers(60) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Elige el pedido que vas a enviar')).toBeVisible();
  },
};

const phone = { viewport: { value: 'w390', isRotated: false } };

/** Cards in the shape of those that come. */
export const PedidosEnCamino: Story = {
  name: 'Cargando los pedidos',
  args: { url: guideAddress({}), handlers: [mock(listOrders).delays('infinite')] },
  play: async ({ canvas }) => {
    const said = await canvas.findByText('Cargando pedidos');
    await expect(said.parentElement?.querySelectorAll(':scope > [aria-hidden]')).toHaveLength(6);
  },
};
export const PedidosEnCaminoTelefono: Story = {
  ...PedidosEnCamino,
  name: 'Cargando los pedidos en el teléfono',
  globals: phone,
};

/** The frame is there before the order, and what the order brings stands where its place was kept. */
export const EnCamino: Story = {
  name: 'Cargando el pedido',
  args: { handlers: [mock(listOrders).delays('infinite')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando el pedido')).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Destino' })).toBeVisible();
    // Nothing to press for nothing.
    await expect(canvas.queryByRole('button', { name: 'Continuar' })).toBeNull();
  },
};
export const EnCaminoTelefono: Story = {
  ...EnCamino,
  name: 'Cargando el pedido en el teléfono',
  globals: phone,
};
export const EnCaminoAlPaquete: Story = {
  name: 'Cargando el pedido en el paquete',
  args: { url: at('paquete'), handlers: [mock(listOrders).delays('infinite')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando el pedido')).toBeInTheDocument();
  },
};

/** Nothing moves as the order comes. */
export const Llega: Story = {
  name: 'El pedido llega',
  args: { handlers: [mock(listOrders).delays(700)] },
  play: async ({ canvas }) => {
    await canvas.findByText('Cargando el pedido');
    const tops = () =>
      ['Sale de', 'Destino', 'Artículos', 'Otras formas de enviar'].map((name) =>
        Math.round(canvas.getByRole('heading', { level: 2, name }).getBoundingClientRect().top),
      );
    const before = tops();
    await expect(await canvas.findByText('Jorge Ramírez Salinas')).toBeVisible();
    await expect(tops()).toEqual(before);
  },
};

export const NingunoEspera: Story = {
  name: 'Ningún pedido espera guía',
  args: { url: guideAddress({}), handlers: orderHandlers(0) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ningún pedido espera guía')).toBeVisible();
  },
};

export const OrigenYDestino: Story = {
  name: 'Origen y destino · S2.40',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continuar' }));
    await expect(await canvas.findByRole('textbox', { name: /Contenido/ })).toBeVisible();
  },
};

export const DireccionIncompleta: Story = {
  name: 'Dirección incompleta',
  args: {
    handlers: [withOrder({ shippingAddress: { ...exampleOrder.shippingAddress, street: '', suburb: null } })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Falta la calle y la colonia.')).toBeVisible();
  },
};

export const TextosLargos: Story = { name: 'Textos largos', args: { handlers: [longTexts] } };

export const Paquete: Story = {
  args: { url: at('paquete') },
  play: async ({ canvas, userEvent }) => {
    const weight = await canvas.findByRole('textbox', { name: /Peso real/ });
    await userEvent.clear(weight);
    await userEvent.type(weight, '12,5');
    await userEvent.tab();
    await expect(weight).toHaveValue('12.5');
    await userEvent.clear(weight);
    await userEvent.click(canvas.getByRole('button', { name: 'Cotizar' }));
    await expect(await canvas.findByText('Escribe el peso en kg')).toBeVisible();
  },
};

export const Cotizar: Story = {
  args: { url: at('cotizar') },
  play: async ({ canvas, userEvent }) => {
    const cheapest = await canvas.findByRole('radio', { name: /Ruta 7/ });
    await userEvent.click(cheapest);
    await expect(cheapest).toBeChecked();
    await expect(canvas.getAllByText(/quedarán \$4,196\.30/i)[0]).toBeInTheDocument();
  },
};

export const Cotizando: Story = {
  args: { url: at('cotizar'), handlers: [mock(quoteCourier).delays('infinite')] },
};

export const NadieLlega: Story = {
  name: 'Ninguna paquetería llega',
  args: { url: at('cotizar'), handlers: [mock(quoteCourier).fails(404)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ninguna paquetería llega a 64070')).toBeVisible();
  },
};

const tooLarge =
  'El paquete excede el tamaño máximo de las paqueterías: cobrarían 103 kg y llevan hasta 70 kg';

export const PaqueteDemasiadoGrande: Story = {
  name: 'Paquete demasiado grande',
  args: {
    url: at('cotizar'),
    handlers: [mock(quoteCourier).fails(422, { code: 'exceeds_max_size', message: tooLarge })],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(tooLarge)).toBeVisible();
    await expect(canvas.queryByText(/Ninguna paquetería llega/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Corregir medidas' }));
    // The step is there before it has faded in.
    await waitFor(() => expect(canvas.getByLabelText(/Alto/)).toBeVisible());
  },
};

/** What the service says of the question is said, and nobody is blamed for not answering. */
export const RechazadaAlCotizar: Story = {
  name: 'Rechazada al cotizar · S8.17 S8.19',
  args: {
    url: at('cotizar'),
    handlers: [
      http.post('*/shippings/route/v1/shipping-guide/mensajeria-cotizador', () =>
        HttpResponse.json({ error: { message: { peso: 'excede lo permitido' } } }, { status: 422 }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('peso: excede lo permitido')).toBeVisible();
    await expect(canvas.queryByText(/no respondieron/u)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  },
};

const withoutCarriers =
  'Tu servicio de envíos todavía no tiene paqueterías. Puedes registrar una guía que compraste en otro lado.';

export const SinPaqueterias: Story = {
  name: 'Todavía sin paqueterías',
  args: {
    url: at('cotizar'),
    handlers: [
      mock(quoteCourier).fails(409, { code: 'no_carriers', message: withoutCarriers }),
      mock(listParcelCarriers).reply({ data: [] }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Todavía no hay paqueterías')).toBeVisible();
    await expect(canvas.getByText(withoutCarriers)).toBeVisible();
    await expect(canvas.queryByText('No pudimos cotizar')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Reintentar' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Registrar número' }));
    await expect(
      await screen.findByRole('dialog', { name: 'Registrar una guía que ya tienes' }),
    ).toBeVisible();
  },
};

export const CodigoPostalQueNoExiste: Story = {
  name: 'El código postal no existe',
  args: {
    url: at('cotizar'),
    handlers: [
      mock(quoteCourier).fails(422, {
        code: 'unknown_postal_code',
        message: 'El código postal 64070 no existe: corrige la dirección de quien recibe',
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Revisa el código postal')).toBeVisible();
    await expect(canvas.getByText(/^El código postal 64070 no existe/u)).toBeVisible();
  },
};

export const AlmacenConCodigoPostalQueNoExiste: Story = {
  name: 'El código postal del almacén no existe',
  args: {
    url: at('cotizar'),
    handlers: [
      mock(quoteCourier).fails(422, {
        code: 'unknown_origin',
        message: 'Corrige el código postal de tu almacén: 64070 no existe',
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Revisa tu almacén')).toBeVisible();
    await expect(canvas.getByText(/^Corrige el código postal de tu almacén: 64070 no existe/u)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Editar almacén' })).toHaveAttribute(
      'href',
      expect.stringContaining('/datos-almacen?pedido='),
    );
    await expect(canvas.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  },
};

export const NoSePudoCotizar: Story = {
  name: 'No se pudo cotizar',
  args: { url: at('cotizar'), handlers: [mock(quoteCourier).fails(503)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos cotizar')).toBeVisible();
  },
};

const poor = mock(getBalance).reply({ detail: { monto_actual: 20 } });

export const SaldoInsuficiente: Story = {
  name: 'Saldo insuficiente',
  args: {
    url: at('revisar'),
    handlers: [
      poor,
      mock(getShippingService).reply({
        ...getShippingService.example(),
        topUpUrl: 'https://envios.example/recargar',
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Recargar saldo' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Generar/ })).toBeNull();
  },
};

export const SaldoInsuficienteSinRecarga: Story = {
  name: 'Saldo insuficiente, sin recarga',
  args: { url: at('revisar'), handlers: [poor] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tu saldo no alcanza para esta opción.')).toBeVisible();
  },
};

export const Revisar: Story = { args: { url: at('revisar') } };
export const RevisarConTextosLargos: Story = {
  name: 'Revisar con textos largos',
  args: { url: at('revisar'), handlers: [longTexts] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No cabe completo en la guía')).toBeVisible();
  },
};

const buy: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Generar/ }));
};

export const Generando: Story = {
  args: { url: at('revisar'), handlers: [mock(createCourierGuide).delays('infinite')] },
  play: buy,
};

export const Verificando: Story = {
  args: { url: at('revisar'), handlers: [mock(createCourierGuide).disconnects()] },
  play: async (context) => {
    await buy(context);
    await expect(await context.canvas.findByText('Verificando con la paquetería…')).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: /^Generar/ })).toBeNull();
    // It asks what became of the guide, and buys nothing: told not to try again, nobody is offered to.
    await expect(context.canvas.getByRole('button', { name: /^Verifica/ })).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: /Reintentar/ })).toBeNull();
  },
};

export const CompraRechazada: Story = {
  name: 'Compra rechazada',
  args: {
    url: at('revisar'),
    handlers: [mock(createCourierGuide).fails(402, { statusCode: 402, message: 'Saldo insuficiente' })],
  },
  play: async (context) => {
    await buy(context);
    await expect(await context.canvas.findByText('Saldo insuficiente.')).toBeVisible();
  },
};

export const PreciosVencidos: Story = {
  name: 'Precios vencidos',
  args: { url: at('revisar'), handlers: [mock(createCourierGuide).fails(409)] },
  play: async (context) => {
    await buy(context);
    await expect(await context.canvas.findByText('Los precios vencieron.')).toBeVisible();
  },
};

export const SinAnotarEnElPedido: Story = {
  name: 'Lista, sin anotar en el pedido',
  args: { url: at('revisar'), handlers: [mock(createOrderShipment).fails(409)] },
  play: async (context) => {
    await buy(context);
    await expect(
      await context.canvas.findByText(/está lista, pero falta anotarla en el pedido/),
    ).toBeVisible();
  },
};

export const Resultado: Story = {
  args: { url: at('revisar') },
  play: async (context) => {
    await buy(context);
    await expect(await context.canvas.findByRole('heading', { name: 'Se generó la guía' })).toBeVisible();
    await expect(await context.canvas.findByRole('button', { name: 'Imprimir etiqueta' })).toBeVisible();
    // Its label is printed with the same press, once.
    await waitFor(() => expect(globalThis.open).toHaveBeenCalledOnce());
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Imprimir etiqueta' }));
    await expect(globalThis.open).toHaveBeenCalledTimes(2);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Cambiar papel' }));
    await expect(await screen.findByRole('dialog', { name: 'Imprimir etiqueta' })).toBeVisible();
  },
};

/** A browser that stops tabs which nobody pressed for leaves the label to the page's own button. */
export const EtiquetaDetenida: Story = {
  name: 'El navegador detuvo la etiqueta',
  args: { url: at('revisar') },
  beforeEach: () => {
    globalThis.open = fn(() => null);
  },
  play: async (context) => {
    await buy(context);
    await expect(
      await context.canvas.findByText('Tu navegador detuvo la pestaña de la etiqueta.'),
    ).toBeVisible();
  },
};

/** Who packs twenty and prints them together asks for the guide alone, and is not asked again. */
export const GenerarSinImprimir: Story = {
  name: 'Generar sin imprimir',
  args: { url: at('revisar') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: /^Imprimir la etiqueta/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Generar guía/ }));
    await expect(await canvas.findByRole('button', { name: 'Imprimir etiqueta' })).toBeVisible();
    await expect(globalThis.open).not.toHaveBeenCalled();
  },
};

/** Nothing is missing: from the order's row, one press to here, one to the review, and one to the guide and its label. */
export const TresPulsaciones: Story = {
  name: 'Con tres pulsaciones',
  args: { url: guideAddress({ pedido }) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('radio', { name: /Ruta 7/ });
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: /^Generar e imprimir/ });
    // Enter alone buys nothing.
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('heading', { name: 'Se generó la guía' })).toBeNull();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await canvas.findByRole('heading', { name: 'Se generó la guía' })).toBeVisible();
    await waitFor(() => expect(globalThis.open).toHaveBeenCalledOnce());
  },
};

const guided = {
  status: 'transito',
  dataGuia: {
    guide: '794600012345',
    nameParcel: 'veloz-mx',
    serviceType: 'Terrestre',
    totalCost: 148.5,
    createdAt: '2025-11-22T15:00:00Z',
    origin: 'manual',
    labelUrl: '/etiquetas/794600012345',
    status: 'en_transito',
  },
  orderedProductsList: exampleOrder.orderedProductsList.map((line) => ({
    ...line,
    colocationStatus: { id: 5, name: 'En tránsito' },
    deliveryTrackId: '794600012345',
  })),
} satisfies Partial<OrderAnswer>;

/** Of a guide made days ago nothing is announced, and its way back is to where the order is now. */
export const GuiaDeAntes: Story = {
  name: 'Con una guía de antes',
  args: { handlers: [withOrder(guided)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Este pedido ya tiene guía' })).toBeVisible();
    await expect(canvas.getByText('794600012345', { selector: 'p' })).toBeVisible();
    await expect(canvas.queryByText('Saldo')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Mis pedidos · En tránsito' })).toBeVisible();
  },
};

/** The address of a step leads to none while its order is being cancelled: its guide would be paid for nothing. */
export const MientrasSeCancela: Story = {
  name: 'Mientras se cancela el pedido',
  args: {
    url: at('cotizar'),
    features: () => [
      {
        name: 'cancelling',
        *saga() {
          yield put(orderActionUpdated({ orderId: pedido, action: 'cancelOrder', type: 'started' }));
        },
      },
    ],
  },
  render: (args) => <StoryApp {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cancelando el pedido…')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Revisar y generar' })).toBeNull();
  },
};

/** What can be done is more than one line of a desktop: the two ways on stay together. */
export const ResultadoEnEscritorio: Story = {
  name: 'Resultado en escritorio',
  args: {
    url: at('revisar'),
    handlers: [
      mock(listOrders).reply({
        ...listOrders.example(),
        data: [exampleOrder, { ...exampleOrder, id: 'otro', orderid: '4500123990' }],
      }),
    ],
  },
  globals: { viewport: { value: 'w1440', isRotated: false } },
  play: async (context) => {
    await buy(context);
    const { canvas } = context;
    await expect(await canvas.findByRole('button', { name: 'Solicitar recolección' })).toBeVisible();
    const next = await canvas.findByRole('link', { name: 'Siguiente pedido' });
    const order = canvas.getByRole('link', { name: 'Ver pedido' });
    await expect(next.getBoundingClientRect().top).toBe(order.getBoundingClientRect().top);
  },
};

export const ResultadoSinEtiqueta: Story = {
  name: 'Resultado sin etiqueta',
  args: { url: at('revisar'), handlers: [mock(downloadGuideLabel).fails(500)] },
  play: async (context) => {
    await buy(context);
    await expect(await context.canvas.findByText('No pudimos traer la etiqueta.')).toBeVisible();
  },
};

export const PedidoQueNoExiste: Story = {
  name: 'Pedido que no existe',
  args: { handlers: [mock(listOrders).fails(404)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Este pedido ya no existe')).toBeVisible();
  },
};

export const SinAlmacen: Story = {
  name: 'Sin almacén',
  args: { handlers: [mock(getStorehouse).fails(404)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Falta tu almacén')).toBeVisible();
  },
};

export const NoSePudoCargar: Story = {
  name: 'No se pudo cargar',
  args: { handlers: [mock(listOrders).fails(503)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos cargar el pedido')).toBeVisible();
  },
};

export const EditarDireccion: Story = {
  name: 'Editar dirección',
  args: { url: paths.editGuideAddress(pedido) },
  play: async ({ canvas, userEvent }) => {
    const phone = await canvas.findByRole('textbox', { name: /Teléfono/ });
    await userEvent.clear(phone);
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar dirección' }));
    await expect(await canvas.findByText('Para guardar, haz un cambio:')).toBeVisible();
    await userEvent.click(await canvas.findByRole('link', { name: 'Teléfono' }));
    await expect(phone).toHaveFocus();
  },
};

export const CodigoPostalDesconocido: Story = {
  name: 'Código postal desconocido',
  args: { url: paths.editGuideAddress(pedido), handlers: [mock(getZipCode).fails(404)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No encontramos ese CP/)).toBeVisible();
  },
};
