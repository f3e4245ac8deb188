import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { UiProvider } from './UiProvider.tsx';

const meta = {
  title: 'Navegación/Proveedor · UiProvider',
  id: 'uiprovider',
  component: UiProvider,
} satisfies Meta<typeof UiProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  render: (args) => (
    <UiProvider {...args} locale="es-MX">
      <p>Todo lo que está dentro habla español de México.</p>
    </UiProvider>
  ),
};
export const WithRouter: Story = {
  name: 'Con enrutador',
  args: { navigate: fn(), useHref: (href) => `/tienda${href}` },
  render: (args) => (
    <UiProvider {...args}>
      <Link href="/mis-pedidos">Mis pedidos</Link>
    </UiProvider>
  ),
  play: async ({ canvas, canvasElement, args }) => {
    const link = canvas.getByRole('link', { name: 'Mis pedidos' });
    await expect(link).toHaveAttribute('href', '/tienda/mis-pedidos');
    // With Ctrl the link is the browser's: it opens a tab, and the page stays.
    const isTaken = fn((event: Event) => {
      const taken = event.defaultPrevented;
      event.preventDefault();
      return taken;
    });
    canvasElement.addEventListener('click', isTaken, { once: true });
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    await expect(isTaken).toHaveReturnedWith(false);
    await expect(args.navigate).not.toHaveBeenCalled();
    await userEvent.click(link);
    await expect(args.navigate).toHaveBeenCalledWith('/mis-pedidos', undefined);
  },
};
