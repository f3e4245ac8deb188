import { getGuideDetail, listOrders } from '@trastienda/api-client';
import { getAutomaticGuide, listTrackingStates } from '@trastienda/api-client/shippings';
import { mock } from '@trastienda/api-client/msw';
import type { TrackingState } from '@trastienda/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/routes/paths.ts';
import { StoryApp } from '../../testing/story-app.tsx';
import { shippedOrder } from '../orders/testing/shipped-order.ts';
import { guidesAddress } from './search.ts';
import { guideHandlers } from './testing/many-guides.ts';

const { guide, orderNumber } = getGuideDetail.example().detail;

const shipped = shippedOrder();

const meta = {
  title: 'Pantallas/Rastreo de guías',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { url: paths.guideTracking(), handlers: guideHandlers(51) },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const sees =
  (words: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) =>
    expect(await canvas.findByText(words)).toBeVisible();

export const Tablero: Story = { play: sees('1–20 de 51') };

/** As many rows as the address says, and as were chosen (D167). */
export const DiezPorPagina: Story = {
  name: 'Diez por página',
  args: { url: guidesAddress({ vista: 'rastreo', tamano: 50 }) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1–50 de 51');
    await userEvent.click(canvas.getByRole('button', { name: /Filas por página/ }));
    await userEvent.click(await screen.findByRole('option', { name: '10' }));
    await expect(await canvas.findByText('1–10 de 51')).toBeVisible();
  },
};

/** Cancelled where it is followed, with what comes back named before the press. */
export const CancelarLaGuia: Story = {
  name: 'Cancelar la guía',
  args: {
    url: paths.guideTracking(shipped.guides[0]),
    handlers: shipped.handlers,
  },
  beforeEach: shipped.reset,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancelar guía' }));
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent('Te devolvemos $148.50 a tu saldo');
    await userEvent.click(within(question).getByRole('button', { name: 'Cancelar guía' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(
      await screen.findByText(/^Se canceló la guía .* y volvieron \$148\.50 a tu saldo$/u),
    ).toBeVisible();
  },
};

/** The days are a filter as any other: chosen by their name, taken off with one press. */
export const DeOtrosDias: Story = {
  name: 'De otros días',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1–20 de 51')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Creadas/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Ultimos 7 dias' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Quitar filtros' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Quitar filtros' })).toBeNull());
  },
};

export const PorEstado: Story = {
  name: 'Por estado',
  args: { url: guidesAddress({ vista: 'rastreo', estado: 'incidencia' }) },
  play: sees('1–6 de 6'),
};

export const UnaGuia: Story = {
  name: 'Una guía',
  args: { handlers: guideHandlers(1) },
  play: sees('1–1 de 1'),
};

export const SinGuias: Story = {
  name: 'Sin guías',
  args: { handlers: [mock(listTrackingStates).fails(404)] },
  play: sees('Ninguna guía en los últimos 30 días'),
};

export const NingunaCoincide: Story = {
  name: 'Ninguna coincide',
  args: {
    url: guidesAddress({ vista: 'rastreo', estado: 'devuelta' }),
    handlers: guideHandlers(3),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Ninguna guía coincide')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Quitar filtros' })[0] as HTMLElement);
    await expect(await canvas.findByText('1–3 de 3')).toBeVisible();
  },
};

export const Cargando: Story = {
  args: { handlers: [mock(listTrackingStates).delays('infinite')] },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: 'Rastreo de guías' })).toBeVisible(),
};

export const Fallo: Story = {
  name: 'Falló',
  args: { handlers: [mock(listTrackingStates).fails(503)] },
  play: sees('No pudimos cargar el rastreo'),
};

export const SinPermiso: Story = {
  name: 'Sin permiso',
  args: { handlers: [mock(listTrackingStates).fails(403)] },
  play: sees(/Tu usuario no tiene permiso para ver esto/),
};

export const SinConexion: Story = {
  name: 'Sin conexión',
  args: { handlers: [mock(listTrackingStates).disconnects()] },
  play: sees('No pudimos cargar el rastreo'),
};

export const UnaPorUna: Story = {
  name: 'Una guía por su número',
  args: { url: paths.guideTracking(guide) },
  play: sees(`Guía ${guide}`),
};

/** What a guide met is seen before its way is read, and what to do about it with it. */
const ended = (status: TrackingState, description: string) => ({
  url: paths.guideTracking(guide),
  handlers: [
    mock(getGuideDetail).reply({
      ...getGuideDetail.example(),
      detail: {
        ...getGuideDetail.example().detail,
        status,
        events: [
          { guide, date: '2025-11-25T14:30:00.000Z', status, description, location: 'Monterrey' },
          ...getGuideDetail.example().detail.events.map((event) => ({
            ...event,
            date: '2025-11-22T18:10:00.000Z',
          })),
        ],
      },
    }),
  ],
});
export const ConIncidencia: Story = {
  name: 'Con incidencia',
  args: ended('incidencia', 'Nadie recibió el paquete'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^La paquetería reportó una incidencia\./u,
    );
    await expect(canvas.getByText('Con incidencia')).toBeVisible();
  },
};
export const ConIncidenciaTelefono: Story = {
  ...ConIncidencia,
  name: 'Con incidencia, en el teléfono',
  globals: { viewport: { value: 'w390', isRotated: false } },
};
export const Devuelta: Story = {
  args: ended('devuelta', 'Devuelto al remitente'),
  play: sees('El paquete se devolvió.'),
};

export const BuscandoLaGuia: Story = {
  name: 'Buscando la guía',
  args: { url: paths.guideTracking(guide), handlers: [mock(getGuideDetail).delays('infinite')] },
  play: async ({ canvas }) => expect(await canvas.findByText('Buscando la guía')).toBeInTheDocument(),
};

export const NumeroDesconocido: Story = {
  name: 'Número desconocido',
  args: {
    url: paths.guideTracking('000000000000'),
    handlers: [
      mock(getGuideDetail).fails(404),
      mock(listOrders).reply({ ...listOrders.example(), data: [] }),
    ],
  },
  play: sees('No encontramos ese número'),
};

export const PedidoSinGuia: Story = {
  name: 'Pedido sin guía',
  args: {
    url: paths.guideTracking(orderNumber ?? ''),
    handlers: [mock(getGuideDetail).fails(404), mock(getAutomaticGuide).fails(404)],
  },
  play: sees('Este pedido todavía no tiene guía'),
};

export const RastreoFallido: Story = {
  name: 'Falló el rastreo',
  args: { url: paths.guideTracking(guide), handlers: [mock(getGuideDetail).fails(503)] },
  play: sees('No pudimos rastrear la guía'),
};
