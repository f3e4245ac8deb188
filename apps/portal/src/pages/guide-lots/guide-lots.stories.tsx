import {
  type CallOutput,
  getBalance,
  getShippingService,
  listOrders,
  quoteCourier,
} from '@trastienda/api-client';
import { getGuideLot, listGuideLots, saveGuideLot } from '@trastienda/api-client/shippings';
import { mock } from '@trastienda/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { paths } from '../../shared/routes/paths.ts';
import { StoryApp } from '../../testing/story-app.tsx';
import { writeXlsx } from './model/lot-table.ts';
import { lotsAddress } from './search.ts';
import { ordersOfFiveChannels, waitingOrders } from './testing/waiting-orders.ts';

const pedidos = waitingOrders.slice(0, 20).map(({ orderNumber }) => orderNumber);

const meta = {
  title: 'Pantallas/Guías en lote',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { url: paths.guideLots(), handlers: [ordersOfFiveChannels] },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lotes: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 por corregir')).toBeVisible();
  },
};

const wallet = { reaches: false };

/** What comes next is put forward, a top-up; back from it, in another window, the lot can be sent. */
export const SaldoInsuficiente: Story = {
  name: 'Saldo insuficiente',
  args: {
    url: paths.guideLots(pedidos),
    handlers: [
      mock(getBalance).reply(() => ({ detail: { monto_actual: wallet.reaches ? 1_000_000 : 1 } })),
      mock(getShippingService).reply({
        ...getShippingService.example(),
        topUpUrl: 'https://envios.example/recargar',
      }),
      ordersOfFiveChannels,
    ],
  },
  play: async ({ canvas }) => {
    wallet.reaches = false;
    await expect(await canvas.findByRole('link', { name: /^Recargar saldo/ })).toBeVisible();
    const send = canvas.getByRole('button', { name: 'Generar e imprimir 20 guías' });
    await expect(send).toHaveAccessibleDescription('Tu saldo no alcanza para todas');
    wallet.reaches = true;
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^Recargar saldo/ })).toBeNull());
    await expect(send).not.toHaveAccessibleDescription('Tu saldo no alcanza para todas');
  },
};

export const SinLotes: Story = {
  name: 'Sin lotes',
  args: { handlers: [mock(listGuideLots).fails(404)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Haz muchas guías de una vez')).toBeVisible();
  },
};

const phone = { viewport: { value: 'w390', isRotated: false } };

/** In the place of the rows, in the card of their table, as where there are none. */
export const ListaFallida: Story = {
  name: 'Falló la lista',
  args: { handlers: [mock(listGuideLots).fails(503)] },
  play: async ({ canvas }) => {
    const title = await canvas.findByText('No pudimos cargar tus lotes');
    await expect(title).toBeVisible();
    await expect(title.closest('[aria-busy]')?.querySelector('[role="status"]')).toBeInTheDocument();
    const [retry, start] = [
      canvas.getByRole('button', { name: 'Reintentar' }),
      canvas.getByRole('link', { name: 'Nuevo lote' }),
    ].map((act) => getComputedStyle(act).backgroundColor);
    // One red button a page.
    await expect(start).not.toBe(retry);
  },
};
export const ListaFallidaTelefono: Story = {
  ...ListaFallida,
  name: 'Falló la lista, en el teléfono',
  globals: phone,
};

/** The orders to choose from did not come; a file still makes a lot. */
export const PedidosPorElegirFallidos: Story = {
  name: 'Fallaron los pedidos por elegir',
  args: { url: lotsAddress({ nuevo: true }), handlers: [mock(listOrders).fails(503)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos cargar tus pedidos')).toBeVisible();
    await expect(canvas.getByText('Sube los pedidos en un archivo')).toBeVisible();
  },
};

export const ListaSinConexion: Story = {
  name: 'Lista sin conexión',
  args: { handlers: [mock(listGuideLots).disconnects()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos cargar tus lotes')).toBeVisible();
  },
};

export const ListaSinPermiso: Story = {
  name: 'Lista sin permiso',
  args: { handlers: [mock(listGuideLots).fails(403)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Tu usuario no tiene permiso para ver esto/)).toBeVisible();
  },
};

export const ListaCargando: Story = {
  name: 'Lista cargando',
  args: { handlers: [mock(listGuideLots).delays('infinite')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Guías en lote' })).toBeVisible();
  },
};

export const ListaCargandoTelefono: Story = {
  ...ListaCargando,
  name: 'Lista cargando en el teléfono',
  globals: phone,
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[aria-hidden] > div > section')).toHaveLength(10),
    );
  },
};

export const ElegirPedidos: Story = {
  name: 'Elegir pedidos',
  args: { url: lotsAddress({ nuevo: true }) },
  play: async ({ canvas, userEvent }) => {
    const [box] = await canvas.findAllByRole('checkbox', { name: /Seleccionar pedido/ });
    if (box) await userEvent.click(box);
    await expect(await canvas.findByText('1 pedido')).toBeVisible();
  },
};

/** Nothing is missing: the prices come by themselves (D344), and the bar says what is taken, and with what. */
export const Preparar: Story = {
  args: { url: lotsAddress({ pedidos }) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Generar e imprimir 20 guías' })).toBeVisible();
    await expect(canvas.getByText(/con seguro · la recomendada de cada pedido/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Imprimir al terminar' }));
    await expect(await canvas.findByRole('button', { name: 'Generar 20 guías' })).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Imprimir al terminar' }));
  },
};

/** From the orders to the prices without a mouse: the keyboard is at the heading, and nothing is left to press before them. */
export const PrepararConElTeclado: Story = {
  name: 'Preparar con el teclado',
  args: { url: lotsAddress({ nuevo: true }) },
  play: async ({ canvas, userEvent }) => {
    const [box] = await canvas.findAllByRole('checkbox', { name: /Seleccionar pedido/ });
    if (box) await userEvent.click(box);
    canvas.getByRole('button', { name: 'Continuar' }).focus();
    await userEvent.keyboard('{Enter}');
    const title = await canvas.findByRole('heading', { level: 1, name: 'Lote de 1 guía' });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(await canvas.findByRole('button', { name: 'Generar e imprimir 1 guía' })).toBeVisible();
  },
};

/** On a desktop: whole order numbers, and all that a parcel needs, before anything is scrolled. */
export const PrepararEnEscritorio: Story = {
  name: 'Preparar en escritorio',
  args: { url: lotsAddress({ pedidos }) },
  globals: { viewport: { value: 'w1440', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    const content = await canvas.findByRole('columnheader', { name: 'Contenido' });
    const page = canvasElement.querySelector('main')?.getBoundingClientRect();
    await expect(content.getBoundingClientRect().right).toBeLessThan((page?.right ?? 0) - 24);
    const cells = canvasElement.querySelectorAll<HTMLElement>('[role="gridcell"], [role="columnheader"]');
    const cut = [...cells]
      .filter(({ role, textContent }) => role === 'columnheader' || pedidos.includes(textContent ?? ''))
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    await expect(cut.map(({ textContent }) => textContent)).toEqual([]);
    for (const number of pedidos) await expect(canvas.getByText(number)).toBeVisible();
  },
};

/** Beside the reduced sidebar: cut at the end of a column, the table would look whole without what each parcel holds. */
export const PrepararEnVentanaAngosta: Story = {
  name: 'Preparar en ventana angosta',
  args: { url: lotsAddress({ pedidos }) },
  globals: { viewport: { value: 'w1110', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    const content = await canvas.findByRole('columnheader', { name: 'Contenido' });
    const end = canvasElement.querySelector('main')?.getBoundingClientRect().right ?? 0;
    await expect(content.getBoundingClientRect().left).toBeLessThan(end - 24 - 16);
  },
};

export const DireccionesPorCorregir: Story = {
  name: 'Direcciones por corregir',
  args: {
    url: lotsAddress({ pedidos }),
    handlers: [
      mock(quoteCourier).reply(({ body }) => ({
        ...quoteCourier.example(),
        detail: body.destinationZipCode === '97000' ? [] : quoteCourier.example().detail,
      })),
      ordersOfFiveChannels,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 pedidos por corregir')).toBeVisible();
    // What the button says is what becomes a guide; the others are named beside it.
    await expect(await canvas.findByRole('button', { name: 'Generar e imprimir 16 guías' })).toBeVisible();
    await expect(canvas.getByText(/^16 guías · .* · 4 por corregir no se generan/u)).toBeVisible();
  },
};

export const NoSePreparo: Story = {
  name: 'No se preparó',
  args: { url: lotsAddress({ pedidos }), handlers: [mock(listOrders).fails(503)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos preparar el lote')).toBeVisible();
  },
};

/** A row or a card for each of its orders, which the address names. */
export const PreparandoEnCamino: Story = {
  name: 'Cargando los pedidos por preparar',
  args: { url: lotsAddress({ pedidos }), handlers: [mock(listOrders).delays('infinite')] },
  globals: { viewport: { value: 'w1440', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando los pedidos del lote')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Revisar precios' })).toBeNull();
  },
};
export const PreparandoEnCaminoTelefono: Story = {
  ...PreparandoEnCamino,
  name: 'Cargando los pedidos, en el teléfono',
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(pedidos[19] ?? '')).toBeInTheDocument();
  },
};
export const EnCamino: Story = {
  name: 'Cargando el lote',
  args: { url: lotsAddress({ lote: 'l1' }), handlers: [mock(getGuideLot).delays('infinite')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando el lote')).toBeInTheDocument();
    await expect(canvas.getByRole('columnheader', { name: 'Guía' })).toBeVisible();
  },
};
export const EnCaminoTelefono: Story = {
  ...EnCamino,
  name: 'Cargando el lote en el teléfono',
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando el lote')).toBeInTheDocument();
  },
};

export const Terminado: Story = {
  args: { url: lotsAddress({ lote: 'lote-31' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 de 2 guías listas')).toBeVisible();
  },
};

export const EnProceso: Story = {
  name: 'En proceso',
  args: {
    url: lotsAddress({ lote: 'lote-31' }),
    handlers: [
      mock(getGuideLot).reply({
        ...getGuideLot.example(),
        detail: { ...getGuideLot.example().detail, status: 'procesando', created: 1, failed: 0 },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Generando guías')).toBeVisible();
  },
};

const lotThat = (change: Partial<CallOutput<typeof getGuideLot>['detail']>) =>
  mock(getGuideLot).reply({
    ...getGuideLot.example(),
    detail: { ...getGuideLot.example().detail, ...change },
  });

/** D194: its guide is not the lot's: named, nothing to correct, and nothing that another try would help. */
export const YaTeniaGuia: Story = {
  name: 'Ya tenía guía',
  args: {
    url: lotsAddress({ lote: 'lote-31' }),
    handlers: [
      lotThat({
        items: getGuideLot.example().detail.items.map((item) =>
          item.status === 'error'
            ? {
                ...item,
                orderNumber: '61840102',
                code: 'con_guia',
                message: 'El pedido ya tiene la guía 794600012345. No se hizo otra ni se cobró',
                retry: false,
              }
            : item,
        ),
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 pedido por revisar')).toBeVisible();
    await expect(canvas.getByText(/que ya tenía/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver pedido 61840102' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Corregir dirección/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Reintentar/ })).toBeNull();
  },
};

export const Cancelado: Story = {
  args: { url: lotsAddress({ lote: 'lote-31' }), handlers: [lotThat({ status: 'cancelado' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('El lote se canceló.')).toBeVisible();
  },
};

/** Of another store, or gone: trying again would change nothing, so no failure is drawn (law 7). */
export const LoteInexistente: Story = {
  name: 'Lote inexistente',
  args: { url: lotsAddress({ lote: 'no-esta' }), handlers: [mock(getGuideLot).fails(404)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ver los lotes' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  },
};

export const LoteSinPermiso: Story = {
  name: 'Lote sin permiso',
  args: { url: lotsAddress({ lote: 'lote-31' }), handlers: [mock(getGuideLot).fails(403)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Tu usuario no tiene permiso para ver esto/)).toBeVisible();
  },
};

export const LoteSinConexion: Story = {
  name: 'Lote sin conexión',
  args: { url: lotsAddress({ lote: 'lote-31' }), handlers: [mock(getGuideLot).disconnects()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/no respondió/)).toBeVisible();
  },
};

// What is set for an order is kept with the lot that was begun: these two set orders that no other story has.
/** A file names a carrier that the store has not, and its numbers are long: the row says so, and nothing is paid. */
export const DeUnArchivo: Story = {
  name: 'De un archivo',
  args: { url: lotsAddress({ nuevo: true }) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: 'Plantilla de Excel' });
    const number = waitingOrders[23]?.orderNumber ?? '';
    const book = await writeXlsx(
      [
        ['Pedido', 'Paquetería', 'Peso (kg)'],
        [number, 'Ruta 9', '1.5'],
        ['4.5E+17', '', ''],
      ],
      'Lote',
    );
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (input) await userEvent.upload(input, new File([book], 'pedidos.xlsx', { type: book.type }));
    await expect(await canvas.findByText(/Excel redondeó el número de pedido de la fila 3/)).toBeVisible();
    // In the list of what is to be mended; its cell says it too, to those who hear it.
    const told = await canvas.findAllByText(/No conocemos la paquetería «Ruta 9»/);
    await expect(told.at(-1) as HTMLElement).toBeVisible();
  },
};

/** The service refuses a cell: it says so there, and in the banner. */
export const CeldaRechazada: Story = {
  name: 'Celda rechazada',
  args: {
    url: lotsAddress({ pedidos: waitingOrders.slice(20, 22).map(({ orderNumber }) => orderNumber) }),
    handlers: [
      mock(saveGuideLot).fails(422, {
        success: false,
        message: 'Revisa los datos',
        validationResults: [{ field: 'items.1.content', message: 'La paquetería no lleva eso' }],
      }),
      // Nor has another tab sent it.
      mock(getGuideLot).fails(404),
      ordersOfFiveChannels,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Generar e imprimir 2 guías' }));
    await expect(await canvas.findByText('No se envió el lote.')).toBeVisible();
    // The cell is described by it; the banner joins it to the service's own words.
    await expect((await canvas.findAllByText(/La paquetería no lleva eso/)).length).toBeGreaterThan(0);
  },
};
