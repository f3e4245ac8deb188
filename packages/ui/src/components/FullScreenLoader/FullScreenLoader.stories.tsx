import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { FullScreenLoader } from './FullScreenLoader.tsx';

const meta = {
  title: 'Avisos/Carga de pantalla completa · FullScreenLoader',
  id: 'fullscreenloader',
  component: FullScreenLoader,
  args: { contained: true },
} satisfies Meta<typeof FullScreenLoader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Abriendo Trastienda…');
  },
};
export const OpeningStore: Story = {
  name: 'Abriendo una tienda',
  args: { message: 'Abriendo Casa Lumbre…' },
};
export const Retrying: Story = {
  name: 'Con detalle',
  args: { message: 'Abriendo Casa Lumbre…', detail: 'El servicio tarda más de lo normal. Intento 3 de 5.' },
};
/** It failed and waits for a press: nothing travels any more. */
export const WaitsForAPress: Story = {
  name: 'Con un botón',
  args: { message: 'No pudimos abrir tu tienda', detail: <Button>Reintentar</Button> },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    await expect(canvasElement.querySelector('[aria-hidden] > div')).not.toBeVisible();
  },
};
export const FillsTheWindow: Story = {
  name: 'En toda la ventana',
  args: { contained: false },
  parameters: { layout: 'fullscreen' },
};
export const LongText: Story = {
  name: 'Texto largo',
  args: {
    message:
      'Abriendo Comercializadora de Artesanías y Textiles del Istmo de Tehuantepec, sucursal Juchitán…',
  },
};
