import { statusLabel } from '@trastienda/domain';
import { Inline } from '@trastienda/ui/Inline';
import { StatusGlyph } from '@trastienda/ui/StatusGlyph';

export function Example() {
  return (
    // The glyph is decoration, a block of its own: the word beside it is what is heard.
    <Inline>
      <StatusGlyph status="transito" />
      {statusLabel('transito')}
    </Inline>
  );
}
