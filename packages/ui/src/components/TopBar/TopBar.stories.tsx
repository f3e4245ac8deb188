import type { Meta, StoryObj } from '@storybook/react-vite';
import { centavos } from '@trastienda/domain';
import { expect, fn, userEvent } from 'storybook/test';
import { BellIcon, DotsIcon, HelpIcon, SearchIcon } from '../../icons/index.ts';
import { Frame, onPhone } from '../../testing/layout.tsx';
import { stores } from '../../testing/sample-shop.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ProfileMenu } from '../ProfileMenu/ProfileMenu.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { StoreSwitcher } from '../StoreSwitcher/StoreSwitcher.tsx';
import { WalletButton } from '../WalletButton/WalletButton.tsx';
import { TopBar } from './TopBar.tsx';

const end = (
  <>
    <WalletButton balance={centavos(431820)} href="https://example.com/recargar" />
    <IconButton label="Ayuda" icon={<HelpIcon />} />
    <IconButton label="Avisos" icon={<BellIcon />} />
    <StoreSwitcher stores={stores} currentStoreId="10452" />
    <ProfileMenu name="Mariana" email="mariana@casalumbre.example" />
  </>
);

const meta = {
  title: 'Navegación/Barra superior · TopBar',
  id: 'topbar',
  component: TopBar,
  args: { end, search: <SearchField placeholder="Buscar pedido, guía, SKU o cliente" shortcut="Ctrl K" /> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  tags: ['desktop'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('banner').offsetHeight).toBe(56);
    // Tab goes as the eye does: the search first, the profile last.
    const stops: Element[] = [];
    const last = canvas.getByRole('button', { name: /^Perfil/ });
    for (let at = 0; at < 8 && stops.at(-1) !== last; at += 1) {
      await userEvent.tab();
      stops.push(document.activeElement as Element);
    }
    await expect(stops[0]).toBe(canvas.getByRole('searchbox'));
    await expect(stops.at(-1)).toBe(last);
    const lefts = stops.map((stop) => stop.getBoundingClientRect().left);
    await expect(lefts).toEqual(lefts.toSorted((one, other) => one - other));
  },
};

/** Beside a sidebar that a person opened in a window of 800 px. */
export const Narrow: Story = {
  name: 'Angosta',
  tags: ['desktop'],
  decorators: [
    (Story) => (
      <Frame width={560}>
        <Story />
      </Frame>
    ),
  ],
  play: async ({ canvas }) => {
    const right = (element: HTMLElement) => element.getBoundingClientRect().right;
    await expect(canvas.getByRole('searchbox').offsetWidth).toBeGreaterThan(60);
    await expect(canvas.getByText('$4,318.20')).toBeVisible();
    await expect(right(canvas.getByRole('button', { name: /^Perfil/ }))).toBeLessThanOrEqual(
      right(canvas.getByRole('banner')) - 24,
    );
  },
};

export const PhoneHome: Story = {
  name: 'Inicio en el teléfono',
  ...onPhone(120),
  args: {
    search: undefined,
    plain: true,
    start: <StoreSwitcher stores={stores} currentStoreId="10452" />,
    end: (
      <>
        <IconButton label="Buscar" icon={<SearchIcon />} />
        <IconButton label="Avisos" icon={<BellIcon />} />
      </>
    ),
  },
};

export const PhoneDetail: Story = {
  name: 'Detalle en el teléfono',
  ...onPhone(120),
  args: {
    search: undefined,
    onBack: fn(),
    title: '52093318',
    subtitle: '2 de 24 · En preparación',
    end: <IconButton label="Más acciones" icon={<DotsIcon />} />,
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('52093318');
    await userEvent.click(canvas.getByRole('button', { name: 'Volver' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  name: 'Texto largo',
  ...onPhone(120),
  args: {
    search: undefined,
    onBack: fn(),
    title: 'Pedido 2000008411872206-2025-11-25',
    subtitle: 'Comercializadora de Artesanías y Textiles del Istmo · En preparación',
    end: <IconButton label="Más acciones" icon={<DotsIcon />} />,
  },
};
