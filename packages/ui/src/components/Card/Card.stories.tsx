import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Frame } from '../../testing/layout.tsx';
import { KeyValueList } from '../KeyValueList/KeyValueList.tsx';
import { Link } from '../Link/Link.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'Datos/Tarjeta · Card',
  id: 'card',
  component: Card,
  args: {
    title: 'Envío',
    action: (
      <Link variant="action" href="/editar">
        Editar dirección
      </Link>
    ),
    children: 'Av. de los Encinos 2305, int. 4. 64070 Monterrey, N. L.',
  },
  decorators: [
    (Story) => (
      <Frame>
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Envío' });
    await expect(card).toHaveAttribute('aria-busy', 'false');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Envío' })).toBeVisible();
    await expect(card.tabIndex).toBe(-1);
    await expect((card.firstElementChild as HTMLElement).offsetHeight).toBe(46);
  },
};
export const Flush: Story = {
  name: 'Hasta los bordes',
  args: {
    flush: true,
    title: 'Artículos',
    action: '2 productos · 3 piezas · mismo estado',
    children: (
      <KeyValueList
        style={{ padding: 16 }}
        items={[{ key: '1', label: 'Canasta de palma con tapa', value: '$459.00' }]}
      />
    ),
  },
};
export const WithFooter: Story = {
  name: 'Con pie',
  args: { footer: 'Al volver la conexión se envían solas, una vez cada una.' },
};
export const LoadingAgain: Story = {
  name: 'Carga de nuevo',
  args: { busy: true },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Envío' });
    await expect(card).toHaveAttribute('aria-busy', 'true');
    await expect(card).toHaveTextContent(/Av. de los Encinos/u);
  },
};
export const WithoutHeader: Story = { name: 'Sin encabezado', args: { title: undefined, action: undefined } };
export const LongTitle: Story = {
  name: 'Título largo',
  args: { title: 'Fraccionamiento Residencial Mirador del Valle Oriente, segunda sección' },
};
