export { CallFailed } from './call-failed.tsx';
export { HelpLink } from './help-button.tsx';
export { PageHeader } from './page-header.tsx';
export { MobileBar, useIsMobile } from './shell-slots.tsx';
export { useClock } from './use-clock.ts';
export { useDraft } from '../form/use-draft.ts';
export { useIsOnline } from './use-is-online.ts';
export { useMedia } from '@trastienda/ui/UiProvider';
export { useNow } from './use-now.ts';
