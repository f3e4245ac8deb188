import { ProfileMenuContent } from '@trastienda/ui/ProfileMenu';
import { TopBar } from '@trastienda/ui/TopBar';
import { useNavigate } from 'react-router';
import { MobileBar, PageHeader, useIsMobile } from '../../shared/layout/index.ts';
import { usePageTitle } from '../../shared/routes/page-title.ts';
import { paths } from '../../shared/routes/paths.ts';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts';
import { selectSession } from '../../shared/session/selectors.ts';
import { signOutRequested } from '../../shared/session/slice.ts';
import { ContactCard } from '../../pages/store-data/contact-card.tsx';
import { accountMenu } from './menu.tsx';
import { Preferences } from './preferences.tsx';
import * as s from './preferences.css.ts';

/** The profile menu as a page of a phone (S2.38). */
export default function ProfileMenuPage() {
  usePageTitle('Tu perfil');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isMobile = useIsMobile();
  const user = useAppSelector(selectSession)?.user;
  return (
    <>
      {isMobile ? (
        <MobileBar>
          <TopBar title="Tu perfil" onBack={() => void navigate(paths.menu())} />
        </MobileBar>
      ) : (
        <PageHeader title="Tu perfil" />
      )}
      <div className={s.page}>
        <ProfileMenuContent
          items={accountMenu}
          name={user?.name}
          email={user?.email}
          onSignOut={() => dispatch(signOutRequested())}
        >
          <Preferences />
        </ProfileMenuContent>
        <ContactCard />
      </div>
    </>
  );
}
