import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row } from '../../testing/layout.tsx';
import { inEachState } from '../../testing/in-each-state.tsx';
import { Link } from './Link.tsx';

const meta = {
  title: 'Componentes/Link',
  component: Link,
  args: { href: '/mis-pedidos', children: 'Mis pedidos' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Interaction: Story = inEachState('a');
export const Variants: Story = {
  render: (args) => (
    <Row gap={24}>
      <Link {...args} variant="text">
        En un párrafo
      </Link>
      <Link {...args} variant="action">
        Editar dirección
      </Link>
      <Link {...args} variant="cell">
        61840277
      </Link>
      <Link {...args} variant="quiet">
        Mis pedidos · En preparación
      </Link>
    </Row>
  ),
};
export const External: Story = {
  args: { external: true, children: 'Portal del SAT' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Portal del SAT (se abre en otra pestaña)' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
export const Disabled: Story = { args: { isDisabled: true } };
