import { ProfileMenu } from '@trastienda/ui/ProfileMenu';

export function Example() {
  return (
    <ProfileMenu
      name="Mariana Robles"
      email="mariana@casalumbre.example"
      // Without `items` it leads to the four pages of the account.
      onSignOut={() => window.location.assign('/salir')}
    />
  );
}
