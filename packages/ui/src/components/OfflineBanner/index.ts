export {
  OfflineBanner,
  type OfflineBannerLabels,
  type OfflineBannerProps,
  type WaitingAction,
} from './OfflineBanner.tsx';
export { useOnline } from './use-online.ts';
