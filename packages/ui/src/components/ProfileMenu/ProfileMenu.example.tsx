import { ProfileMenu } from '@trastienda/ui/ProfileMenu';

export function Example() {
  return (
    <ProfileMenu
      name="Mariana Robles"
      email="mariana@casalumbre.example"
      // The four pages are there by themselves; `items` replaces them.
      onSignOut={() => window.location.assign('/salir')}
    />
  );
}
