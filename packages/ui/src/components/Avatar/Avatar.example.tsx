import { Avatar } from '@trastienda/ui/Avatar';
import { Inline } from '@trastienda/ui/Inline';

export function Example() {
  // The letters are not read aloud, so the name always stands beside them.
  return (
    <Inline>
      <Avatar name="Casa Lumbre" />
      Casa Lumbre
    </Inline>
  );
}
