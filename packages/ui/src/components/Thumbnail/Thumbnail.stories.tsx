import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row } from '../../testing/layout.tsx';
import { Thumbnail } from './Thumbnail.tsx';

const meta = { title: 'Datos/Miniatura · Thumbnail', id: 'thumbnail', component: Thumbnail } satisfies Meta<
  typeof Thumbnail
>;
export default meta;
type Story = StoryObj<typeof meta>;

const picture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="white"/><circle cx="20" cy="20" r="12" fill="teal"/></svg>',
  );

export const Default: Story = {
  name: 'De fábrica',
  args: { src: picture, name: 'Vasos' },
  play: async ({ canvas }) => {
    // Its name stands beside it: not read twice.
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
export const Sizes: Story = {
  name: 'Tamaños',
  render: () => (
    <Row>
      <Thumbnail src={picture} size="sm" />
      <Thumbnail src={picture} size="md" />
      <Thumbnail src={picture} size="lg" />
    </Row>
  ),
};
export const Broken: Story = {
  name: 'No cargó',
  args: { src: 'data:image/png;base64,AAAA', name: 'Molcajete', size: 'md' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('M')).toBeVisible();
  },
};
export const WithoutPicture: Story = {
  name: 'Sin foto',
  args: { name: 'Lámpara de barro', alt: 'Lámpara de barro', size: 'lg' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Lámpara de barro' })).toHaveTextContent('L');
  },
};
