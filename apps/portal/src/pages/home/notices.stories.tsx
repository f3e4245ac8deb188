import { defaultRuntimeConfig } from '@trastienda/api-client';
import { mock, orderHandlers } from '@trastienda/api-client/msw';
import { getSurvey, submitSurvey } from '@trastienda/api-client/onboarding-aws';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { StoryApp } from '../../testing/story-app.tsx';
import picture from './testing/promotion.svg?no-inline';

const questions = ['¿Qué tan fácil fue crear tu primera guía?', '¿Qué mejorarías?'];
const asked = { survey: questions.map((question) => ({ question, answer: null })), answered: false };
/** The environment names a promotion that ends then. */
const promoted = (endsAt: string) =>
  http.get('*/api/config', () =>
    HttpResponse.json({
      ...defaultRuntimeConfig,
      promo: { endsAt, imageUrl: picture, link: 'https://promocion.example' },
    }),
  );

const meta = {
  title: 'Pantallas/Inicio/Avisos',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { url: '/', handlers: orderHandlers(214) },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Promocion: Story = {
  name: 'Promoción del día · S2.81 S9.21',
  args: { handlers: [promoted('2025-11-26T06:00:00.000Z'), ...orderHandlers(214)] },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Promoción' });
    await expect(within(dialog).getByRole('link', { name: /Promoción del día/u })).toHaveAttribute(
      'href',
      'https://promocion.example',
    );
    const [close] = within(dialog).getAllByRole('button', { name: 'Cerrar' });
    if (close) await userEvent.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const PromocionTerminada: Story = {
  name: 'Promoción terminada, queda la encuesta · S2.82',
  args: {
    handlers: [promoted('2025-02-06T06:00:00.000Z'), mock(getSurvey).reply(asked), ...orderHandlers(214)],
  },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Ayúdanos a mejorar' })).toBeVisible();
    await expect(screen.queryByRole('dialog', { name: 'Promoción' })).toBeNull();
  },
};

export const Encuesta: Story = {
  name: 'Encuesta que no estorba · S2.78 S3.58',
  args: {
    handlers: [
      mock(getSurvey).reply(asked),
      mock(submitSurvey).reply(submitSurvey.example()),
      ...orderHandlers(214),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Ayúdanos a mejorar' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar respuestas' }));
    await expect(await dialog.findByText('Contesta al menos una pregunta')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /Qué mejorarías/u }), 'Las guías en lote');
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar respuestas' }));
    await expect(await canvas.findByText('Gracias por contestar')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
