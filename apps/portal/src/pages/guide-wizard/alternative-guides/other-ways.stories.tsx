import { createOrderShipment, listOrders, type OrderAnswer } from '@trastienda/api-client';
import { mock } from '@trastienda/api-client/msw';
import { createAutomaticGuide } from '@trastienda/api-client/shippings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { guideAddress } from '../../../entities/guide/search.ts';
import { GuideStory } from '../testing/guide-story.tsx';

const order = listOrders.example().data[0] as OrderAnswer;
const pedido = order.orderid;
const withOrder = (change: Partial<OrderAnswer>) =>
  mock(listOrders).reply({ ...listOrders.example(), data: [{ ...order, ...change }] });

const meta = {
  title: 'Pantallas/Otras formas de enviar',
  tags: ['!autodocs'],
  component: GuideStory,
  parameters: { layout: 'fullscreen' },
  args: { url: guideAddress({ pedido, paso: 'origen' }) },
} satisfies Meta<typeof GuideStory>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const openExternal: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Registrar número' }));
  await expect(await screen.findByRole('dialog', { name: 'Registrar una guía que ya tienes' })).toBeVisible();
};

const fillExternal: Play = async (context) => {
  await openExternal(context);
  const { userEvent } = context;
  await userEvent.click(screen.getByRole('button', { name: /Paquetería/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Otro' }));
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'Nombre de la paquetería' }),
    'Fletes Juan',
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Número de guía' }), 'EXT-77120');
  await userEvent.click(screen.getByRole('button', { name: 'Registrar guía' }));
};

export const CanalConGuiaPropia: Story = {
  name: 'Canal con guía propia',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Usar guía automática' })).toBeVisible();
  },
};

export const CanalSinGuiaPropia: Story = {
  name: 'Canal sin guía propia',
  args: { handlers: [withOrder({ marketplace: 'ML' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Registrar número' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Usar guía automática' })).toBeNull();
  },
};

export const RegistrarGuia: Story = { name: 'Registrar guía', play: openExternal };

export const RegistrarSinDatos: Story = {
  name: 'Registrar sin datos',
  play: async (context) => {
    await openExternal(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Registrar guía' }));
    await expect(await screen.findByText('Escribe el número de guía')).toBeVisible();
    await expect(screen.getByText('Elige la paquetería')).toBeVisible();
  },
};

export const RegistroRechazado: Story = {
  name: 'Registro rechazado',
  args: {
    handlers: [
      mock(createOrderShipment).fails(409, { statusCode: 409, message: 'La guía es de otro pedido' }),
    ],
  },
  play: async (context) => {
    await fillExternal(context);
    await expect(await screen.findByText('No se registró la guía.')).toBeVisible();
  },
};

export const RegistroSinConexion: Story = {
  name: 'Registro sin conexión',
  args: { handlers: [mock(createOrderShipment).disconnects()] },
  play: async (context) => {
    await fillExternal(context);
    await expect(await screen.findByText('No sabemos si se completó.')).toBeVisible();
  },
};

export const Registrada: Story = {
  name: 'Registrada, sin etiqueta aquí · S3.62',
  args: {
    handlers: [
      withOrder({
        status: 'listo_para_enviar',
        orderedProductsList: order.orderedProductsList.map((line) =>
          Object.assign({}, line, {
            colocationStatus: { id: 3, name: 'Guía generada' },
            deliveryTrackId: 'EXT-77120',
            deliveryCarrierId: 'Otro',
            deliveryCarrierName: 'Fletes Juan',
          }),
        ),
        dataGuia: {
          guide: 'EXT-77120',
          nameParcel: 'Otro',
          serviceType: 'Externa',
          createdAt: '2025-11-25T15:00:00.000Z',
          totalCost: 0,
          origin: 'manual',
          labelUrl: null,
          status: 'generada',
        },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('La guía EXT-77120 está registrada')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Imprimir/ })).toBeNull();
  },
};

const openAutomatic: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Usar guía automática' }));
  await expect(await screen.findByRole('dialog', { name: /^Guía automática de/ })).toBeVisible();
};

export const GuiaAutomatica: Story = { name: 'Guía automática', play: openAutomatic };

const makeAutomatic: Play = async (context) => {
  await openAutomatic(context);
  await context.userEvent.click(screen.getByRole('button', { name: 'Generar guía' }));
};

export const GenerandoAutomatica: Story = {
  name: 'Generando la guía automática',
  args: { handlers: [mock(createAutomaticGuide).delays('infinite')] },
  play: makeAutomatic,
};

export const AutomaticaRechazada: Story = {
  name: 'Guía automática rechazada',
  args: {
    handlers: [
      mock(createAutomaticGuide).fails(409, { statusCode: 409, message: 'El pedido ya tiene guía' }),
    ],
  },
  play: async (context) => {
    await makeAutomatic(context);
    await expect(await screen.findByText('No se generó la guía.')).toBeVisible();
  },
};

export const AutomaticaSinPermiso: Story = {
  name: 'Guía automática sin permiso',
  args: { handlers: [mock(createAutomaticGuide).fails(403)] },
  play: async (context) => {
    await makeAutomatic(context);
    await expect(await screen.findByText(/no tiene permiso para hacer esto/)).toBeVisible();
  },
};
