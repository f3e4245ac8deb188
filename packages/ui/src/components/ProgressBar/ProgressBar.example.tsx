import { ProgressBar } from '@trastienda/ui/ProgressBar';

const sent = { bytes: 1_200_000, of: 2_000_000 };

export function Example() {
  // The value goes from 0 to 1; `null` says that nobody knows.
  return <ProgressBar label="Subiendo acuse.pdf" value={sent.bytes / sent.of} />;
}
