import { statusLabel } from '@trastienda/domain';
import { StatusGlyph } from '@trastienda/ui/StatusGlyph';

export function Example() {
  return (
    // The glyph is decoration, a block of its own: the word beside it is what is heard.
    <span style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
      <StatusGlyph status="transito" />
      {statusLabel('transito')}
    </span>
  );
}
