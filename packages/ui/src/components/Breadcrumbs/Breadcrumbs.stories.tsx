import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Frame, onPhone } from '../../testing/layout.tsx';
import { inEachState } from '../../testing/in-each-state.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Componentes/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Mis productos', href: '#productos' },
      { label: 'Catálogo de productos', href: '#catalogo' },
      { label: 'Carga masiva' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Ruta' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByText('Carga masiva')).toHaveAttribute('aria-current', 'page');
  },
};

export const Interaction: Story = inEachState('a');
export const Phone: Story = {
  ...onPhone(140),
  args: {
    items: [
      { label: 'Canales de venta', href: '#canales' },
      { label: 'Marketplace', href: '#marketplace' },
      { label: 'Comercializadora de Artesanías y Textiles del Istmo de Tehuantepec' },
    ],
  },
  decorators: [
    (Story) => (
      <Frame width={320}>
        <Story />
      </Frame>
    ),
  ],
};
