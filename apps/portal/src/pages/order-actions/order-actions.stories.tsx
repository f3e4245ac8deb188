import { type AnyCall, cancelOrder, listOrders, type OrderAnswer } from '@trastienda/api-client';
import { uploadEvidence } from '@trastienda/api-client/invoice';
import { deliverOrder, saveOrderItems } from '@trastienda/api-client/kidal';
import { mock, orderHandlers } from '@trastienda/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { put } from 'redux-saga/effects';
import { expect, screen, waitFor } from 'storybook/test';
import { paths } from '../../shared/routes/paths.ts';
import { StoryApp } from '../../testing/story-app.tsx';
import { orderActionUpdated } from '../../entities/order/action-states.ts';

const example = listOrders.example().data[0] as OrderAnswer;
const pedido = example.orderid;
const phone = { viewport: { value: 'w390', isRotated: false } };

const ordersAre = (...data: OrderAnswer[]) =>
  mock(listOrders).reply({
    data,
    pagination: { total_registros: data.length, page_size: 20, page: 1 },
  });
const inStatus = (id: number, name: string, track: string | null): Partial<OrderAnswer> => ({
  orderedProductsList: example.orderedProductsList.map((line) => ({
    ...line,
    colocationStatus: { id, name },
    deliveryTrackId: track,
  })),
});
const onItsWay: OrderAnswer = {
  ...example,
  ...inStatus(5, 'En tránsito', '794600012345'),
  status: 'transito',
};
const waiting: OrderAnswer = { ...example, ...inStatus(1, 'Pendiente', null), status: 'pendiente' };
const delivered: OrderAnswer = {
  ...example,
  ...inStatus(7, 'Entregado', '794600012345'),
  marketplace: 'SR',
  status: 'finalizado',
  dataMarketplace: { ...example.dataMarketplace, name: 'Sears', evidencePending: true },
};

const meta = {
  title: 'Pantallas/Acciones de pedido',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { url: paths.deliverOrder(pedido), handlers: [ordersAre(onItsWay)] },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const seesText = (text: string | RegExp): NonNullable<Story['play']> =>
  async function seesIt({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };
const failsWith = (call: AnyCall, status: number, order: OrderAnswer) => [
  mock(call).fails(status),
  ordersAre(order),
];

// Without an order the page offers those that it is for (D39).
export const EntregarSinPedido: Story = {
  name: 'Entregar, elegir el pedido',
  args: { url: paths.deliverOrder(''), handlers: orderHandlers(214) },
  play: seesText('Elige el pedido que ya llegó'),
};
export const EntregarNinguno: Story = {
  name: 'Entregar, ninguno en camino',
  args: { url: paths.deliverOrder(''), handlers: orderHandlers(0) },
  play: seesText('Ningún pedido va en camino'),
};
export const EntregarUnoSolo: Story = {
  name: 'Entregar, uno solo en camino',
  args: { url: paths.deliverOrder(''), handlers: [ordersAre(onItsWay)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: new RegExp(pedido) })).toBeVisible();
  },
};
export const SepararSinPedido: Story = {
  name: 'Separar, elegir el pedido',
  args: { url: paths.splitOrder(''), handlers: orderHandlers(214) },
  play: seesText('Elige el pedido que va en varios paquetes'),
};
export const SepararNinguno: Story = {
  name: 'Separar, ninguno por separar',
  args: { url: paths.splitOrder(''), handlers: orderHandlers(0) },
  play: seesText('Ningún pedido se puede separar'),
};
export const EvidenciaSinPedido: Story = {
  name: 'Evidencia, elegir el pedido',
  args: { url: paths.uploadEvidence(''), handlers: [ordersAre(delivered)] },
  play: seesText('Elige el pedido que entregaste'),
};
export const EvidenciaNinguno: Story = {
  name: 'Evidencia, ninguno por subir',
  args: { url: paths.uploadEvidence(''), handlers: orderHandlers(0) },
  play: seesText('No hay documentos por subir'),
};
export const ListaFallo: Story = {
  name: 'Falló la lista',
  args: { url: paths.deliverOrder(''), handlers: [mock(listOrders).fails(503)] },
  play: seesText('No pudimos cargar tus pedidos'),
};

export const Entregar: Story = {
  name: 'Marcar como entregado',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('¿Qué se entregó?')).toBeVisible();
    // What is missing is said, and has the keyboard.
    await userEvent.click(canvas.getByRole('radio', { name: 'Otro día u hora' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Marcar como entregado' }));
    await expect(await canvas.findByText('Escribe el día y la hora')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(/Día/)).toHaveFocus());
    await userEvent.click(canvas.getByRole('radio', { name: 'Hace un momento' }));
  },
};
export const EntregarTelefono: Story = {
  name: 'Marcar como entregado en el teléfono',
  globals: phone,
  play: seesText('¿Qué se entregó?'),
};

export const EntregarFallo: Story = {
  name: 'No se registró la entrega',
  args: { handlers: failsWith(deliverOrder, 503, onItsWay) },
  play: async ({ canvas, userEvent }) => {
    const who = await canvas.findByRole('textbox', { name: /Quién recibió/ });
    await userEvent.type(who, 'Jorge Robles');
    await userEvent.click(canvas.getByRole('button', { name: 'Marcar como entregado' }));
    await expect(await canvas.findByText('No se registró la entrega.')).toBeVisible();
    await expect(who).toHaveValue('Jorge Robles');
  },
};
export const EntregarEnviando: Story = {
  name: 'Registrando la entrega',
  args: { handlers: [mock(deliverOrder).delays('infinite'), ordersAre(onItsWay)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Marcar como entregado' }));
    await expect((await canvas.findAllByText('Guardando…')).length).toBeGreaterThan(0);
  },
};
export const EntregarNoSePuede: Story = {
  name: 'No se puede entregar',
  args: { handlers: [ordersAre(waiting)] },
  play: seesText('Todavía está en «En preparación»'),
};
export const YaNoExiste: Story = {
  name: 'El pedido ya no existe',
  args: { handlers: [ordersAre()] },
  play: seesText('Este pedido ya no existe'),
};
export const PedidoFallo: Story = {
  name: 'Falló el pedido',
  args: { handlers: [mock(listOrders).fails(503)] },
  play: seesText('No pudimos cargar el pedido'),
};
export const SinConexion: Story = {
  name: 'Sin conexión',
  args: { handlers: [mock(listOrders).disconnects()] },
  play: seesText('No pudimos cargar el pedido'),
};
export const Cargando: Story = { args: { handlers: [mock(listOrders).delays('infinite')] } };

/** What the service refuses is said at its field, which has the keyboard, until the field says something else. */
export const EntregarCampoRechazado: Story = {
  name: 'Entregar, con un campo rechazado',
  args: {
    handlers: [
      mock(deliverOrder).fails(422, {
        message: 'Revisa los datos',
        validationResults: [{ field: 'receivedBy', message: 'Escribe nombre y apellido' }],
      }),
      ordersAre(onItsWay),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: /¿Quién recibió?/ });
    await userEvent.type(field, 'Ana');
    await userEvent.click(canvas.getByRole('button', { name: 'Marcar como entregado' }));
    await expect(await canvas.findByText('Escribe nombre y apellido')).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, ' Ruiz');
    await expect(canvas.queryByText('Escribe nombre y apellido')).toBeNull();
  },
};

export const Separar: Story = {
  name: 'Separar en paquetes',
  args: { url: paths.splitOrder(pedido), handlers: [ordersAre(waiting)] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Todo va en un paquete')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Paquete de la pieza 2/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Otro paquete' }));
    await expect(await canvas.findByText('Va en 2 paquetes')).toBeVisible();
  },
};
export const SepararTelefono: Story = { ...Separar, name: 'Separar en el teléfono', globals: phone };
export const SepararFallo: Story = {
  name: 'No se separó',
  args: { url: paths.splitOrder(pedido), handlers: failsWith(saveOrderItems, 409, waiting) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Guardar paquetes' }));
    await expect(await canvas.findByText('No se guardaron los paquetes.')).toBeVisible();
  },
};
/** A package that the service refuses is said at its piece, which has the keyboard, until the piece moves. */
export const SepararCampoRechazado: Story = {
  name: 'Separar, con un campo rechazado',
  args: {
    url: paths.splitOrder(pedido),
    handlers: [
      mock(saveOrderItems).fails(422, {
        message: 'Revisa los datos',
        validationResults: [
          { field: 'paquetes.1.colocationIds', message: 'El canal pide que esta pieza vaya con las demás' },
        ],
      }),
      ordersAre(waiting),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const choose = async (option: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: /Paquete de la pieza 2/ }));
      await userEvent.click(await screen.findByRole('option', { name: option }));
    };
    await choose('Otro paquete');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar paquetes' }));
    const fault = await canvas.findByText('El canal pide que esta pieza vaya con las demás');
    await expect(fault).toBeVisible();
    const piece = canvas.getByRole('button', { name: /Paquete de la pieza 2/ });
    await waitFor(() => expect(piece).toHaveFocus());
    await expect(piece).toHaveAccessibleDescription(/vaya con las demás/);
    await choose('Paquete 1');
    await waitFor(() => expect(fault).not.toBeInTheDocument());
  },
};
export const SepararNoSePuede: Story = {
  name: 'No se puede separar',
  args: { url: paths.splitOrder(pedido), handlers: [ordersAre(delivered)] },
  play: seesText('El pedido ya se entregó'),
};

export const Evidencia: Story = {
  name: 'Subir evidencia',
  args: { url: paths.uploadEvidence(pedido), handlers: [ordersAre(delivered)] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Evidencia de entrega')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Subir evidencia' }));
    await expect(await canvas.findByText(/falta el archivo/)).toBeVisible();
  },
};
export const EvidenciaTelefono: Story = {
  ...Evidencia,
  name: 'Subir evidencia en el teléfono',
  globals: phone,
};

const choose = async (canvasElement: HTMLElement, file: File) => {
  const input = await waitFor(() => {
    const found = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (found === null) throw new Error('No file field yet');
    return found;
  });
  const files = new DataTransfer();
  files.items.add(file);
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};
const pdf = (bytes: number) =>
  new File(['%PDF-1.7\n'.padEnd(bytes, ' ')], 'acuse.pdf', { type: 'application/pdf' });

export const EvidenciaDemasiadoPesada: Story = {
  name: 'Evidencia demasiado pesada',
  args: { url: paths.uploadEvidence(pedido), handlers: [ordersAre(delivered)] },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, pdf(10 * 1024 * 1024 + 1));
    await expect(await canvas.findByText(/el máximo es 10 MB/)).toBeVisible();
  },
};
const evidenceFails =
  (cause: string | null): NonNullable<Story['play']> =>
  async ({ canvas, canvasElement, userEvent }) => {
    await choose(canvasElement, pdf(2000));
    await expect(await canvas.findByText('acuse.pdf')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /Comentario/ }), 'Firmó el portero');
    await userEvent.click(canvas.getByRole('button', { name: 'Subir evidencia' }));
    // Once, and whatever the reason.
    await expect(await canvas.findAllByText(/No se pudo subir la evidencia/u)).toHaveLength(1);
    if (cause !== null) await expect(canvas.getByText(new RegExp(cause, 'u'))).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Comentario/ })).toHaveValue('Firmó el portero');
  };
export const EvidenciaFallo: Story = {
  name: 'Evidencia rechazada · S8.4',
  args: { url: paths.uploadEvidence(pedido), handlers: failsWith(uploadEvidence, 413, delivered) },
  play: evidenceFails(null),
};
export const EvidenciaSinServicio: Story = {
  name: 'Evidencia sin servicio · S8.4',
  args: { url: paths.uploadEvidence(pedido), handlers: failsWith(uploadEvidence, 503, delivered) },
  play: evidenceFails('El servicio de evidencias no está disponible por ahora'),
};
export const EvidenciaNoSePuede: Story = {
  name: 'No se puede subir evidencia',
  args: {
    url: paths.uploadEvidence(pedido),
    handlers: [
      ordersAre({
        ...delivered,
        dataMarketplace: {
          ...delivered.dataMarketplace,
          evidencePending: false,
          evidenceStatus: 'en_revision',
        },
      }),
    ],
  },
  play: seesText('La evidencia está en revisión'),
};

export const CancelarSinPedido: Story = {
  name: 'Cancelar, elegir el pedido',
  args: { url: paths.cancelOrder(''), handlers: orderHandlers(214) },
  play: seesText('Elige el pedido que no vas a enviar'),
};
export const CancelarNinguno: Story = {
  name: 'Cancelar, ninguno por cancelar',
  args: { url: paths.cancelOrder(''), handlers: orderHandlers(0) },
  play: seesText('Ningún pedido se puede cancelar'),
};
export const Cancelar: Story = {
  name: 'Cancelar pedido',
  args: { url: paths.cancelOrder(pedido), handlers: [ordersAre(waiting)] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Todo el pedido')).toBeVisible();
    // Some reasons count against the seller: none of them goes out unasked.
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar pedido' }));
    await expect(await canvas.findByText('Elige un motivo')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Otra' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar pedido' }));
    await expect(await canvas.findByText('Escribe el motivo')).toBeVisible();
    const [first] = canvas.getAllByRole('checkbox');
    await userEvent.click(first as HTMLElement);
    await expect(await canvas.findByText('Solo estas piezas')).toBeVisible();
  },
};
/** Her own shop cancels whole orders alone: of single pieces it gets a note, which she reads beforehand. */
export const CancelarPiezasDeTuTienda: Story = {
  name: 'Cancelar piezas de tu tienda',
  args: {
    url: paths.cancelOrder(pedido),
    handlers: [
      ordersAre({
        ...waiting,
        marketplace: 'WC',
        dataMarketplace: { ...example.dataMarketplace, name: 'WooCommerce', shopName: 'casalumbre.mx' },
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const notice = /^WooCommerce no cancela piezas sueltas/u;
    await expect(await canvas.findByText('Todo el pedido')).toBeVisible();
    await expect(canvas.queryByText(notice)).toBeNull();
    const [first] = canvas.getAllByRole('checkbox');
    await userEvent.click(first as HTMLElement);
    await expect(await canvas.findByText(notice)).toBeVisible();
  },
};
export const CancelarTelefono: Story = {
  ...Cancelar,
  name: 'Cancelar pedido en el teléfono',
  globals: phone,
};
export const CancelarDeshacer: Story = {
  name: 'Deshacer la cancelación',
  args: { url: paths.cancelOrder(pedido), handlers: [ordersAre(waiting)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Sin inventario' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar pedido' }));
    await expect(await canvas.findByText(`Se cancelará el pedido ${pedido}`)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(canvas.queryByText(/Se cancelará/)).toBeNull());
  },
};
/** What the service refused is there again, as it was sent, with what is wrong at its field. */
export const CancelarCampoRechazado: Story = {
  name: 'Cancelar, con un campo rechazado',
  args: {
    url: paths.cancelOrder(pedido),
    handlers: [
      mock(cancelOrder).fails(422, {
        message: 'Revisa los datos',
        validationResults: [
          { field: 'comment', message: 'No escribas datos de tu cliente' },
          { field: 'colocationIds', message: 'El pedido no tiene una de las piezas' },
        ],
      }),
      ordersAre(waiting),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Otra' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Cuéntanos qué pasó/ }), 'Ana no contesta');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar pedido' }));
    await expect(await canvas.findByText(`Se cancelará el pedido ${pedido}`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar aviso' }));
    await expect(await canvas.findByText(/^No se canceló el pedido/)).toBeVisible();
    // The page of the order asks the same question, and has what it was answered.
    await userEvent.click(await canvas.findByRole('button', { name: 'Más acciones' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancelar pedido' }));
    await expect(await screen.findByText('No escribas datos de tu cliente')).toBeVisible();
    const comment = screen.getByRole('textbox', { name: /Cuéntanos qué pasó/ });
    await expect(comment).toHaveValue('Ana no contesta');
    await userEvent.type(comment, ' más');
    await expect(screen.queryByText('No escribas datos de tu cliente')).toBeNull();
  },
};
export const CancelarNoSePuede: Story = {
  name: 'No se puede cancelar',
  args: { url: paths.cancelOrder(pedido), handlers: [ordersAre(onItsWay)] },
  play: seesText('Ya está en «En tránsito»'),
};

/** The address alone leads to no form either. */
export const SepararMientrasSeCancela: Story = {
  name: 'Separar mientras se cancela',
  args: {
    url: paths.splitOrder(pedido),
    handlers: [ordersAre(waiting)],
    features: () => [
      {
        name: 'cancelling',
        *saga() {
          yield put(orderActionUpdated({ orderId: pedido, action: 'cancelOrder', type: 'started' }));
        },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cancelando el pedido…')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Guardar paquetes' })).toBeNull();
  },
};
