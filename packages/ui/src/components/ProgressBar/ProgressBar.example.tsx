import { ProgressBar } from '@trastienda/ui/ProgressBar';

const sent = { bytes: 1_200_000, of: 2_000_000 };

export function Example() {
  // From 0 to 1; `null` while nobody knows how far it is.
  return <ProgressBar label="Subiendo acuse.pdf" value={sent.bytes / sent.of} />;
}
