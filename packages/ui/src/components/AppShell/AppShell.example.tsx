import { centavos } from '@trastienda/domain';
import { AppShell, useShellLayout } from '@trastienda/ui/AppShell';
import { BottomNav } from '@trastienda/ui/BottomNav';
import { HomeIcon, ReceiptIcon } from '@trastienda/ui/icons';
import { ProfileMenu } from '@trastienda/ui/ProfileMenu';
import { SearchField } from '@trastienda/ui/SearchField';
import { Sidebar } from '@trastienda/ui/Sidebar';
import { TopBar } from '@trastienda/ui/TopBar';
import { WalletButton } from '@trastienda/ui/WalletButton';

const menu = [
  { key: 'inicio', label: 'Inicio', icon: <HomeIcon />, href: '/' },
  {
    key: 'pedidos',
    label: 'Mis pedidos',
    icon: <ReceiptIcon />,
    href: '/mis-pedidos?status=todos',
    count: 33,
  },
];

export function Example() {
  const { layout, isReduced, isMobile, setReduced } = useShellLayout();
  return (
    <AppShell
      layout={layout}
      sidebar={<Sidebar items={menu} activePath="/" reduced={isReduced} onReducedChange={setReduced} />}
      topBar={
        <TopBar
          plain={isMobile}
          search={!isMobile && <SearchField placeholder="Buscar pedido, guía, SKU o cliente" />}
          end={
            <>
              {!isMobile && <WalletButton balance={centavos(431820)} href="https://example.com/recargar" />}
              <ProfileMenu name="Mariana" />
            </>
          }
        />
      }
      bottomNav={<BottomNav current="home" />}
    >
      <h1>Buenos días, Mariana</h1>
    </AppShell>
  );
}
