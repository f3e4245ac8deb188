import { statusLabel } from '@trastienda/domain';
import { StatusGlyph } from '@trastienda/ui/StatusGlyph';

export function Example() {
  return (
    <span>
      <StatusGlyph status="transito" /> {statusLabel('transito')}
    </span>
  );
}
