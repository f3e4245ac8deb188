import type { SessionEvents } from './session-channel.ts';

type Watch = {
  readonly document:
    | Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
    | undefined;
  readonly events: SessionEvents | undefined;
  readonly pollSeconds: number;
  readonly listen: (changed: () => void) => () => void;
  readonly isSignedIn: () => boolean;
  readonly refresh: () => void;
  /** The page was left and has come back from the browser's cache. */
  readonly cameBack: () => void;
};

/** Fetches the session now, and again whenever it may have changed; gives back the function that stops it. */
export function watchSession(watch: Watch): () => void {
  const isVisible = () => watch.document?.visibilityState !== 'hidden';
  const onVisibility = () => {
    if (isVisible()) watch.refresh();
  };
  const onPageShow = (event: Event) => {
    if (!(event as PageTransitionEvent).persisted) return;
    watch.cameBack();
    watch.refresh();
  };
  const poll =
    watch.pollSeconds > 0
      ? setInterval(() => {
          if (watch.isSignedIn() && isVisible()) watch.refresh();
        }, watch.pollSeconds * 1000)
      : undefined;

  watch.document?.addEventListener('visibilitychange', onVisibility);
  watch.events?.addEventListener('pageshow', onPageShow);
  const deafen = watch.listen(watch.refresh);
  watch.refresh();

  return () => {
    clearInterval(poll);
    watch.document?.removeEventListener('visibilitychange', onVisibility);
    watch.events?.removeEventListener('pageshow', onPageShow);
    deafen();
  };
}
