import type { Meta, StoryObj } from '@storybook/react-vite';
import { centavos } from '@trastienda/domain';
import { expect, userEvent, waitFor } from 'storybook/test';
import { BellIcon, HelpIcon } from '../../icons/index.ts';
import { carriers, menu, services, stores } from '../../testing/sample-shop.tsx';
import { BottomNav } from '../BottomNav/BottomNav.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ProfileMenu } from '../ProfileMenu/ProfileMenu.tsx';
import { Sidebar } from '../Sidebar/Sidebar.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { StoreSwitcher } from '../StoreSwitcher/StoreSwitcher.tsx';
import { TopBar } from '../TopBar/TopBar.tsx';
import { WalletButton } from '../WalletButton/WalletButton.tsx';
import { AppShell, type AppShellProps } from './AppShell.tsx';
import type { ShellLayout } from './shell-layout.model.ts';
import { useShellLayout } from './use-shell-layout.ts';

function Shell({
  layout,
  setReduced,
  children,
}: AppShellProps & { layout: ShellLayout; setReduced?: (reduced: boolean) => void }) {
  const isMobile = layout === 'mobile';
  return (
    <AppShell
      layout={layout}
      sidebar={
        <Sidebar
          items={menu}
          services={services}
          carriers={carriers}
          reduced={layout === 'reduced'}
          {...(setReduced && { onReducedChange: setReduced })}
        />
      }
      topBar={
        <TopBar
          plain={isMobile}
          {...(isMobile
            ? {
                start: <StoreSwitcher stores={stores} currentStoreId="10452" />,
                end: <IconButton label="Avisos" icon={<BellIcon />} />,
              }
            : {
                search: <SearchField placeholder="Buscar pedido, guía, SKU o cliente" shortcut="Ctrl K" />,
                end: (
                  <>
                    <WalletButton balance={centavos(431820)} href="https://example.com/recargar" />
                    <IconButton label="Ayuda" icon={<HelpIcon />} />
                    <IconButton label="Avisos" icon={<BellIcon />} />
                    <StoreSwitcher stores={stores} currentStoreId="10452" />
                    <ProfileMenu name="Mariana" />
                  </>
                ),
              })}
        />
      }
      bottomNav={<BottomNav current="home" />}
    >
      {children ?? <h1>Buenos días, Mariana</h1>}
    </AppShell>
  );
}

const meta = {
  title: 'Navegación/Marco · AppShell',
  id: 'appshell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

const margin = (canvasElement: HTMLElement) =>
  Math.round(
    (canvasElement.querySelector('main') as HTMLElement).getBoundingClientRect().left -
      canvasElement.getBoundingClientRect().left,
  );

export const Default: Story = {
  tags: ['desktop'],
  name: 'Barra lateral, barra superior y contenido · S2.1 S2.14',
  // Its page shows it in a window of its own, because the shell keeps to the edges of the window.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  render: () => <Shell layout="full" />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Principal' })).toBeVisible();
    await waitFor(() => expect(margin(canvasElement)).toBe(240));
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Ir al contenido' });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', `#${canvas.getByRole('main').id}`);
    await expect(canvas.getByRole('main')).toHaveAttribute('tabindex', '-1');
  },
};

export const Reduced: Story = {
  tags: ['desktop'],
  name: 'Barra lateral reducida · S2.14',
  render: () => <Shell layout="reduced" />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(margin(canvasElement)).toBe(70));
  },
};

export const Mobile: Story = {
  name: 'Barra inferior en el teléfono · S2.1 S2.15',
  render: () => <Shell layout="mobile" />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('navigation')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'PEDIDOS' })).toBeVisible();
    await waitFor(() => expect(margin(canvasElement)).toBe(0));
  },
};

function Following() {
  const { layout, setReduced } = useShellLayout();
  return <Shell layout={layout} setReduced={setReduced} />;
}

export const FollowsTheWindow: Story = {
  name: 'Se contrae y se expande · S2.10',
  render: () => <Following />,
  play: async ({ canvas, canvasElement }) => {
    // The window of a test may be of any width: wherever there is a sidebar, its button acts.
    const reduce = canvas.queryByRole('button', { name: 'Contraer menú' });
    if (!reduce) return;
    await userEvent.click(reduce);
    await waitFor(() => expect(margin(canvasElement)).toBe(70));
    await userEvent.click(canvas.getByRole('button', { name: 'Expandir menú' }));
    await waitFor(() => expect(margin(canvasElement)).toBe(240));
  },
};

export const WithoutSidebar: Story = {
  name: 'Sin barra lateral',
  args: { children: <h1>Valida tu identidad</h1>, topBar: <TopBar end={<ProfileMenu name="Mariana" />} /> },
};

export const LongText: Story = {
  name: 'Texto largo',
  tags: ['desktop'],
  render: () => (
    <Shell layout="full">
      <p>{'Anticonstitucionalmente'.repeat(30)}</p>
    </Shell>
  ),
};
