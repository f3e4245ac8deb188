import { SearchField } from '@trastienda/ui/SearchField';
import { TopBar } from '@trastienda/ui/TopBar';
import type { Ref } from 'react';
import { useLocation } from 'react-router';
import { useLeaveGuard } from '../../page/leave-guard.ts';
import { paths } from '../../routes/paths.ts';
import { AccountMenu } from './account-menu.tsx';
import { mustShowWallet } from './selectors.ts';
import { StoreMenu } from './store-menu.tsx';
import { Wallet } from './wallet.tsx';

/** The bar over every page above 750 px. */
export function DesktopBar({ searchRef }: { readonly searchRef: Ref<HTMLInputElement> }) {
  const { pathname } = useLocation();
  const { go } = useLeaveGuard();
  return (
    <TopBar
      search={
        <SearchField
          inputRef={searchRef}
          placeholder="Buscar pedido, guía, SKU o cliente"
          shortcut="Ctrl K"
          onSubmit={(text) => {
            // D22: orders of every state that match.
            if (text.trim() !== '') go(paths.orders({ search: text.trim() }));
          }}
        />
      }
      end={
        <>
          {mustShowWallet(pathname) && <Wallet variant="button" />}
          <StoreMenu />
          <AccountMenu />
        </>
      }
    />
  );
}
