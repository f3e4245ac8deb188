import type { Meta, StoryObj } from '@storybook/react-vite';
import { centavos } from '@trastienda/domain';
import { expect, fn, userEvent } from 'storybook/test';
import { Frame, Stack } from '../../testing/layout.tsx';
import { inEachState } from '../../testing/in-each-state.tsx';
import { WalletButton } from './WalletButton.tsx';

const meta = {
  title: 'Navegación/Saldo · WalletButton',
  id: 'walletbutton',
  component: WalletButton,
  args: { balance: centavos(431820), href: 'https://example.com/recargar?store=10452' },
} satisfies Meta<typeof WalletButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica, recarga en otra pestaña · S2.25 S2.27',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Saldo para guías \$4,318\.20/ });
    await expect(link).toHaveAccessibleName(/Recargar \(se abre en otra pestaña\)$/u);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', 'https://example.com/recargar?store=10452');
  },
};

export const Interaction: Story = { name: 'Al pasar, con foco y al oprimir', ...inEachState('a') };
export const Loading: Story = {
  name: 'Cargando · S2.26',
  args: { balance: null },
  play: async ({ canvasElement, canvas }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toHaveTextContent('Cargando saldo');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
/** D33: no amount is shown that is not known, and topping up is still there. */
export const Failed: Story = {
  name: 'No se pudo leer',
  args: { balance: null, status: 'failed', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('—')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Recargar/ })).toHaveAttribute('href', args.href);
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Negative: Story = { name: 'Negativo', args: { balance: centavos(-33855) } };
export const WithoutAddress: Story = {
  name: 'Sin página de recarga',
  args: { href: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$4,318.20')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const Card: Story = {
  name: 'Tarjeta',
  render: (args) => (
    <Frame width={358}>
      <Stack style={{ justifyItems: 'stretch' }}>
        <WalletButton {...args} variant="card" />
        <WalletButton {...args} variant="card" balance={null} />
        <WalletButton {...args} variant="card" balance={null} status="failed" onRetry={fn()} />
      </Stack>
    </Frame>
  ),
};
export const LongText: Story = { name: 'Texto largo', args: { balance: centavos(987654321098) } };
