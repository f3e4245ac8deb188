import type { Meta, StoryObj } from '@storybook/react-vite';
import { Frame } from '../../testing/layout.tsx';
import { KeyValueList } from '../KeyValueList/KeyValueList.tsx';
import { Link } from '../Link/Link.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'Componentes/Card',
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

export const Default: Story = {};
export const Flush: Story = {
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
  args: { footer: 'Al volver la conexión se envían solas, una vez cada una.' },
};
export const LoadingAgain: Story = { args: { busy: true } };
export const WithoutHeader: Story = { args: { title: undefined, action: undefined } };
export const LongTitle: Story = {
  args: { title: 'Fraccionamiento Residencial Mirador del Valle Oriente, segunda sección' },
};
