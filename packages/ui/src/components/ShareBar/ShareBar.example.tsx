import { ShareBar } from '@trastienda/ui/ShareBar';

export function Example() {
  // Percent, not a part of 1; `null` where there is none to tell.
  return <ShareBar percent={17.5} />;
}
