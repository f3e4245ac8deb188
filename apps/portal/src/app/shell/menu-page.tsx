import { IconButton } from '@trastienda/ui/IconButton';
import { UserIcon } from '@trastienda/ui/icons';
import { TopBar } from '@trastienda/ui/TopBar';
import { useNavigate } from 'react-router';
import { HelpButton } from '../../shared/layout/help-button.tsx';
import { MobileBar, PageHeader, useIsMobile } from '../../shared/layout/index.ts';
import { usePageTitle } from '../../shared/routes/page-title.ts';
import { paths } from '../../shared/routes/paths.ts';
import { AppSidebar } from './app-sidebar.tsx';

/** MENU of the bottom bar: the whole menu, expanded (S2.12, S2.38). */
export default function MenuPage() {
  usePageTitle('Menú');
  const navigate = useNavigate();
  const isMobile = useIsMobile();
  const profile = (
    <>
      {isMobile && <HelpButton />}
      <IconButton label="Tu perfil" icon={<UserIcon />} onPress={() => void navigate(paths.profileMenu())} />
    </>
  );
  return (
    <>
      {isMobile ? (
        <MobileBar>
          <TopBar title="Menú" end={profile} />
        </MobileBar>
      ) : (
        <PageHeader title="Menú" actions={profile} />
      )}
      <AppSidebar variant="page" aria-label="Menú" />
    </>
  );
}
