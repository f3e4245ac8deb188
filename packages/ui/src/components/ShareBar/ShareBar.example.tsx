import { ShareBar } from '@trastienda/ui/ShareBar';

export function Example() {
  // This is a percent, not a part of 1.
  return <ShareBar percent={17.5} />;
}
