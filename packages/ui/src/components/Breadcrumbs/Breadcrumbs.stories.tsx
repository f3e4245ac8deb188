import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Frame, onPhone } from '../../testing/layout.tsx';
import { inEachState } from '../../testing/in-each-state.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Navegación/Migas de pan · Breadcrumbs',
  id: 'breadcrumbs',
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
  name: 'De fábrica',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Ruta' })).toBeVisible();
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(2);
    for (const link of links) {
      await expect(link).toHaveAttribute('href');
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvas.getByRole('navigation')).not.toContainElement(document.activeElement as HTMLElement);
    await expect(canvas.getByText('Carga masiva')).toHaveAttribute('aria-current', 'page');
  },
};

export const Interaction: Story = { name: 'Al pasar, con foco y al oprimir', ...inEachState('a') };
export const Phone: Story = {
  name: 'En el teléfono',
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
export const LongText: Story = {
  name: 'Texto largo',
  args: {
    items: [
      {
        label: 'Canales de venta de Comercializadora de Artesanías y Textiles del Istmo de Tehuantepec',
        href: '#canales',
      },
      { label: 'Tiendas en línea, puntos de venta y catálogos', href: '#marketplace' },
      { label: 'Juego de seis vasos de vidrio soplado azul cobalto hechos a mano en Tonalá' },
    ],
  },
  decorators: [
    (Story) => (
      <Frame width={560}>
        <Story />
      </Frame>
    ),
  ],
};
