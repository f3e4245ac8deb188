import { getStore, verifyStoreOwnership } from '@trastienda/api-client';
import { mock } from '@trastienda/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { StoryApp } from '../../testing/story-app.tsx';

const meta = {
  title: 'Pantallas/Puerta de acceso',
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { url: '/' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ComprobandoTienda: Story = {
  args: { handlers: [mock(verifyStoreOwnership).delays('infinite')] },
};

export const SesionSinRespuesta: Story = {
  args: { handlers: [http.get('*/api/auth/session', () => HttpResponse.error())] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};

export const TiendaSinRespuesta: Story = {
  args: { handlers: [mock(getStore).fails(503)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos abrir tu tienda')).toBeVisible();
  },
};

export const PaginaNoEncontrada: Story = { args: { url: '/no-existe' } };
export const AunNoDisponible: Story = { args: { url: '/reportes/ventas' } };
export const Onboarding: Story = { args: { url: '/onboarding' } };
