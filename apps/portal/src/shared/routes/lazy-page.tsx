import { type ComponentType, use } from 'react';

export type PageModule<Props = object> = { readonly default: ComponentType<Props> };

export type LazyPage<Props = object> = {
  /** Suspends until its chunk is there; throws when it could not be had. */
  readonly Component: ComponentType<Props>;
  /** Loads the page's chunk ahead of its visit; asked again it does nothing. */
  readonly preload: () => void;
  readonly isLoaded: () => boolean;
  /** Forgets a failed load, so that the next visit tries again; React's own `lazy` keeps a failure for ever. */
  readonly forgive: () => void;
};

/** A page in a chunk of its own, which can be loaded before it is needed. */
export function lazyPage<Props extends object = object>(
  load: () => Promise<PageModule<Props>>,
): LazyPage<Props> {
  let loading: Promise<PageModule<Props>> | null = null;
  let state: 'waiting' | 'loaded' | 'failed' = 'waiting';
  const once = () => {
    if (loading === null) {
      const chunk = load();
      loading = chunk;
      chunk.then(
        (value) => {
          state = 'loaded';
          // React reads it off the promise, and draws at once what was loaded ahead of its visit.
          Object.assign(chunk, { status: 'fulfilled', value });
        },
        () => (state = 'failed'),
      );
    }
    return loading;
  };
  return {
    Component: function LazyPageComponent(props: Props) {
      const { default: Page } = use(once());
      return <Page {...props} />;
    },
    preload: () => void once(),
    isLoaded: () => state === 'loaded',
    forgive() {
      if (state !== 'failed') return;
      loading = null;
      state = 'waiting';
    },
  };
}
