import { centavos } from '@trastienda/domain';
import { IconButton } from '@trastienda/ui/IconButton';
import { BellIcon, HelpIcon } from '@trastienda/ui/icons';
import { ProfileMenu } from '@trastienda/ui/ProfileMenu';
import { SearchField } from '@trastienda/ui/SearchField';
import { StoreSwitcher } from '@trastienda/ui/StoreSwitcher';
import { TopBar } from '@trastienda/ui/TopBar';
import { WalletButton } from '@trastienda/ui/WalletButton';

const stores = [
  { id: '10452', name: 'Casa Lumbre' },
  { id: '10460', name: 'Barro y Palma' },
];
const goTo = (address: string) => window.location.assign(address);

export function Example() {
  return (
    <TopBar
      search={
        <SearchField
          placeholder="Buscar pedido, guía, SKU o cliente"
          shortcut="Ctrl K"
          onSubmit={(text) => goTo(`/mis-pedidos?buscar=${encodeURIComponent(text)}`)}
        />
      }
      end={
        <>
          <WalletButton balance={centavos(431_820)} href="https://example.com/recargar" />
          <IconButton label="Ayuda" icon={<HelpIcon />} onPress={() => goTo('/ayuda')} />
          <IconButton label="Avisos" icon={<BellIcon />} onPress={() => goTo('/avisos')} />
          <StoreSwitcher
            stores={stores}
            currentStoreId="10452"
            onStoreChange={(id) => goTo(`/?store=${id}`)}
          />
          <ProfileMenu name="Mariana" email="mariana@casalumbre.example" onSignOut={() => goTo('/salir')} />
        </>
      }
    />
  );
}
