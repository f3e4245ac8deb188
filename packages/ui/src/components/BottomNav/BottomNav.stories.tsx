import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Frame } from '../../testing/layout.tsx';
import { inEachState } from '../../testing/in-each-state.tsx';
import { BottomNav } from './BottomNav.tsx';
import { bottomNavItems } from './items.tsx';

const meta = {
  title: 'Navegación/Barra inferior · BottomNav',
  id: 'bottomnav',
  component: BottomNav,
  args: { current: 'pedidos' },
  decorators: [
    (Story) => (
      <Frame width={390}>
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof BottomNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica, con sus cuatro secciones · S2.15',
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual(['HOME', 'PEDIDOS', 'PRODUCTOS', 'MENU']);
    await expect(canvas.getByRole('navigation', { name: 'Principal' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('PEDIDOS');
    for (const link of links) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
    // With its hairline.
    await expect(canvas.getByRole('navigation').offsetHeight).toBe(65);
    for (const link of links) await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Interaction: Story = {
  name: 'Con foco y al oprimir',
  ...inEachState('a:not([data-active])', { without: ['Al pasar'] }),
};
export const NoneCurrent: Story = { name: 'Ninguna sección', args: { current: null } };
export const LongText: Story = {
  name: 'Texto largo',
  args: { items: bottomNavItems.map((item) => ({ ...item, label: `${item.label} DE LA TIENDA` })) },
};
