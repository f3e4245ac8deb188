import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withoutPicture } from '../../testing/layout.tsx';
import { pictureAddress } from '../../testing/sample-pictures.ts';
import { ResponsiveImage } from './ResponsiveImage.tsx';

const meta = {
  title: 'Datos/Imagen · ResponsiveImage',
  id: 'responsiveimage',
  component: ResponsiveImage,
  args: { src: pictureAddress, alt: 'Cafetera de peltre azul', width: 160 },
} satisfies Meta<typeof ResponsiveImage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Cafetera de peltre azul' });
    await expect(picture).toHaveAttribute('src', pictureAddress);
    await expect(picture).not.toHaveAttribute('srcset');
  },
};
// The address does not exist in Storybook: what is looked at is what the browser is offered.
const served = '/upload/files/ab12.jpg';
export const FixedWidth: Story = {
  name: 'Ancho fijo',
  tags: ['no-visual'],
  parameters: withoutPicture,
  args: { src: served, endpoint: '/api/image', width: 40, alt: '' },
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('img') as HTMLImageElement;
    await expect(picture.srcset).toBe(
      '/api/image?url=%2Fupload%2Ffiles%2Fab12.jpg&w=48&q=75 1x, /api/image?url=%2Fupload%2Ffiles%2Fab12.jpg&w=96&q=75 2x',
    );
    await expect(picture).not.toHaveAttribute('sizes');
  },
};
export const AsWideAsItsPlace: Story = {
  name: 'Del ancho de su lugar',
  tags: ['no-visual'],
  parameters: withoutPicture,
  args: {
    src: served,
    endpoint: '/api/image',
    width: undefined,
    sizes: '(max-width: 750px) 100vw, 360px',
    alt: '',
  },
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('img') as HTMLImageElement;
    await expect(picture.srcset.split(', ').map((one) => one.split(' ')[1])).toEqual([
      '640w',
      '750w',
      '828w',
      '1080w',
      '1200w',
      '1920w',
      '2048w',
      '3840w',
    ]);
    await expect(picture.sizes).toBe('(max-width: 750px) 100vw, 360px');
  },
};
