import { Avatar } from '@trastienda/ui/Avatar';

export function Example() {
  // The letters are not read aloud, so the name always stands beside them.
  return (
    <span style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
      <Avatar name="Casa Lumbre" />
      Casa Lumbre
    </span>
  );
}
