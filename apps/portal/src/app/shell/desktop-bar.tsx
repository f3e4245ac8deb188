import { SearchField } from '@trastienda/ui/SearchField';
import { TopBar } from '@trastienda/ui/TopBar';
import type { Ref } from 'react';
import { useLocation } from 'react-router';
import { HelpButton } from '../../shared/layout/help-button.tsx';
import { useLeaveGuard } from '../../shared/layout/leave-guard.ts';
import { paths } from '../../shared/routes/paths.ts';
import { AccountMenu } from './account-menu.tsx';
import { Jobs } from './jobs.tsx';
import { mustShowWallet } from '../../entities/store/selectors.ts';
import { StoreMenu } from '../../entities/store/store-menu.tsx';
import { Wallet } from '../../entities/store/wallet.tsx';

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
          <Jobs />
          {mustShowWallet(pathname) && <Wallet variant="button" />}
          <HelpButton />
          <StoreMenu />
          <AccountMenu />
        </>
      }
    />
  );
}
