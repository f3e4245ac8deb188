import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Frame, Row } from '../../testing/layout.tsx';
import { inEachState } from '../../testing/in-each-state.tsx';
import { Link } from './Link.tsx';
import { linkVariants } from './options.ts';

const meta = {
  title: 'Acciones/Enlace · Link',
  id: 'link',
  component: Link,
  argTypes: { variant: { options: linkVariants } },
  args: { href: '/mis-pedidos', children: 'Mis pedidos' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Mis pedidos' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    // A real one: copied, opened elsewhere and followed as any other.
    await expect(link.tagName).toBe('A');
    await expect(link).toHaveAttribute('href', '/mis-pedidos');
  },
};

export const Interaction: Story = { name: 'Al pasar, con foco y al oprimir', ...inEachState('a') };
export const Variants: Story = {
  name: 'Variantes',
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
  name: 'A otra pestaña',
  args: { external: true, children: 'Portal del SAT' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Portal del SAT (se abre en otra pestaña)' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};
export const Disabled: Story = { name: 'Deshabilitado', args: { isDisabled: true } };
/** Goes on in the next line; where it leads to is never cut. */
export const LongText: Story = {
  name: 'Texto largo',
  args: {
    external: true,
    children:
      'Portal de facturación de Comercializadora de Artesanías y Textiles del Istmo de Tehuantepec, sección de constancias',
  },
  decorators: [
    (Story) => (
      <Frame width={240}>
        <Story />
      </Frame>
    ),
  ],
};
