import { getStore, verifyStoreOwnership } from '@trastienda/api-client';
import { getOnboardingStore } from '@trastienda/api-client/onboarding-aws';
import { exampleSession, mock, sessionHandlers } from '@trastienda/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { StoryApp } from '../../testing/story-app.tsx';

const meta = {
  title: 'Pantallas/Puerta de acceso',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { url: '/' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ComprobandoTienda: Story = {
  name: 'Comprobando la tienda',
  args: { handlers: [mock(verifyStoreOwnership).delays('infinite')] },
};

export const SesionSinRespuesta: Story = {
  name: 'Sesión sin respuesta',
  args: { handlers: [http.get('*/api/auth/session', () => HttpResponse.error())] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};

export const TiendaSinRespuesta: Story = {
  name: 'Tienda sin respuesta',
  args: { handlers: [mock(getStore).fails(503)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos abrir tu tienda')).toBeVisible();
  },
};

/** Who runs the installation closed it. */
export const TiendaCerrada: Story = {
  name: 'Tienda cerrada',
  args: {
    handlers: [
      http.get('*/store/ownership', () =>
        HttpResponse.json(
          { statusCode: 403, message: 'Esta tienda está cerrada', code: 'store_closed' },
          { status: 403 },
        ),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Esta tienda está cerrada' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const PaginaNoEncontrada: Story = { name: 'Página no encontrada', args: { url: '/no-existe' } };
export const AunNoDisponible: Story = { name: 'Aún no disponible', args: { url: '/reportes/ventas' } };

/** Who has a store is told so. */
export const Onboarding: Story = {
  name: 'Alta con tienda registrada · S2.37',
  args: { url: '/onboarding', handlers: [mock(getOnboardingStore).fails(404)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Tu tienda ya está registrada' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

const { user, expires } = exampleSession;

export const OnboardingSinTienda: Story = {
  name: 'Alta sin tienda, valida identidad · S2.37',
  args: {
    url: '/onboarding/validacion-identidad',
    handlers: [...sessionHandlers({ session: { user, expires } }), mock(getOnboardingStore).fails(404)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Valida tu identidad' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** Outside of the shell, with a way in. */
export const OnboardingSinSesion: Story = {
  name: 'Alta sin sesión · S2.37',
  args: { url: '/onboarding/contrato', handlers: sessionHandlers({ session: null }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Registra tu tienda' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
