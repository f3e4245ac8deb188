import { ProfileMenu } from '@trastienda/ui/ProfileMenu';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts';
import { selectSession } from '../../shared/session/selectors.ts';
import { signOutRequested } from '../../shared/session/slice.ts';
import { accountMenu } from './menu.tsx';
import { Preferences } from './preferences.tsx';

/** The menu shows who is signed in, their pages, and the way out. */
export function AccountMenu() {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectSession)?.user;
  return (
    <ProfileMenu
      items={accountMenu}
      name={user?.name}
      email={user?.email}
      onSignOut={() => dispatch(signOutRequested())}
    >
      <Preferences />
    </ProfileMenu>
  );
}
